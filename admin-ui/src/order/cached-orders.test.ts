import { callExamples } from '@pickup/contract/examples';
import { apiQueryKey } from '@pickup/web';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { followMenu } from './cached-orders.js';

const control = callExamples.kitchenControl.response;

it.each([
  ['is read again when another board has changed the menu', '2026-11-21T17:55:00.000Z', true],
  ['stays as it was read while only the kitchen changes', control.menuChangedAt, false],
])('what is sold out %s', (_, menuChangedAt, isReadAgain) => {
  const queries = new QueryClient();
  const soldOut = apiQueryKey('adminMenuItems', { query: { includeUnavailable: 'true' } });
  const hear = followMenu(queries);
  hear(control);
  queries.setQueryData(soldOut, []);
  // An order has had the kitchen read meanwhile.
  queries.setQueryData(apiQueryKey('kitchenControl'), { ...control, menuChangedAt });
  expect(queries.getQueryState(soldOut)?.isInvalidated).toBe(false);
  hear({ ...control, extraMinutes: 30, menuChangedAt });
  expect(queries.getQueryState(soldOut)?.isInvalidated).toBe(isReadAgain);
  queries.clear();
});
