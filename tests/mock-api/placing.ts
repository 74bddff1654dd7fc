import {
  bookPickup,
  businessDay,
  customizationsWith,
  formatOrderNumber,
  fromCents,
  lineTotal,
  payloadText,
  PLACEHOLDER_IMAGE,
  priceOrder,
  quoteLines,
  shortOrderNumber,
  timeOrder,
  toCents,
  toInstant,
  NO_DEAL_TERMS,
  unitsOfLines,
  DEAL_IN_KITCHEN,
  type OrderCircumstances,
  type OutgoingMail,
  type PlaceOrder,
  type PricedLine,
  type Quote,
  type QuoteRequest,
  type SaleItem,
} from '@pickup/contract';
import { announceKitchen } from './board-stream.js';
import { newId, type MockData } from './data.js';
import { HttpError } from './http.js';
import { calendar, ownersPickupPlan, pickupPlan, portionsTaken } from './kitchen.js';
import { groupsOf } from './present.js';
import { PLAIN_MOVE, type MockDeal, type MockDish, type MockLine, type MockOrder } from './records.js';

const soldDish = (data: MockData, { price, imageUrl, available, ...dish }: MockDish): SaleItem => ({
  ...dish,
  ...NO_DEAL_TERMS,
  type: 'menu',
  unitCents: toCents(price),
  imageUrl: imageUrl || PLACEHOLDER_IMAGE,
  onSale: available,
  optionGroups: groupsOf(data, dish),
  optionStates: Object.fromEntries(
    data.optionGroups.flatMap(({ options }) => options).map((option) => [option.id, option]),
  ),
});

const soldDeal = ({
  title,
  titleNl,
  dealPrice,
  imageUrl,
  active,
  minimumOrderAmount,
  ...deal
}: MockDeal): SaleItem => ({
  ...deal,
  ...DEAL_IN_KITCHEN,
  type: 'deal',
  name: title,
  nameNl: titleNl,
  unitCents: toCents(dealPrice),
  imageUrl: imageUrl || PLACEHOLDER_IMAGE,
  onSale: active,
  minimumCents: minimumOrderAmount === null ? null : toCents(minimumOrderAmount),
  optionGroups: [],
});

/** All dishes and deals as orders sell them now, whatever their state. */
export const saleItems = (data: MockData): SaleItem[] => [
  ...data.dishes.map((dish) => soldDish(data, dish)),
  ...data.deals.map(soldDeal),
];

/** Tells contents apart as well as a test needs it; the same in Node and in a browser. */
export function hashText(text: string): string {
  const part = (seed: number) => {
    const hash = Array.from(text).reduce(
      (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193),
      seed,
    );
    return (hash >>> 0).toString(36).padStart(11, '0');
  };
  return part(0x811c9dc5) + part(0x2f0b4c47);
}

/** Who asks: a pause is for customers. */
type Asker = 'customer' | 'owner';

/** What an order of this moment is checked against. @throws HttpError 503 before there is a restaurant */
function circumstancesOf(data: MockData, { items: lines, pickupAt }: QuoteRequest, asker: Asker): OrderCircumstances {
  if (!data.hasRestaurant) throw new HttpError(503);
  const items = saleItems(data);
  const chosen = pickupAt === null ? null : Date.parse(pickupAt);
  const plan = asker === 'owner' ? ownersPickupPlan(data) : pickupPlan(data);
  const timing = timeOrder(plan, unitsOfLines(lines, items), chosen);
  return { items, timing, portionsTaken: portionsTaken(data, timing.day), hashOf: hashText };
}

/** What lines cost now, and when they can be collected. @throws HttpError 503 before there is a restaurant */
export const makeQuote = (data: MockData, request: QuoteRequest, asker: Asker = 'customer'): Quote =>
  quoteLines(request.items, circumstancesOf(data, request, asker));

/** @throws HttpError 400 and 409 for what {@link priceOrder} refuses */
function requirePlaceable(data: MockData, order: PlaceOrder, circumstances: OrderCircumstances): PricedLine[] {
  const priced = priceOrder(order, { ...circumstances, currencySymbol: data.restaurant.currencySymbol });
  if (!priced.refusal) return priced.lines;
  const { status, message, issues, quote, reason } = priced.refusal;
  throw new HttpError(status, message, issues, quote, reason);
}

/** A priced line as it is stored. */
export const toLine = (id: string, { line, item, chosen, unitCents }: PricedLine): MockLine => ({
  id,
  menuItemId: item.id,
  itemType: item.type,
  menuItemName: item.name,
  menuItemNameNl: item.nameNl,
  menuItemImageUrl: item.imageUrl,
  unitPrice: fromCents(unitCents),
  totalPrice: fromCents(lineTotal(unitCents, line.quantity)),
  quantity: line.quantity,
  choices: chosen.choices,
  customizations: customizationsWith({ choices: chosen.choices, customizations: line.customizations }),
  allergens: chosen.allergens,
  knownAllergens: chosen.knownAllergens,
  dietary: chosen.dietary,
  made: false,
});

/** The day's next counter; the first order that a test places gets the number 17. */
function nextOrderNumber(data: MockData): string {
  const today = businessDay(data.now, calendar(data));
  const counters = data.orders
    .filter(({ orderNumber }) => orderNumber.startsWith(today.replaceAll('-', '')))
    .map(({ orderNumber }) => Number(shortOrderNumber(orderNumber)));
  return formatOrderNumber(today, Math.max(16, ...counters) + 1);
}

/** A mail that waits, because the mock's mail server cannot be reached. */
export const newMail = (
  data: MockData,
  kind: OutgoingMail['kind'],
  orderNumber: string,
  recipient: string,
): OutgoingMail => ({
  id: newId(data, 'mail'),
  kind,
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
 * @param ownerEmail of who types it for somebody on the phone; null for an order on the site
 * @throws HttpError 400 and 409 for what is refused, 503 before there is a restaurant
 */
function addOrder(data: MockData, placed: PlaceOrder, ownerEmail: string | null = null): MockOrder {
  const isByPhone = ownerEmail !== null;
  const circumstances = circumstancesOf(data, placed, isByPhone ? 'owner' : 'customer');
  const lines = requirePlaceable(data, placed, circumstances);
  const { subtotal, tax, total } = quoteLines(placed.items, circumstances);
  const { at, slots, releaseAt } = bookPickup(circumstances.timing);
  const { customerName, customerEmail, customerPhone, notes, pickupAt } = placed;
  const orderNumber = nextOrderNumber(data);
  const createdAt = new Date(data.now).toISOString();
  const seenAt = isByPhone && releaseAt === null ? createdAt : null;
  const order: MockOrder = {
    id: newId(data, 'order'),
    secret: `secret-${shortOrderNumber(orderNumber)}`,
    orderNumber,
    channel: isByPhone ? 'phone' : 'online',
    status: isByPhone ? 'CONFIRMED' : 'PENDING',
    createdAt,
    pickupTime: toInstant(at),
    pickupAt,
    releaseAt: toInstant(releaseAt),
    slots,
    customerName,
    customerEmail,
    customerPhone,
    notes,
    subtotal,
    tax,
    total,
    items: lines.map((line) => toLine(newId(data, 'line'), line)),
    deliveredAt: seenAt,
    openedAt: seenAt,
    readyAt: null,
    correctedAt: null,
    version: '1',
    moves: isByPhone ? [{ from: 'PENDING', to: 'CONFIRMED', at: createdAt, by: ownerEmail, ...PLAIN_MOVE }] : [],
    corrections: [],
    mails: data.sendsMail && customerEmail !== '' ? [newMail(data, 'received', orderNumber, customerEmail)] : [],
  };
  data.orders.unshift(order);
  data.board.send('placed', order);
  announceKitchen(data);
  return order;
}

/** Places orders once per idempotency key (product.md, Replay). */
export function placingByKey(data: MockData) {
  const placedByKey = new Map<string, { payload: string; order: MockOrder }>();
  return (body: PlaceOrder, key = newId(data, 'key'), ownerEmail: string | null = null) => {
    const payload = payloadText(body);
    const earlier = placedByKey.get(key);
    if (earlier) {
      if (earlier.payload !== payload) throw new HttpError(409);
      return { order: earlier.order, replayed: true };
    }
    const order = addOrder(data, body, ownerEmail);
    placedByKey.set(key, { payload, order });
    return { order, replayed: false };
  };
}
