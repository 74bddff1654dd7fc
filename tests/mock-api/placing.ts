import {
  businessDay,
  customizationsWith,
  formatOrderNumber,
  fromCents,
  lineTotal,
  PLACEHOLDER_IMAGE,
  priceOrder,
  quoteLines,
  shortOrderNumber,
  toCents,
  UNCONDITIONAL,
  type OutgoingMail,
  type PlaceOrder,
  type PlaceOrderLine,
  type PricedLine,
  type Quote,
  type SaleItem,
} from '@pickup/contract';
import { newId, type MockData } from './data.js';
import { HttpError } from './http.js';
import { groupsOf } from './present.js';
import type { MockDeal, MockDish, MockLine, MockOrder } from './records.js';

const soldDish = (data: MockData, { price, imageUrl, available, ...dish }: MockDish): SaleItem => ({
  ...dish,
  ...UNCONDITIONAL,
  type: 'menu',
  unitCents: toCents(price),
  imageUrl: imageUrl || PLACEHOLDER_IMAGE,
  onSale: available,
  optionGroups: groupsOf(data, dish),
});

const soldDeal = ({ title, dealPrice, imageUrl, active, minimumOrderAmount, ...deal }: MockDeal): SaleItem => ({
  ...deal,
  type: 'deal',
  name: title,
  unitCents: toCents(dealPrice),
  imageUrl: imageUrl || PLACEHOLDER_IMAGE,
  onSale: active,
  minimumCents: minimumOrderAmount === null ? null : toCents(minimumOrderAmount),
  optionGroups: [],
});

/** All dishes and deals as orders sell them now, whatever their state. */
const saleItems = (data: MockData): SaleItem[] => [
  ...data.dishes.map((dish) => soldDish(data, dish)),
  ...data.deals.map(soldDeal),
];

/** Tells contents apart as well as a test needs it; the same in Node and in a browser. */
function hashText(text: string): string {
  const part = (seed: number) => {
    const hash = Array.from(text).reduce(
      (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193),
      seed,
    );
    return (hash >>> 0).toString(36).padStart(11, '0');
  };
  return part(0x811c9dc5) + part(0x2f0b4c47);
}

/** What lines cost now. @throws HttpError 503 before there is a restaurant */
export function makeQuote(data: MockData, lines: readonly PlaceOrderLine[]): Quote {
  if (!data.hasRestaurant) throw new HttpError(503);
  return quoteLines(lines, saleItems(data), data.restaurant, data.now, hashText);
}

/** @throws HttpError 400 and 409 for what {@link priceOrder} refuses */
function requirePlaceable(data: MockData, order: PlaceOrder): PricedLine[] {
  const priced = priceOrder(order, saleItems(data), data.restaurant, data.now, hashText);
  if (!priced.refusal) return priced.lines;
  const { status, message, issues, quote } = priced.refusal;
  throw new HttpError(status, message, issues, quote);
}

const toLine = (data: MockData, { line, item, chosen, unitCents }: PricedLine): MockLine => ({
  id: newId(data, 'line'),
  menuItemId: item.id,
  itemType: item.type,
  menuItemName: item.name,
  menuItemImageUrl: item.imageUrl,
  unitPrice: fromCents(unitCents),
  totalPrice: fromCents(lineTotal(unitCents, line.quantity)),
  quantity: line.quantity,
  choices: chosen.choices,
  customizations: customizationsWith({ choices: chosen.choices, customizations: line.customizations }),
  allergens: chosen.allergens,
  dietary: chosen.dietary,
});

/** The day's next counter; the first order that a test places gets the number 17. */
function nextOrderNumber({ orders, now, restaurant }: MockData): string {
  const today = businessDay(now, restaurant.timeZone);
  const counters = orders
    .filter(({ orderNumber }) => orderNumber.startsWith(today.replaceAll('-', '')))
    .map(({ orderNumber }) => Number(shortOrderNumber(orderNumber)));
  return formatOrderNumber(today, Math.max(16, ...counters) + 1);
}

/** A mail that waits, because the mock's mail server cannot be reached. */
const receivedMail = (data: MockData, orderNumber: string, recipient: string): OutgoingMail => ({
  id: newId(data, 'mail'),
  kind: 'received',
  orderNumber,
  recipient,
  state: 'waiting',
  attempts: 1,
  lastError: 'connect ECONNREFUSED 127.0.0.1:1',
  createdAt: new Date(data.now).toISOString(),
  nextAttemptAt: new Date(data.now + 30_000).toISOString(),
  sentAt: null,
});

/**
 * Stores an order with the prices of this moment.
 * @throws HttpError 400 and 409 for what is refused, 503 before there is a restaurant
 */
export function addOrder(data: MockData, placed: PlaceOrder): MockOrder {
  const { subtotal, tax, total, readyAt } = makeQuote(data, placed.items);
  const lines = requirePlaceable(data, placed);
  const { customerName, customerEmail, customerPhone, notes } = placed;
  const orderNumber = nextOrderNumber(data);
  const order: MockOrder = {
    id: newId(data, 'order'),
    secret: `secret-${shortOrderNumber(orderNumber)}`,
    orderNumber,
    status: 'PENDING',
    createdAt: new Date(data.now).toISOString(),
    pickupTime: readyAt,
    ...{ customerName, customerEmail, customerPhone, notes, subtotal, tax, total },
    items: lines.map((line) => toLine(data, line)),
    deliveredAt: null,
    openedAt: null,
    moves: [],
    mails: data.sendsMail ? [receivedMail(data, orderNumber, customerEmail)] : [],
  };
  data.orders.unshift(order);
  data.board.send('placed', order);
  return order;
}
