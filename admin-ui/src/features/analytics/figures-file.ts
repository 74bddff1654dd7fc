import type { Language } from '@pickup/web';
import type { FigureTable } from './cells.js';
import { writeCsv, type CsvCell } from './csv.js';

/** The figures of a period as one file: a head, then a table per figure, an empty row between them. */
export function writeFiguresFile(
  head: readonly (readonly CsvCell[])[],
  tables: readonly FigureTable[],
  language: Language,
): string {
  const parts = tables.map(({ title, columns, rows }) => [
    [],
    [title],
    ...[columns, ...rows].map((row) => row.map(({ raw }) => raw)),
  ]);
  return writeCsv([...head, ...parts.flat()], language);
}
