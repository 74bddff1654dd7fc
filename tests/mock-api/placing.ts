import {
  businessDay,
  checkChoices,
  checkDealConditions,
  choiceIssueText,
  customizationsWith,
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
  unavailableLine,
  unmetGroups,
  type OrderItemRequest,
  type OutgoingMail,
  type PlaceOrder,
  type PlaceOrderLine,
  type Quote,
  type QuotedLine,
  type UnavailableReason,
} from '@pickup/contract';
import { newId, type MockData } from './data.js';
import { HttpError } from './http.js';
import { dealPhaseOf, groupsOf } from './present.js';
import type { MockDeal, MockOrder } from './records.js';

function unavailableReason(data: MockData, deal: MockDeal): UnavailableReason | null {
  if (!deal.isActive) return 'gone';
  const phase = dealPhaseOf(data, deal);
  if (!deal.active || phase === 'expired') return 'ended';
  return phase === 'coming-soon' ? 'not-yet' : null;
}

/** A line as it is sold now, but for the maximum of its deal. */
function quoteLine(data: MockData, request: OrderItemRequest): QuotedLine {
  const blank = unavailableLine(request);
  const { itemId, itemType, quantity } = request;
  const isAsked = ({ id }: { id: string }) => id === itemId;
  const totalOf = (price: number) => fromCents(lineTotal(toCents(price), quantity));
  if (itemType === 'menu') {
    const dish = data.dishes.find(isAsked);
    if (!dish) return blank;
    const { name, imageUrl } = dish;
    const optionGroups = groupsOf(data, dish);
    const { cents, choices, issues, allergens, dietary } = checkChoices({ ...dish, optionGroups }, request.options);
    const unitPrice = fromCents(toCents(dish.price) + cents);
    const isSoldOut = !dish.available || unmetGroups(optionGroups).length > 0;
    const obstacle = isSoldOut ? 'sold-out' : issues.length > 0 ? 'choices' : null;
    return {
      ...blank,
      ...{ name, unitPrice, totalPrice: totalOf(unitPrice), choices, choiceIssues: issues, allergens, dietary },
      imageUrl: imageUrl || PLACEHOLDER_IMAGE,
      obstacle: dish.isActive ? obstacle : 'gone',
    };
  }
  const deal = data.deals.find(isAsked);
  if (!deal) return blank;
  const { title, dealPrice, imageUrl, isConditional, minimumOrderAmount, maxPerOrder, allergens, dietary } = deal;
  const { issues } = checkChoices({ optionGroups: [], allergens, dietary }, request.options);
  return {
    ...blank,
    choiceIssues: issues,
    ...{ name: title, unitPrice: dealPrice, totalPrice: totalOf(dealPrice), allergens, dietary },
    ...{ isConditional, maxPerOrder, minimumOrderAmount: isConditional ? minimumOrderAmount : null },
    imageUrl: imageUrl || PLACEHOLDER_IMAGE,
    obstacle: unavailableReason(data, deal) ?? (issues.length > 0 ? 'choices' : null),
  };
}

const pickupTime = ({ restaurant, now }: MockData): string | null => {
  const { readyAt } = estimatePickup(restaurant, now);
  return readyAt === null ? null : new Date(readyAt).toISOString();
};

/** What lines cost now. @throws HttpError 503 before there is a restaurant */
export function makeQuote(data: MockData, requests: readonly PlaceOrderLine[]): Quote {
  if (!data.hasRestaurant) throw new HttpError(503);
  const quoted = requests.map((request) => quoteLine(data, request));
  const over = linesOverMaximum(quoted.map((line) => ({ ...line, key: `${line.itemType}:${line.itemId}` })));
  const lines = quoted.map((line, index) => ({
    ...line,
    obstacle: line.obstacle ?? (over.has(index) ? ('too-many' as const) : null),
  }));
  const { subtotal, tax, total } = orderTotals(
    lines.flatMap(({ obstacle, unitPrice, quantity }) =>
      obstacle === null && unitPrice !== null ? [{ unitPrice: toCents(unitPrice), quantity }] : [],
    ),
  );
  return {
    ...{ lines, subtotal: fromCents(subtotal), tax: fromCents(tax), total: fromCents(total) },
    readyAt: pickupTime(data),
  };
}

/**
 * @throws HttpError 400 for a line that cannot be sold and for a deal's condition, 409 with the new quote for another
 * total than was shown
 */
function requireAsQuoted({ lines, ...quote }: Quote, { quotedTotal }: PlaceOrder): void {
  const issues = lines.flatMap(({ obstacle, name, choiceIssues }, index) => {
    const [place, line] = [`items.${index}`, `Line ${index + 1}`];
    if (obstacle === 'choices') {
      return choiceIssues.map((issue) => ({
        path: `${place}.options`,
        message: `${line}: ${choiceIssueText(issue, name ?? '')}.`,
      }));
    }
    return obstacle === null ? [] : [{ path: `${place}.itemId`, message: `${line}: ${name ?? ''} is ${obstacle}.` }];
  });
  if (issues[0]) throw new HttpError(400, issues[0].message, issues);
  if (quotedTotal !== undefined && quotedTotal !== quote.total) {
    const message = `The total is now ${formatMoney(quote.total)} instead of ${formatMoney(quotedTotal)}.`;
    throw new HttpError(409, message, [], { lines, ...quote });
  }
  const { isValid, shortfallAmount } = checkDealConditions(
    lines.map((line) => toConditionLine({ ...line, name: line.name ?? '', price: line.unitPrice ?? 0 })),
  );
  if (!isValid) throw new HttpError(400, `Order requirements not met: ${formatMoney(shortfallAmount)} is missing.`);
}

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
 * @throws HttpError 400 and 409 as {@link requireAsQuoted}, 503 before there is a restaurant
 */
export function addOrder(data: MockData, placed: PlaceOrder): MockOrder {
  const quote = makeQuote(data, placed.items);
  requireAsQuoted(quote, placed);
  const { subtotal, tax, total } = quote;
  const { customerName, customerEmail, customerPhone, notes } = placed;
  const orderNumber = nextOrderNumber(data);
  const order: MockOrder = {
    id: newId(data, 'order'),
    secret: `secret-${shortOrderNumber(orderNumber)}`,
    orderNumber,
    status: 'PENDING',
    createdAt: new Date(data.now).toISOString(),
    pickupTime: quote.readyAt,
    ...{ customerName, customerEmail, customerPhone, notes, subtotal, tax, total },
    items: quote.lines.map(({ itemId, itemType, name, imageUrl, unitPrice, totalPrice, ...line }) => ({
      id: newId(data, 'line'),
      menuItemId: itemId,
      itemType,
      menuItemName: name ?? '',
      menuItemImageUrl: imageUrl ?? PLACEHOLDER_IMAGE,
      unitPrice: unitPrice ?? 0,
      totalPrice: totalPrice ?? 0,
      quantity: line.quantity,
      choices: line.choices,
      customizations: customizationsWith(line),
      allergens: line.allergens,
      dietary: line.dietary,
    })),
    deliveredAt: null,
    openedAt: null,
    moves: [],
    mails: data.sendsMail ? [receivedMail(data, orderNumber, customerEmail)] : [],
  };
  data.orders.unshift(order);
  data.board.send('placed', order);
  return order;
}
