import { isUnopened, isForLater, type AdminOrder } from '@pickup/contract';
import type { BoardEvent } from './connection.js';

/** Since when an order has to be seen: its release, else its placing; in milliseconds. */
export const waitingSince = ({ createdAt, releaseAt }: Pick<AdminOrder, 'createdAt' | 'releaseAt'>): number =>
  Date.parse(releaseAt ?? createdAt);

const byWaitingSince = (one: AdminOrder, other: AdminOrder) => waitingSince(one) - waitingSince(other);

/** The orders that wait to be opened, those for later too, after an event; `ready` lists them all. */
export function waitingAfter(orders: readonly AdminOrder[], event: BoardEvent): readonly AdminOrder[] {
  if (event.name === 'kitchen') return orders;
  if (event.name === 'ready') return [...event.data.unopened].sort(byWaitingSince);
  const { order } = event.data;
  const others = orders.filter(({ id }) => id !== order.id);
  if (!isUnopened(order)) return others.length === orders.length ? orders : others;
  return [...others, order].sort(byWaitingSince);
}

/** Waiting orders by what the clock says of them, oldest first: those to be begun are unopened, the others for later. */
export function splitByRelease(
  orders: readonly AdminOrder[],
  now: number,
): { unopened: readonly AdminOrder[]; later: readonly AdminOrder[] } {
  return {
    unopened: orders.filter((order) => !isForLater(order, now)),
    later: orders.filter((order) => isForLater(order, now)),
  };
}

/** Those of an event's orders that no board has acknowledged yet. */
export function unacknowledged(event: BoardEvent): AdminOrder[] {
  if (event.name === 'kitchen') return [];
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
