import {
  businessDay,
  correctionChanges,
  fromCents,
  isCorrectable,
  isForLater,
  orderTotals,
  priceCorrection,
  quoteCorrection,
  staysMade,
  timeCorrection,
  toCents,
  statusWord,
  toInstant,
  typedCustomizations,
  unitsOfCorrection,
  type CorrectionCircumstances,
  type CorrectionQuote,
  type CorrectOrder,
  type PlacedLine,
  type QuoteCorrection,
} from '@pickup/contract';
import { announceKitchen } from './board-stream.js';
import { newId, type MockData } from './data.js';
import { HttpError } from './http.js';
import { calendar, ownersPickupPlan, portionsTaken } from './kitchen.js';
import { hashText, newMail, saleItems, toLine } from './placing.js';
import type { MockLine, MockOrder } from './records.js';

/** The kitchen work of a stored line is what its dish takes now: the mock keeps none. */
const placedLine = (data: MockData, line: MockLine): PlacedLine => ({
  ...line,
  itemId: line.menuItemId,
  name: line.menuItemName,
  nameNl: line.menuItemNameNl,
  imageUrl: line.menuItemImageUrl,
  unitCents: toCents(line.unitPrice),
  customizations: typedCustomizations(line),
  kitchenUnits: unitsOfCorrection(
    [{ itemId: line.menuItemId, itemType: line.itemType, quantity: 1, customizations: [], options: line.choices }],
    [],
    saleItems(data),
  ),
});

/** What the correction of an order is checked against. @throws HttpError 409 for one that is ready, 503 before there is a restaurant */
function circumstancesOf(
  data: MockData,
  order: MockOrder,
  { items: lines, pickupAt }: QuoteCorrection,
): CorrectionCircumstances {
  const { orderNumber, status, pickupTime, slots } = order;
  if (!isCorrectable(status)) {
    throw new HttpError(409, `Order ${orderNumber} is ${statusWord(status)} and cannot be corrected any more.`);
  }
  if (!data.hasRestaurant) throw new HttpError(503);
  const at = pickupTime === null ? null : Date.parse(pickupTime);
  const day = at === null ? null : businessDay(at, calendar(data));
  const placed = { lines: order.items.map((line) => placedLine(data, line)), at, day, slots };
  const items = saleItems(data);
  const units = unitsOfCorrection(lines, placed.lines, items);
  const chosen = typeof pickupAt === 'string' ? Date.parse(pickupAt) : pickupAt;
  const time = timeCorrection(ownersPickupPlan(data), placed, units, chosen);
  return { placed, items, time, portionsTaken: portionsTaken(data, time.timing.day, order), hashOf: hashText };
}

/** What an order would cost with other lines. @throws HttpError 409 and 503 */
export const makeCorrectionQuote = (data: MockData, order: MockOrder, request: QuoteCorrection): CorrectionQuote =>
  quoteCorrection(request.items, circumstancesOf(data, order, request));

/** Corrects an order. @param by who does it @throws HttpError 400 and 409 for what is refused, 503 before there is a restaurant */
export function correctOrder(data: MockData, order: MockOrder, body: CorrectOrder, by: string): MockOrder {
  const circumstances = circumstancesOf(data, order, body);
  const { currencySymbol } = data.restaurant;
  const priced = priceCorrection(body, { ...circumstances, currencySymbol });
  if (priced.refusal) {
    const { status, message, issues, quote, reason } = priced.refusal;
    throw new HttpError(status, message, issues, quote, reason);
  }
  const { lines, moved, slots } = priced;
  const notes = body.notes === undefined ? order.notes : body.notes;
  const after = { lines, movedTo: moved?.at ?? null, notes };
  const changes = correctionChanges({ ...circumstances.placed, notes: order.notes }, after);
  if (changes.length === 0) return order;
  const sums = orderTotals(lines.map(({ line, unitCents }) => ({ unitPrice: unitCents, quantity: line.quantity })));
  const at = new Date(data.now).toISOString();
  order.corrections.push({ at, by, changes, totalBefore: order.total, total: fromCents(sums.total) });
  const wasMade = new Map(order.items.map(({ id, made }) => [id, made]));
  order.items = lines.map((line) => ({
    ...toLine(line.placed?.id ?? newId(data, 'line'), line),
    made: staysMade(line) && wasMade.get(line.placed?.id ?? '') === true,
  }));
  Object.assign(order, { notes, slots, correctedAt: at, version: String(Number(order.version) + 1) });
  Object.assign(order, { subtotal: fromCents(sums.subtotal), tax: fromCents(sums.tax), total: fromCents(sums.total) });
  if (moved) {
    order.pickupTime = toInstant(moved.at);
    order.pickupAt = typeof body.pickupAt === 'string' ? order.pickupTime : null;
    order.releaseAt = toInstant(moved.releaseAt);
    order.openedAt = isForLater(order, data.now) ? null : (order.openedAt ?? at);
  }
  if (data.sendsMail && order.customerEmail !== '') {
    order.mails.push(newMail(data, 'changed', order.orderNumber, order.customerEmail));
  }
  data.board.send('changed', order);
  announceKitchen(data);
  return order;
}
