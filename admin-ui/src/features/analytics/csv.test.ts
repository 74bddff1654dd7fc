import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CSV_FORMATS } from '../../files/csv-format.js';
import { writeCsv } from './csv.js';

/** One row without the mark at the start of the file. */
const withCommas = (...cells: (string | number)[]) => writeCsv([cells], 'comma').slice(1);
const withSemicolons = (...cells: (string | number)[]) => writeCsv([cells], 'semicolon').slice(1);

/** Takes a file apart as a spreadsheet does: a quote at the start of a cell opens one, a doubled quote stands for itself. */
function parse(file: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const text = file.slice(1);
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text.charAt((at += 1));
      else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === separator) {
      rows.at(-1)?.push(cell);
      cell = '';
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[at + 1] === '\n') at += 1;
      rows.at(-1)?.push(cell);
      cell = '';
      rows.push([]);
    } else cell += sign;
  }
  return rows.slice(0, -1);
}

/** Texts that try: signs of formulas, of every separator, of quotes. */
const hostile = fc.string({ unit: fc.constantFrom(...Array.from('=+-@;,|\t\r\n"\' a1.＝')), maxLength: 12 });

describe('writeCsv', () => {
  it('marks the file as UTF-8 and ends every row as spreadsheets expect', () => {
    expect(writeCsv([['Crème brûlée', 3], [], ['ok', 0.5]], 'comma')).toBe('\uFEFFCrème brûlée,3\r\n\r\nok,0.5\r\n');
  });

  it('is readable by a Dutch Excel: semicolons between cells, a comma in numbers', () => {
    expect(withSemicolons('Frites', 3, '12.50', -1.5, '2026-11-21')).toBe('Frites;3;12,50;-1,5;2026-11-21\r\n');
  });

  it('quotes what would break a row in any of the spreadsheets', () => {
    expect(withCommas('Fish, chips', 'Say "cheese"', 'two\nlines', ' edge ', 'a;b', 'a\tb')).toBe(
      '"Fish, chips","Say ""cheese""","two\nlines"," edge ","a;b","a\tb"\r\n',
    );
  });

  it.each(['=1+1', '+31 6', '-2+3', '-', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1', '\tx'])(
    'takes the force out of %j',
    (formula) => {
      for (const line of [withCommas(formula), withSemicolons(formula)]) {
        expect(line.replaceAll('"', '').startsWith("'")).toBe(true);
      }
    },
  );

  it.each(['x;=1+1', 'x,=1+1', 'x;"=1+1"', 'x\t@SUM(A1)'])('defuses formulas inside %j', (formula) => {
    expect(withCommas('first', formula)).toMatch(/[;,\t]'/);
  });

  it('leaves numbers alone, negative ones too', () => {
    expect(withCommas(-1.5, '-12.50', '-2', 'a=b')).toBe('-1.5,-12.50,-2,a=b\r\n');
  });

  it('round-trips every text in its own cell, with at most a quote before a formula (property)', () => {
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 5 }), fc.constantFrom(...CSV_FORMATS), (row, format) => {
        const separator = format === 'semicolon' ? ';' : ',';
        const [cells] = parse(writeCsv([row], format), separator);
        const unmarked = (text: string) => text.replaceAll("'", '');
        const written = row.map((text) =>
          /^-?\d+\.\d+$/.test(text) && format === 'semicolon' ? text.replace('.', ',') : text,
        );
        expect(cells?.map(unmarked)).toEqual(written.map(unmarked));
      }),
    );
  });

  it('starts no formula whatever separator a spreadsheet uses (property)', () => {
    fc.assert(
      fc.property(
        fc.array(hostile, { minLength: 1, maxLength: 5 }),
        fc.constantFrom(...CSV_FORMATS),
        fc.constantFrom(',', ';', '\t', '|'),
        (row, format, separator) => {
          // To who opens it by another separator, several cells of the file are one: a number may begin it.
          const own = format === 'semicolon' ? ';' : ',';
          const cells = parse(writeCsv([row], format), separator).flat();
          for (const cell of cells.flatMap((found) => found.split(own))) {
            expect(/^["\s]*[=+\-@＝＋－＠]/.test(cell) && !/^["\s]*-\d+([.,]\d+)?"*$/.test(cell), cell).toBe(false);
          }
        },
      ),
    );
  });
});
