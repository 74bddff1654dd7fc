import {
  businessDay,
  type CorrectionQuote,
  correctionChanges,
  type CorrectOrder,
  fromCents,
  isCorrectable,
  isForLater,
  orderTotals,
  priceCorrection,
  type PricedCorrection,
  type QuoteCorrection,
  quoteCorrection,
  statusWord,
  staysMade,
} from '@pickup/contract';
import {
  conflict,
  HttpError,
  insertInto,
  inSqlTransaction,
  requireVersion,
  rowDefaults,
  type Sql,
  sqlOf,
} from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { bookingDifference, readBooking, slotUnitsText } from '../kitchen/booking.js';
import { takeChanges } from '../kitchen/take-booking.js';
import { queueOrderMail } from '../mail/queue-mail.js';
import { catalogueOf } from '../pricing/catalogue-port.js';
import { CapacityTakenError, retryWhileCapacityIsTaken } from './capacity-taken.js';
import { lineToWrite, lockDay } from './insert-order.js';
import { type ReadCorrection, readCorrection } from './read-correction.js';
import { lockByDocumentId, readByDocumentId, readOrder, type StoredOrder } from './read-order.js';
import { lineColumns } from './rows-to-write.js';

/** A correction that fits. */
type Correction = Extract<PricedCorrection, { refusal: null }>;

/** @throws HttpError 409 for one that is ready, collected or cancelled */
function requireCorrectable({ row }: StoredOrder): void {
  if (isCorrectable(row.order_status)) return;
  throw conflict(`Order ${row.number} is ${statusWord(row.order_status)} and cannot be corrected any more.`);
}

/** @throws HttpError 400 and 409 for what {@link priceCorrection} refuses */
function requirePriced(body: CorrectOrder, circumstances: ReadCorrection): Correction {
  const priced = priceCorrection(body, circumstances);
  if (priced.refusal === null) return priced;
  const { status, message, issues, quote, reason } = priced.refusal;
  throw new HttpError(status, message, { issues, details: { reason, ...(quote && { quote }) } });
}

const Day = z.object({ business_day: z.string() });

/** Writes the lines of a corrected order: those that are kept stay the same rows. */
async function writeLines(sql: Sql, { row, lines: before }: StoredOrder, lines: Correction['lines'], now: Date) {
  const kept = new Set(lines.map(({ placed }) => placed?.id));
  for (const { document_id: id } of before) {
    if (!kept.has(id)) await sql('DELETE FROM order_lines WHERE document_id = ? AND order_id = ?', [id, row.id]);
  }
  const { business_day } = Day.parse((await sql('SELECT business_day FROM orders WHERE id = ?', [row.id]))[0]);
  for (const [index, line] of lines.entries()) {
    const columns = lineColumns(lineToWrite(line, line.kitchenUnits), index);
    if (line.placed) {
      const changed = { ...columns, ...(!staysMade(line) && { made: false }), updated_at: now };
      const names = Object.keys(changed).map((name) => `${name} = ?`);
      await sql(`UPDATE order_lines SET ${names.join(', ')} WHERE document_id = ? AND order_id = ?`, [
        ...Object.values(changed),
        line.placed.id,
        row.id,
      ]);
    } else {
      await insertInto(sql, 'order_lines', [
        { order_id: row.id, ...columns, made: false, business_day, ...rowDefaults(now) },
      ]);
    }
  }
}

/** Writes when a corrected order is collected. One that is for later again waits to be opened when it has to be begun. */
async function writePickup(sql: Sql, { row }: StoredOrder, { moved, slots }: Correction, chosen: boolean, now: Date) {
  if (!moved) {
    await sql('UPDATE orders SET slot_units = ? WHERE id = ? AND pickup_day IS NOT NULL', [
      slotUnitsText(slots),
      row.id,
    ]);
    return;
  }
  const at = new Date(moved.at);
  const releaseAt = moved.releaseAt === null ? null : new Date(moved.releaseAt);
  const isLater = isForLater({ status: row.order_status, releaseAt: releaseAt?.toISOString() ?? null }, now);
  const openedAt = isLater ? null : (row.opened_at ?? now.toISOString());
  await sql(
    `UPDATE orders SET estimated_ready_at = ?, pickup_at = ?, release_at = ?, pickup_day = ?, slot_units = ?, opened_at = ?
     WHERE id = ?`,
    [at, chosen ? at : null, releaseAt, moved.day, slotUnitsText(slots), openedAt && new Date(openedAt), row.id],
  );
}

/** A correction that the owner asks for. */
export interface CorrectionRequest {
  /** The documentId of the order. */
  id: string;
  /** The version that the owner has seen, if sent. */
  startedFrom: string | undefined;
  body: CorrectOrder;
  /** Who does it, as the history shows it. */
  by: string;
  now: Date;
}

/** @param lockedDay the business day whose other orders have to wait; null at the first attempt */
async function correctOnce(
  strapi: Core.Strapi,
  sql: Sql,
  { id: documentId, startedFrom, body, by, now }: CorrectionRequest,
  lockedDay: string | null,
): Promise<StoredOrder> {
  const order = await lockByDocumentId(sql, documentId);
  requireCorrectable(order);
  requireVersion(order.row.updated_at, startedFrom, 'order');
  if (lockedDay !== null) await lockDay(sql, lockedDay);
  const catalogue = catalogueOf(strapi);
  const circumstances = await readCorrection(catalogue, sql, order, body, now);
  const correction = requirePriced(body, circumstances);
  const { lines, moved } = correction;
  const { row } = order;
  const { id } = row;
  const notes = body.notes === undefined ? row.notes : body.notes;
  const after = { lines, movedTo: moved?.at ?? null, notes };
  const changes = correctionChanges({ ...circumstances.placed, notes: row.notes }, after);
  if (changes.length === 0) return order;
  const was = await readBooking(sql, id);
  await writeLines(sql, order, lines, now);
  await writePickup(sql, order, correction, typeof body.pickupAt === 'string', now);
  const sums = orderTotals(lines.map(({ line, unitCents }) => ({ unitPrice: unitCents, quantity: line.quantity })));
  const entry = {
    at: now.toISOString(),
    by,
    changes,
    totalBefore: fromCents(row.total_cents),
    total: fromCents(sums.total),
  };
  const corrections = [...row.corrections, entry];
  await sql(
    `UPDATE orders SET notes = ?, subtotal_cents = ?, tax_cents = ?, total_cents = ?, corrections = ?, updated_at = ?
     WHERE id = ?`,
    [
      notes,
      sums.subtotal,
      sums.tax,
      sums.total,
      JSON.stringify(corrections),
      // Two changes within a millisecond must have different versions.
      new Date(Math.max(now.getTime(), row.updated_at + 1)),
      id,
    ],
  );
  await queueOrderMail(strapi, sql, {
    kind: 'changed',
    orderId: id,
    at: now,
    onceKey: `changed:${id}:${corrections.length}`,
  });
  const changed = bookingDifference(was, await readBooking(sql, id));
  const { plan, items, time } = circumstances;
  const limits = moved === null && time.isAfterClosing ? { ...plan, unitsPerSlot: null } : plan;
  if (!(await takeChanges(catalogue, sql, changed, { plan: limits, items }))) {
    throw new CapacityTakenError(businessDay(now, plan.calendar));
  }
  return readOrder(sql, id);
}

/** What an order would cost with other lines, and when it could be collected. @throws HttpError 404, 409 and 503 */
export async function quoteOrderCorrection(
  strapi: Core.Strapi,
  documentId: string,
  request: QuoteCorrection,
  now: Date,
): Promise<CorrectionQuote> {
  const sql = sqlOf(strapi.db.connection);
  const order = await readByDocumentId(sql, documentId);
  requireCorrectable(order);
  return quoteCorrection(request.items, await readCorrection(catalogueOf(strapi), sql, order, request, now));
}

/**
 * Corrects an order that is not ready yet, in one transaction, which stores nothing when anything is refused (product.md,
 * Corrections). A correction that changes nothing leaves the order as it is, and tells nobody.
 * @throws HttpError 400 for a line, 404 for an unknown order, 409 when it is ready, has changed since, or no longer fits the kitchen
 */
export async function correctOrder(strapi: Core.Strapi, request: CorrectionRequest): Promise<StoredOrder> {
  const corrected = await retryWhileCapacityIsTaken((lockedDay) =>
    inSqlTransaction(strapi, (sql) => correctOnce(strapi, sql, request, lockedDay)),
  );
  if (corrected) return corrected;
  const quote = await quoteOrderCorrection(strapi, request.id, request.body, request.now);
  throw new HttpError(409, 'Too many orders came in at the same moment. Nothing has been changed.', {
    details: { reason: 'pickup-time', quote },
  });
}
