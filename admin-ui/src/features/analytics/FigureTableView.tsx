import { color, fontSize, space, VisuallyHidden } from '@pickup/web';
import styled from 'styled-components';
import type { FigureTable } from './cells.js';

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
export function FigureTableView({ table }: { table: FigureTable }) {
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
