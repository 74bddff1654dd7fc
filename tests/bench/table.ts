/** A column's heading; figures stand at its right edge. */
export interface Column {
  title: string;
  align: 'left' | 'right';
}

export const text = (title: string): Column => ({ title, align: 'left' });
export const figure = (title: string): Column => ({ title, align: 'right' });

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A Markdown table. */
export const table = (columns: readonly Column[], rows: readonly (readonly string[])[]): string =>
  [
    row(columns.map(({ title }) => title)),
    row(columns.map(({ align }) => (align === 'left' ? '---' : '---:'))),
    ...rows.map(row),
  ].join('\n');

/** The same with cells as wide as their column, as `npm run format` leaves it. */
export function paddedTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const lines = [columns.map(({ title }) => title), ...rows];
  const widths = columns.map((_, index) => Math.max(3, ...lines.map((cells) => cells[index]?.length ?? 0)));
  const pad = (cells: readonly string[]) =>
    cells.map((cell, index) => {
      const width = widths[index] ?? 0;
      return columns[index]?.align === 'right' ? cell.padStart(width) : cell.padEnd(width);
    });
  const rule = columns.map(({ align }, index) => {
    const width = widths[index] ?? 0;
    return align === 'left' ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`;
  });
  const [head = [], ...body] = lines.map(pad);
  return [head, rule, ...body].map(row).join('\n');
}

/** Whether a target was met, for a cell. */
export const showMet = (met: boolean): string => (met ? 'yes' : '**no**');
