import { Button, Card, CheckIcon, color, fontSize, space, TableIcon, VisuallyHidden } from '@pickup/web';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { FigureTable } from './cells.js';
import { FigureTableView } from './FigureTableView.js';

const Root = styled(Card)`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space(2)};
  min-width: 0;
  padding: ${space(2.5)};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 0 ${space(2)};
`;

/* Makes way for the button as long as the title has room for a word. */
const Name = styled.div`
  flex: 1 1 150px;
`;

const Title = styled.h2`
  font-size: ${fontSize('xl')};
`;

const About = styled.p`
  margin-top: ${space(0.5)};
  color: ${color('soft')};
  font-size: ${fontSize('sm')};
`;

/* Above what it changes, so that it stays where it was pressed. */
const Toggle = styled(Button)`
  flex: none;
  margin: calc(-1 * ${space(1)}) calc(-1 * ${space(1.5)}) 0;
  padding-inline: ${space(1.5)};
  color: ${color('soft')};
  &[aria-pressed='true'] {
    color: ${color('ink')};
  }
`;

interface FigureCardProps {
  /** Names the card, too. */
  table: FigureTable;
  /** Which days it is about. */
  about: string;
  /** The figure in one sentence, for everyone. */
  headline?: ReactNode;
  /** The chart; hidden from screen readers, which get the table. */
  children: ReactNode;
}

/** A figure with its picture and, behind it, its table: in sight when asked for, read aloud in either case. */
export function FigureCard({ table, about, headline, children }: FigureCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const figures = <FigureTableView table={table} />;
  return (
    <Root as="section" aria-labelledby={id}>
      <Head>
        <Name>
          <Title id={id}>{table.title}</Title>
          <About>{about}</About>
        </Name>
        <Toggle
          variant="quiet"
          aria-pressed={asTable}
          aria-label={`${t('analytics.asTable')}: ${table.title}`}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? <CheckIcon /> : <TableIcon />}
          {t('analytics.asTable')}
        </Toggle>
      </Head>
      {headline}
      {asTable ? (
        figures
      ) : (
        <>
          <div aria-hidden="true">{children}</div>
          <VisuallyHidden as="div">{figures}</VisuallyHidden>
        </>
      )}
    </Root>
  );
}
