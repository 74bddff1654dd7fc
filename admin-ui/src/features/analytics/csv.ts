/** A number is written as it is, with a point; a text is guarded and quoted where it has to be. */
export type CsvCell = string | number;

/** Tells a spreadsheet that the file is UTF-8. */
const BOM = '\uFEFF';
const LINE_END = '\r\n';

/** What a spreadsheet would take for a formula, wide signs and signs behind blanks too. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

function writeCell(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const plain = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** A file of comma-separated values (RFC 4180) that no spreadsheet runs: guests and dishes name themselves as they like. */
export const writeCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  BOM + rows.map((row) => row.map(writeCell).join(',') + LINE_END).join('');
