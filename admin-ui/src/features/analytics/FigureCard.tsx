import { Button, Card, color, fontSize, space, VisuallyHidden } from '@pickup/web';
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
  justify-content: space-between;
  gap: ${space(0.5)} ${space(2)};
`;

const Title = styled.h2`
  font-size: ${fontSize('xl')};
`;

const About = styled.p`
  margin-top: ${space(0.5)};
  color: ${color('soft')};
  font-size: ${fontSize('sm')};
`;

const Toggle = styled(Button)`
  padding-inline: ${space(1.5)};
  color: ${color('soft')};
  text-decoration: underline;
  text-underline-offset: 0.3em;
  &[aria-pressed='true'] {
    background: ${color('sunk')};
    color: ${color('ink')};
    text-decoration: none;
  }
`;

interface FigureCardProps {
  /** Names the card, too. */
  table: FigureTable;
  /** Which days it is about. */
  about: string;
  /** The figure in one sentence, for everyone. */
  headline?: ReactNode;
  /** What is drawn; the table says the same, so it is not read aloud. */
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
        <div>
          <Title id={id}>{table.title}</Title>
          <About>{about}</About>
        </div>
        <Toggle variant="quiet" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          <span>
            {t('analytics.asTable')}
            <VisuallyHidden>: {table.title}</VisuallyHidden>
          </span>
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
