import {
  color,
  fontSize,
  space,
  VisuallyHidden,
  Button,
  Card,
  CheckIcon,
  TableIcon,
  ErrorBoundary,
  Skeleton,
  useTranslation,
} from '@pickup/web';
import styled from 'styled-components';
import { useId, useState, Suspense, type ReactNode } from 'react';
import type { FigureTable } from './figure-tables.js';

const Table = styled.table`
  width: 100%;
  font-size: ${fontSize('sm')};
  font-variant-numeric: tabular-nums lining-nums;
  & th,
  & td {
    padding: ${space(1)} 0;
    border-bottom: 1px solid ${color('line')};
    text-align: right;
    vertical-align: baseline;
  }
  & th:first-child {
    width: 100%;
    text-align: left;
    overflow-wrap: anywhere;
  }
  & th:not(:first-child),
  & td {
    padding-left: ${space(2)};
    white-space: nowrap;
  }
  & thead th {
    color: ${color('soft')};
    font-weight: 600;
  }
  & tbody th {
    font-weight: 500;
  }
  & tbody tr:last-child > * {
    border-bottom: 0;
  }
`;

/** The figures of a chart, to the last digit. */
function FigureTableView({ table }: { table: FigureTable }) {
  return (
    <Table>
      <VisuallyHidden as="caption">{table.title}</VisuallyHidden>
      <thead>
        <tr>
          {table.columns.map((column) => (
            <th key={column.raw} scope="col">
              {column.shown}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([head, ...cells]) => (
          <tr key={String(head?.raw)}>
            <th scope="row">{head?.shown}</th>
            {cells.map((cell, index) => (
              <td key={table.columns[index + 1]?.raw}>{cell.shown}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Root = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
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

/* All of the card that is left. */
const Chart = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/* Makes way for the button as long as it has room for a word. */
const Title = styled.h2`
  flex: 1 1 150px;
  font-size: ${fontSize('xl')};
`;

const About = styled.p`
  flex: 1 0 100%;
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

/** A chart with its table, which a button shows in its place; screen readers always get the table. */
export function FigureCard({ table, about, headline, children }: FigureCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const figures = <FigureTableView table={table} />;
  return (
    <Root as="section" aria-labelledby={id}>
      <Head>
        <Title id={id}>{table.title}</Title>
        <Toggle
          variant="quiet"
          aria-pressed={asTable}
          aria-label={`${t('analytics.asTable')}: ${table.title}`}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? <CheckIcon /> : <TableIcon />}
          {t('analytics.asTable')}
        </Toggle>
        <About>{about}</About>
      </Head>
      {headline}
      {asTable ? (
        figures
      ) : (
        <>
          <Chart aria-hidden="true">{children}</Chart>
          <VisuallyHidden as="div">{figures}</VisuallyHidden>
        </>
      )}
    </Root>
  );
}

const Missing = styled.p`
  color: ${color('soft')};
  font-size: ${fontSize('sm')};
`;

/**
 * A place for a chart whose code is on its way: as high as the chart will be, in px. Without it the table is still
 * there.
 */
export function LazyChart({ height, children }: { height: number; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <ErrorBoundary fallback={<Missing>{t('analytics.noChart')}</Missing>}>
      <Suspense fallback={<Skeleton $height={`${height}px`} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
