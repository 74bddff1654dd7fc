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

/** How many orders one call acknowledges at most. */
const BATCH = 100;

/**
 * Acknowledges that orders have reached a board, each once; a failed call is repeated with the next order.
 * @param send calls the server
 */
export function createAcknowledger(
  send: (orderIds: string[]) => Promise<unknown>,
): (orderIds: readonly string[]) => void {
  const acknowledged = new Set<string>();
  const waiting = new Set<string>();

  async function sendNext(): Promise<void> {
    const ids = [...waiting].slice(0, BATCH);
    if (ids.length === 0) return;
    for (const id of ids) {
      waiting.delete(id);
      acknowledged.add(id);
    }
    try {
      await send(ids);
    } catch {
      for (const id of ids) {
        acknowledged.delete(id);
        waiting.add(id);
      }
      return;
    }
    await sendNext();
  }

  return (orderIds) => {
    for (const id of orderIds) if (!acknowledged.has(id)) waiting.add(id);
    void sendNext();
  };
}
