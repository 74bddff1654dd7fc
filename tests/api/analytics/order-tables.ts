import { randomBytes } from 'node:crypto';
import { localDay, businessHour } from '@pickup/contract';
import type { Knex } from 'knex';
import { ZONE, type GeneratedLine, type GeneratedOrder } from './generated-orders.js';

/** Rows a statement: well below the bound-variable limits of both databases. */
const CHUNK = 200;

const newId = () => randomBytes(12).toString('hex');

const rowDefaults = (at: Date) => ({ document_id: newId(), created_at: at, updated_at: at, published_at: at });

const costOf = (lines: readonly GeneratedLine[]) =>
  lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);

function orderRow({ placedAt, email, status, lines }: GeneratedOrder) {
  const at = new Date(placedAt);
  return {
    ...rowDefaults(at),
    number: newId().slice(0, 20),
    public_id: newId(),
    order_status: status,
    customer_name: 'Anna de Vries',
    customer_email: email.toLowerCase(),
    customer_phone: '+31 20 555 0142',
    subtotal_cents: costOf(lines),
    tax_cents: 0,
    total_cents: costOf(lines),
    placed_at: at,
    business_day: localDay(placedAt, ZONE),
    business_hour: businessHour(placedAt, ZONE),
  };
}

const lineRows = (orderId: number, { placedAt, lines }: GeneratedOrder) =>
  lines.map(({ name, type, quantity, unitCents, choiceCents = null }, index) => ({
    ...rowDefaults(new Date(placedAt)),
    order_id: orderId,
    position: index + 1,
    item_id: newId(),
    item_type: type,
    name,
    unit_cents: unitCents,
    quantity,
    total_cents: quantity * unitCents,
    choice_cents: choiceCents === null ? null : quantity * choiceCents,
    customizations: '[]',
    business_day: localDay(placedAt, ZONE),
  }));

const clear = async (db: Knex) => {
  for (const table of ['order_lines', 'order_moves', 'orders', 'customers']) await db(table).delete();
};

/** Takes every order away, as if none had ever been placed. */
export const removeOrders = (sql: Knex) => sql.transaction(clear);

/** Makes these all the orders there are. */
export async function replaceOrders(sql: Knex, orders: readonly GeneratedOrder[]): Promise<void> {
  await sql.transaction(async (trx) => {
    await clear(trx);
    const stored = orders.map((order) => ({ order, row: orderRow(order) }));
    const ids = new Map<string, number>();
    for (let start = 0; start < stored.length; start += CHUNK) {
      const rows = stored.slice(start, start + CHUNK).map(({ row }) => row);
      const inserted: { id: number; document_id: string }[] = await trx('orders')
        .insert(rows)
        .returning(['id', 'document_id']);
      for (const { id, document_id } of inserted) ids.set(document_id, id);
    }
    const lines = stored.flatMap(({ order, row }) => lineRows(ids.get(row.document_id) ?? -1, order));
    for (let start = 0; start < lines.length; start += CHUNK) {
      await trx('order_lines').insert(lines.slice(start, start + CHUNK));
    }
  });
}
