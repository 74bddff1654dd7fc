import {
  businessDay,
  checkDealConditions,
  estimatePickup,
  formatMoney,
  formatOrderNumber,
  fromCents,
  lineTotal,
  linesOverMaximum,
  orderTotals,
  PLACEHOLDER_IMAGE,
  shortOrderNumber,
  toCents,
  toConditionLine,
  type LineItemType,
  type UnavailableReason,
  type OutgoingMail,
  type PlaceOrder,
  type PlaceOrderLine,
  type Quote,
  type QuotedLine,
  type RequestIssue,
  type DietaryInformation,
  maximumPerOrder,
} from '@pickup/contract';
import { newId, type MockData } from './data.js';
import { phaseOf } from './present.js';
import type { MockDeal, MockLine, MockOrder } from './records.js';
import { HttpError } from './http-error.js';

interface SaleItem extends DietaryInformation {
  name: string;
  price: number;
  imageUrl: string;
  isConditional: boolean;
  minimumOrderAmount: number | null;
  maxPerOrder: number | null;
  /** Why it cannot be sold: as a quote says it, and as the end of a sentence (rulings 10 and 12). */
  obstacle: { kind: UnavailableReason; sentence: string } | null;
}

const obstacle = (kind: UnavailableReason, sentence: string) => ({ kind, sentence });

function dishOnSale({ dishes }: MockData, id: string): SaleItem | null {
  const dish = dishes.find((one) => one.id === id);
  if (!dish) return null;
  const soldOut = dish.available ? null : obstacle('sold-out', `${dish.name} is not available right now`);
  return {
    ...dish,
    isConditional: false,
    minimumOrderAmount: null,
    maxPerOrder: null,
    obstacle: dish.isActive ? soldOut : obstacle('gone', `${dish.name} is no longer on offer`),
  };
}

function obstacleOf(data: MockData, deal: MockDeal): SaleItem['obstacle'] {
  if (!deal.isActive) return obstacle('gone', `${deal.title} is no longer on offer`);
  if (!deal.active) return obstacle('ended', `${deal.title} is not active`);
  const phase = phaseOf(data, deal);
  if (phase === 'expired') return obstacle('ended', `${deal.title} has expired`);
  return phase === 'coming-soon' ? obstacle('not-yet', `${deal.title} cannot be ordered yet`) : null;
}

function dealOnSale(data: MockData, id: string): SaleItem | null {
  const deal = data.deals.find((one) => one.id === id);
  if (!deal) return null;
  return { ...deal, name: deal.title, price: deal.dealPrice, obstacle: obstacleOf(data, deal) };
}

const onSale = (data: MockData, type: LineItemType, id: string) =>
  type === 'menu' ? dishOnSale(data, id) : dealOnSale(data, id);

/** Which lines want more of a deal than one order takes. */
const overMaximum = (data: MockData, wishes: readonly PlaceOrderLine[]): Set<number> =>
  linesOverMaximum(
    wishes.map(({ itemId, itemType, quantity }) => ({
      key: `${itemType}:${itemId}`,
      quantity,
      maxPerOrder: onSale(data, itemType, itemId)?.maxPerOrder,
    })),
  );

interface PricedLine {
  line: MockLine;
  item: SaleItem;
}

/** @throws HttpError 400 that names each line which cannot be sold (ruling 10) */
function priceLines(data: MockData, { items }: PlaceOrder): PricedLine[] {
  const issues: RequestIssue[] = [];
  const over = overMaximum(data, items);
  const lines = items.flatMap(({ itemId, itemType, quantity, customizations }, index) => {
    const item = onSale(data, itemType, itemId);
    const problem = item
      ? (item.obstacle?.sentence ?? null)
      : `there is no such ${itemType === 'menu' ? 'dish' : 'deal'}`;
    if (problem !== null) issues.push({ path: `items.${index}.itemId`, message: `Line ${index + 1}: ${problem}.` });
    else if (item && over.has(index)) {
      const message = `Line ${index + 1}: an order takes at most ${maximumPerOrder(item)} of ${item.name}.`;
      issues.push({ path: `items.${index}.quantity`, message });
    }
    if (!item || problem !== null) return [];
    const line = {
      id: newId(data, 'line'),
      menuItemId: itemId,
      itemType,
      menuItemName: item.name,
      menuItemImageUrl: item.imageUrl || PLACEHOLDER_IMAGE,
      unitPrice: item.price,
      quantity,
      totalPrice: fromCents(lineTotal(toCents(item.price), quantity)),
      customizations,
      allergens: item.allergens,
      dietary: item.dietary,
    };
    return [{ line, item }];
  });
  if (issues.length > 0) throw new HttpError(400, issues.map(({ message }) => message).join(' '), issues);
  return lines;
}

/** @throws HttpError 400 `Order requirements not met: …` (ruling 11) */
function requireDealConditions({ restaurant }: MockData, lines: PricedLine[]): void {
  const { isValid, invalidDeals, shortfallAmount } = checkDealConditions(
    lines.map(({ line: { quantity }, item }) => toConditionLine({ ...item, quantity })),
  );
  if (isValid) return;
  const amount = (euros: number) => formatMoney(euros, restaurant.currencySymbol);
  const needs = invalidDeals.map((deal) => `${deal.name} needs a minimum order of ${amount(deal.minimumAmount)}`);
  throw new HttpError(400, `Order requirements not met: ${needs.join(', ')}; ${amount(shortfallAmount)} is missing.`);
}

function quoteLine(data: MockData, wish: PlaceOrderLine, tooMany: boolean): QuotedLine {
  const { itemId, itemType, quantity, customizations } = wish;
  const item = onSale(data, itemType, itemId);
  return {
    itemId,
    itemType,
    quantity,
    customizations,
    obstacle: item ? (item.obstacle?.kind ?? (tooMany ? 'too-many' : null)) : 'gone',
    name: item?.name ?? null,
    unitPrice: item?.price ?? null,
    totalPrice: item && fromCents(lineTotal(toCents(item.price), quantity)),
    imageUrl: item && (item.imageUrl || PLACEHOLDER_IMAGE),
    minimumOrderAmount: item?.isConditional ? item.minimumOrderAmount : null,
    isConditional: item?.isConditional ?? false,
    maxPerOrder: item?.maxPerOrder ?? null,
    allergens: item?.allergens ?? null,
    dietary: item?.dietary ?? [],
  };
}

/** What lines cost now. @throws HttpError 503 before there is a restaurant */
export function makeQuote(data: MockData, items: readonly PlaceOrderLine[]): Quote {
  if (!data.hasRestaurant) throw new HttpError(503, 'The restaurant does not take orders yet.');
  const over = overMaximum(data, items);
  const lines = items.map((wish, index) => quoteLine(data, wish, over.has(index)));
  const { subtotal, tax, total } = orderTotals(
    lines.flatMap(({ obstacle: cause, unitPrice, quantity }) =>
      cause === null && unitPrice !== null ? [{ unitPrice: toCents(unitPrice), quantity }] : [],
    ),
  );
  const { readyAt } = estimatePickup(data.restaurant, data.now);
  return {
    lines,
    subtotal: fromCents(subtotal),
    tax: fromCents(tax),
    total: fromCents(total),
    readyAt: readyAt === null ? null : new Date(readyAt).toISOString(),
  };
}

/** @throws HttpError 409 with the new quote when the total is not the one that was shown */
function requireShownTotal(data: MockData, { items, quotedTotal }: PlaceOrder): void {
  const quote = makeQuote(data, items);
  if (quotedTotal === undefined || quotedTotal === quote.total) return;
  const amount = (euros: number) => formatMoney(euros, data.restaurant.currencySymbol);
  const message = `The total is now ${amount(quote.total)} instead of ${amount(quotedTotal)}. Nothing has been ordered.`;
  throw new HttpError(409, message, [], quote);
}

/** The day's next counter; the first order a test places is the day's seventeenth. */
function nextCounter({ orders, now, restaurant }: MockData): { today: string; counter: number } {
  const today = businessDay(now, restaurant.timeZone);
  const prefix = today.replaceAll('-', '');
  const counters = orders
    .filter(({ orderNumber }) => orderNumber.startsWith(prefix))
    .map(({ orderNumber }) => Number(shortOrderNumber(orderNumber)));
  return { today, counter: Math.max(16, ...counters) + 1 };
}

/** What the mock's mail server, which is down, keeps from being sent. */
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
 * Prices an order from the present data and stores it (product.md, Placing an order).
 * @throws HttpError 400 for a line or a deal condition, 503 before there is a restaurant
 */
export function addOrder(data: MockData, placed: PlaceOrder): MockOrder {
  if (!data.hasRestaurant) throw new HttpError(503, 'The restaurant does not take orders yet.');
  const priced = priceLines(data, placed);
  requireShownTotal(data, placed);
  requireDealConditions(data, priced);
  const items = priced.map(({ line }) => line);
  const { subtotal, tax, total } = orderTotals(
    items.map(({ unitPrice, quantity }) => ({ unitPrice: toCents(unitPrice), quantity })),
  );
  const { today, counter } = nextCounter(data);
  const orderNumber = formatOrderNumber(today, counter);
  const { readyAt } = estimatePickup(data.restaurant, data.now);
  const { customerName, customerEmail, customerPhone, notes } = placed;
  const made: MockOrder = {
    id: newId(data, 'order'),
    secret: `secret-${shortOrderNumber(orderNumber)}`,
    orderNumber,
    status: 'PENDING',
    createdAt: new Date(data.now).toISOString(),
    pickupTime: readyAt === null ? null : new Date(readyAt).toISOString(),
    customerName,
    customerEmail,
    customerPhone,
    notes,
    items,
    subtotal: fromCents(subtotal),
    tax: fromCents(tax),
    total: fromCents(total),
    deliveredAt: null,
    openedAt: null,
    moves: [],
    mails: data.sendsMail ? [receivedMail(data, orderNumber, customerEmail)] : [],
  };
  data.orders.unshift(made);
  data.board.tell('placed', made);
  return made;
}
