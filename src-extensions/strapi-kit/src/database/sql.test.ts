import { describe, expect, it } from 'vitest';
import { insertInto, placeholders, type SqlValue } from './sql.js';

/** Keeps what it is asked to run. */
function recorder() {
  const asked: [string, readonly SqlValue[] | undefined][] = [];
  const sql = (text: string, values?: readonly SqlValue[]) => {
    asked.push([text, values]);
    return Promise.resolve([]);
  };
  return { asked, sql };
}

describe('inserting rows', () => {
  it('takes one statement, with the columns of the first row', async () => {
    const { asked, sql } = recorder();
    await insertInto(
      sql,
      'things',
      [
        { name: 'a', position: 1 },
        { position: 2, name: null },
      ],
      'RETURNING id',
    );
    expect(asked).toEqual([
      ['INSERT INTO "things" ("name", "position") VALUES (?, ?), (?, ?) RETURNING id', ['a', 1, null, 2]],
    ]);
  });

  it('has a placeholder for each value', () => {
    expect([placeholders(1), placeholders(3)]).toEqual(['?', '?, ?, ?']);
  });
});
