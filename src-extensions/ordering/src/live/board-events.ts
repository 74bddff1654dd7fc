import type { AdminOrder, BoardReady, EventOf, OrderEvent, endpoints } from '@pickup/contract';
import type { Sql } from '@pickup/strapi-kit';
import { presentAdminOrder } from '../reading/present-order.js';
import { readOrders } from '../reading/read-order.js';
import type { EventRow } from './event-rows.js';

/** What a board is sent. */
export type BoardEvent = EventOf<typeof endpoints.orderEvents>;

/** Events as boards hear them, each with its order as it stands now; those of an order that is gone are left out. */
export async function presentEvents(sql: Sql, rows: readonly EventRow[]): Promise<BoardEvent[]> {
  const orders = await readOrders(sql, [...new Set(rows.map(({ order_row: id }) => id))]);
  const presented = new Map([...orders].map(([id, order]) => [id, presentAdminOrder(order)]));
  return rows.flatMap(({ id, order_row: row, event_kind: kind }): BoardEvent[] => {
    const order = presented.get(row);
    return order ? [{ name: 'order', id: String(id), data: { kind, order } satisfies OrderEvent }] : [];
  });
}

const isUnopened = ({ status, openedAt }: AdminOrder) => status === 'PENDING' && openedAt === null;

/** Tells a board that it has heard all up to a place in the stream. @param ids rows of the orders nobody had opened there */
export async function presentReady(sql: Sql, place: number, ids: number[]): Promise<BoardEvent> {
  const orders = await readOrders(sql, ids);
  const unopened = ids.flatMap((id) => {
    const order = orders.get(id);
    return order ? [presentAdminOrder(order)] : [];
  });
  return { name: 'ready', id: String(place), data: { unopened: unopened.filter(isUnopened) } satisfies BoardReady };
}
