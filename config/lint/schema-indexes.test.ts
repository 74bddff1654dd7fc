import { expect, it } from 'vitest';
import { filesBelow, found, read } from '../docs/read-documents.js';

it('no index of a content type names id, which Strapi does not see on PostgreSQL and would create again', () => {
  const schemas = [
    ...filesBelow(['src-extensions/ordering/src/content-types'], /\.ts$/),
    ...filesBelow(['cms/src/api'], /schema\.json$/),
  ];
  const indexes = schemas.flatMap((file) => found(read(file), /"?columns"?: \[([^\]]+)\]/g));
  expect(indexes.length).toBeGreaterThan(10);
  expect(indexes.filter((columns) => /["']id["']/.test(columns))).toEqual([]);
});
