import { expect, it } from 'vitest';
import { filesBelow, found, read } from '../docs/read-documents.js';

/** The tables that the owner's content lies in, as the schemas of `cms` name them. */
const TABLES = filesBelow(['cms/src/api'], /schema\.json$/).flatMap((file) =>
  found(read(file), /"collectionName": "([^"]+)"/g),
);

/** Where a table is named: a text of its own, or behind a word of SQL. */
const named = new RegExp(String.raw`(?:'|\b(?:from|join|into|update|table)\s+"?)(?:${TABLES.join('|')})\b`, 'i');

it('ordering names no table of the content in SQL, and asks the catalogue instead', () => {
  expect(TABLES).toEqual(expect.arrayContaining(['menu_items', 'deals', 'restaurants']));
  const files = filesBelow(['src-extensions/ordering/src'], /(?<!\.test)\.ts$/);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => named.test(read(file)))).toEqual([]);
});
