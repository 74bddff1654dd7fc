import {
  businessDay,
  checkDealConditions,
  estimatePickup,
  formatMoney,
  formatOrderNumber,
  fromCents,
  lineTotal,
  orderTotals,
  PLACEHOLDER_IMAGE,
  shortOrderNumber,
  toCents,
  toConditionLine,
  type LineItemType,
  type PlaceOrder,
  type RequestIssue,
} from '@pickup/contract';
import { newId, type Kitchen } from './kitchen.js';
import { phaseOf } from './present.js';
import type { KitchenLine, KitchenOrder } from './records.js';
import { Refusal } from './refusal.js';

interface SaleItem {
  name: string;
  price: number;
  imageUrl: string;
  isConditional: boolean;
  minimumOrderAmount: number | null;
  /** Why it cannot be sold, as the end of a sentence (rulings 10 and 12). */
  obstacle: string | null;
}

function dishOnSale({ dishes }: Kitchen, id: string): SaleItem | null {
  const dish = dishes.find((one) => one.id === id);
  if (!dish) return null;
  const gone = dish.isActive ? null : `${dish.name} is no longer on offer`;
  const obstacle = gone ?? (dish.available ? null : `${dish.name} is not available right now`);
  return { ...dish, isConditional: false, minimumOrderAmount: null, obstacle };
}

const PHASE_OBSTACLES = { current: null, expired: 'has expired', 'coming-soon': 'cannot be ordered yet' } as const;

function dealOnSale(kitchen: Kitchen, id: string): SaleItem | null {
  const deal = kitchen.deals.find((one) => one.id === id);
  if (!deal) return null;
  const inactive = deal.active ? PHASE_OBSTACLES[phaseOf(kitchen, deal)] : 'is not active';
  const obstacle = deal.isActive ? inactive : 'is no longer on offer';
  return { ...deal, name: deal.title, price: deal.dealPrice, obstacle: obstacle && `${deal.title} ${obstacle}` };
}

const onSale = (kitchen: Kitchen, type: LineItemType, id: string) =>
  type === 'menu' ? dishOnSale(kitchen, id) : dealOnSale(kitchen, id);

interface PricedLine {
  line: KitchenLine;
  item: SaleItem;
}

/** @throws Refusal 400 that names each line which cannot be sold (ruling 10) */
function priceLines(kitchen: Kitchen, { items }: PlaceOrder): PricedLine[] {
  const issues: RequestIssue[] = [];
  const lines = items.flatMap(({ itemId, itemType, quantity, customizations }, index) => {
    const item = onSale(kitchen, itemType, itemId);
    const problem = item ? item.obstacle : `there is no such ${itemType === 'menu' ? 'dish' : 'deal'}`;
    if (problem !== null) issues.push({ path: `items.${index}.itemId`, message: `Line ${index + 1}: ${problem}.` });
    if (!item || problem !== null) return [];
    const line = {
      id: newId(kitchen, 'line'),
      menuItemId: itemId,
      itemType,
      menuItemName: item.name,
      menuItemImageUrl: item.imageUrl || PLACEHOLDER_IMAGE,
      unitPrice: item.price,
      quantity,
      totalPrice: fromCents(lineTotal(toCents(item.price), quantity)),
      customizations,
    };
    return [{ line, item }];
  });
  if (issues.length > 0) throw new Refusal(400, issues.map(({ message }) => message).join(' '), issues);
  return lines;
}

/** @throws Refusal 400 `Order requirements not met: …` (ruling 11) */
function requireDealConditions({ restaurant }: Kitchen, lines: PricedLine[]): void {
  const { isValid, invalidDeals, shortfallAmount } = checkDealConditions(
    lines.map(({ line: { quantity }, item }) => toConditionLine({ ...item, quantity })),
  );
  if (isValid) return;
  const amount = (euros: number) => formatMoney(euros, restaurant.currencySymbol);
  const needs = invalidDeals.map((deal) => `${deal.name} needs a minimum order of ${amount(deal.minimumAmount)}`);
  throw new Refusal(400, `Order requirements not met: ${needs.join(', ')}; ${amount(shortfallAmount)} is missing.`);
}

/** The day's next counter; the first order a test places is the day's seventeenth. */
function nextCounter({ orders, now, restaurant }: Kitchen): { today: string; counter: number } {
  const today = businessDay(now, restaurant.timeZone);
  const prefix = today.replaceAll('-', '');
  const counters = orders
    .filter(({ orderNumber }) => orderNumber.startsWith(prefix))
    .map(({ orderNumber }) => Number(shortOrderNumber(orderNumber)));
  return { today, counter: Math.max(16, ...counters) + 1 };
}

/**
 * Prices an order from what the kitchen has now and adds it (rulings 8 to 14).
 * @throws Refusal 400 for a line or a deal condition, 503 before there is a restaurant
 */
export function addOrder(kitchen: Kitchen, placed: PlaceOrder): KitchenOrder {
  if (!kitchen.hasRestaurant) throw new Refusal(503, 'The restaurant does not take orders yet.');
  const priced = priceLines(kitchen, placed);
  requireDealConditions(kitchen, priced);
  const items = priced.map(({ line }) => line);
  const { subtotal, tax, total } = orderTotals(
    items.map(({ unitPrice, quantity }) => ({ unitPrice: toCents(unitPrice), quantity })),
  );
  const { today, counter } = nextCounter(kitchen);
  const orderNumber = formatOrderNumber(today, counter);
  const { readyAt } = estimatePickup(kitchen.restaurant, kitchen.now);
  const { customerName, customerEmail, customerPhone, notes } = placed;
  const made: KitchenOrder = {
    id: newId(kitchen, 'order'),
    secret: `secret-${shortOrderNumber(orderNumber)}`,
    orderNumber,
    status: 'PENDING',
    createdAt: new Date(kitchen.now).toISOString(),
    pickupTime: readyAt === null ? null : new Date(readyAt).toISOString(),
    customerName,
    customerEmail,
    customerPhone,
    notes,
    items,
    subtotal: fromCents(subtotal),
    tax: fromCents(tax),
    total: fromCents(total),
    moves: [],
  };
  kitchen.orders.unshift(made);
  return made;
}
