import { act, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { order, OWNER, type HouseApi, type KitchenOrder } from '../../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../../app/rendered-app.js';
import { minutesFromNow } from '../../../app/test-clock.js';

/** An order that nobody has opened. */
export const fresh = (counter: number, given: Partial<KitchenOrder> = {}) =>
  order(counter, { openedAt: null, deliveredAt: null, createdAt: minutesFromNow(-2), ...given });

/** The board, connected. */
export async function openBoard(search = '') {
  rememberSession(OWNER);
  const app = renderApp(`/admin/orders${search}`);
  await screen.findByText('Live');
  return app;
}

/** An order comes in at the kitchen. */
export function arriveAt(house: HouseApi, counter: number, given: Partial<KitchenOrder> = {}) {
  const placed = fresh(counter, given);
  house.kitchen.orders.unshift(placed);
  act(() => house.kitchen.board.tell('placed', placed));
  return placed;
}

export const titled = (title: string) => waitFor(() => expect(document.title).toBe(title));
export const card = (number: string) => screen.findByRole('article', { name: `Order ${number}` });
export const bar = () => screen.findByRole('region', { name: /new orders? nobody has opened$/ });
export const noBar = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: /new orders? nobody has opened$/ })).toBeNull());
