import type { AdminOrder } from '@pickup/contract';
import type { BoardEvent } from './connection.js';

/** Whether an order was neither confirmed nor opened. */
const waits = ({ status, openedAt }: AdminOrder) => status === 'PENDING' && openedAt === null;

const byPlacing = (one: AdminOrder, other: AdminOrder) => Date.parse(one.createdAt) - Date.parse(other.createdAt);

/** The orders nobody has opened, oldest first, after an event; `ready` lists them all. */
export function unopenedAfter(orders: readonly AdminOrder[], event: BoardEvent): readonly AdminOrder[] {
  if (event.name === 'ready') return event.data.unopened;
  const { order } = event.data;
  const others = orders.filter(({ id }) => id !== order.id);
  if (!waits(order)) return others.length === orders.length ? orders : others;
  return [...others, order].sort(byPlacing);
}

/** Those of an event's orders that no board has acknowledged yet. */
export function unacknowledged(event: BoardEvent): AdminOrder[] {
  const orders = event.name === 'ready' ? event.data.unopened : [event.data.order];
  return orders.filter(({ deliveredAt }) => deliveredAt === null);
}
