import { expect, it } from 'vitest';
import { figure, paddedTable, table, text } from './table.js';

const columns = [text('what'), figure('ms')];
const rows = [
  ['a read', '3'],
  ['an order', '12'],
];

it('a table has figures at the right edge', () => {
  expect(table(columns, rows)).toBe('| what | ms |\n| --- | ---: |\n| a read | 3 |\n| an order | 12 |');
});

it('a padded table has cells as wide as their column', () => {
  expect(paddedTable(columns, rows)).toBe(
    '| what     |  ms |\n| -------- | --: |\n| a read   |   3 |\n| an order |  12 |',
  );
});
