import { describe, expect, it } from 'vitest';
import { writeCsv } from './csv.js';

/** Without the mark at the start of the file. */
const line = (...cells: (string | number)[]) => writeCsv([cells]).slice(1);

describe('writeCsv', () => {
  it('marks the file as UTF-8 and ends every row as spreadsheets expect', () => {
    expect(writeCsv([['Crème brûlée', 3], [], ['ok', 0.5]])).toBe('\uFEFFCrème brûlée,3\r\n\r\nok,0.5\r\n');
  });

  it('quotes what would break a row', () => {
    expect(line('Fish, chips', 'Say "cheese"', 'two\nlines', ' edge ')).toBe(
      '"Fish, chips","Say ""cheese""","two\nlines"," edge "\r\n',
    );
  });

  it.each(['=1+1', '+31 6', '-2', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1'])(
    'takes the force out of %j',
    (formula) => {
      expect(line(formula).replaceAll('"', '').startsWith("'")).toBe(true);
    },
  );

  it('leaves numbers alone', () => {
    expect(line(-1.5, '12.50', 'a=b')).toBe('-1.5,12.50,a=b\r\n');
  });
});
