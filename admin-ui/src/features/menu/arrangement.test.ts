import { describe, expect, it } from 'vitest';
import { adapted, inOrder } from './arrangement.js';

const list = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

describe('records in a new order', () => {
  it('stand where one of them was, and the others where they were', () => {
    expect(inOrder(list, ['d', 'b', 'a']).map(({ id }) => id)).toEqual(['d', 'b', 'c', 'a']);
  });

  it('that are gone leave the list as it is', () => {
    expect(inOrder(list, ['x'])).toEqual(list);
  });
});

it('an order goes on without what is gone, and with what is new at its end', () => {
  expect(adapted(['c', 'gone', 'a'], ['a', 'b', 'c'])).toEqual(['c', 'a', 'b']);
});
