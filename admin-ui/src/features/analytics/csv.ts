import type { CsvFormat } from '../../files/csv-format.js';
import type { FigureTable } from './figure-tables.js';

export type CsvCell = string | number;

/** Tells a spreadsheet that the file is UTF-8. */
const BOM = '\uFEFF';
const LINE_END = '\r\n';

const FORMATS = {
  comma: { separator: ',', point: '.' },
  semicolon: { separator: ';', point: ',' },
} as const satisfies Record<CsvFormat, { separator: string; point: string }>;

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * Where a spreadsheet could begin a formula: at the start of a cell and, opened by one with another separator, behind
 * each of them. Blanks and quotes may come first; a tab or a line break at the start is taken for one too.
 */
const FORMULA = /(?<=^|[;,|\t\r\n])(?=(?:["']|[^\S\t\r\n])*[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;
const NEEDS_QUOTES = /[",;|\t\r\n]|^\s|\s$/;

function writeCell(cell: CsvCell, point: string): string {
  const text = String(cell);
  const plain = NUMBER.test(text) ? text.replace('.', point) : text.replace(FORMULA, "'");
  return NEEDS_QUOTES.test(plain) && !NUMBER.test(text) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/**
 * A file of separated values (RFC 4180) that no spreadsheet runs: guests and dishes name themselves as they like.
 */
export function writeCsv(rows: readonly (readonly CsvCell[])[], format: CsvFormat): string {
  const { separator, point } = FORMATS[format];
  return BOM + rows.map((row) => row.map((cell) => writeCell(cell, point)).join(separator) + LINE_END).join('');
}

/** The figures of a period as one file: a head, then a table per figure, an empty row between them. */
export function writeFiguresFile(
  head: readonly (readonly CsvCell[])[],
  tables: readonly FigureTable[],
  format: CsvFormat,
): string {
  const parts = tables.map(({ title, columns, rows }) => [
    [],
    [title],
    ...[columns, ...rows].map((row) => row.map(({ raw }) => raw)),
  ]);
  return writeCsv([...head, ...parts.flat()], format);
}
