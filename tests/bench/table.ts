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

/** Whether a target was met, for a cell. */
export const showMet = (met: boolean): string => (met ? 'yes' : '**no**');
