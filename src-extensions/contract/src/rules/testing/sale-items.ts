import type { Option, OptionGroup } from '../../entities/option-group.js';
import type { PlaceOrderLine } from '../../entities/order-request.js';
import type { Quote } from '../../entities/quote.js';
import type { InstantLike } from '../business-time.js';
import {
  NO_DEAL_TERMS,
  unitsOfLines,
  DEAL_IN_KITCHEN,
  type CheckedDay,
  type PricedLine,
  type SaleItem,
} from '../check-lines.js';
import { planPickup, UNDISTURBED, type KitchenSettings } from '../kitchen-settings.js';
import { timeOrder } from '../pickup-of-order.js';
import { priceOrder, type OrderRefusal, type OrderToPrice } from '../price-order.js';
import { quoteLines, type OrderCircumstances } from '../quote-lines.js';
import { RESTAURANT_DEFAULTS } from '../restaurant-defaults.js';

/** A dish and a deal as tests of prices need them. */
export const dish = (changes: Partial<SaleItem> = {}): SaleItem => ({
  id: 'soup',
  type: 'menu',
  name: 'Soup',
  nameNl: null,
  unitCents: 750,
  imageUrl: '/soup.webp',
  isActive: true,
  onSale: true,
  ...NO_DEAL_TERMS,
  ...DEAL_IN_KITCHEN,
  allergens: null,
  dietary: [],
  optionGroups: [],
  ...changes,
});
export const deal = (changes: Partial<SaleItem> = {}): SaleItem =>
  dish({ id: 'combo', type: 'deal', name: 'Combo', unitCents: 500, ...changes });

/** A group of a dish; its options cost nothing and contain none of the allergens unless given. */
export const optionGroup = (
  name: string,
  [min, max]: [number, number],
  options: (Partial<Option> & { id: string })[],
): OptionGroup => ({
  id: name,
  name,
  nameNl: null,
  min,
  max,
  options: options.map((given) => ({
    name: given.id,
    nameNl: null,
    price: 0,
    isDefault: false,
    maxCount: 1,
    allergens: [],
    dietary: [],
    soldOut: false,
    ...given,
  })),
});

/** What somebody orders of an item. */
export const line = (item: Pick<SaleItem, 'id' | 'type'>, quantity = 1): PlaceOrderLine => ({
  itemId: item.id,
  itemType: item.type,
  quantity,
  customizations: [],
});

/** A moment of the day 2026-11-21 of the restaurant. */
export const NOON = new Date('2026-11-21T11:00:00Z');

/** The text itself, so that a test can read what it stands for. */
const unhashed = (text: string): string => text;

/** The day of {@link NOON}, on which no portion is taken. */
export const TODAY: CheckedDay = { today: '2026-11-21', pickupDay: '2026-11-21', portionsTaken: new Map() };

/** What an order is placed in; what is not given is ordinary. */
interface Place {
  at?: InstantLike;
  kitchen?: Partial<KitchenSettings>;
  /** Units by when their slot begins. */
  bookedUnits?: ReadonlyMap<number, number>;
  pickupAt?: number | null;
  portionsTaken?: ReadonlyMap<string, number>;
}

interface Circumstances extends Partial<Omit<OrderToPrice, 'items'>>, Place {
  currencySymbol?: string;
}

/** A kitchen with the default settings. */
export const KITCHEN: KitchenSettings = { ...RESTAURANT_DEFAULTS, doorsOpen: true, ...UNDISTURBED, specialDays: [] };

/** What lines are checked against: at noon and for as soon as possible unless given, and nothing is booked. */
const circumstances = (
  lines: readonly PlaceOrderLine[],
  items: readonly SaleItem[],
  { at = NOON, kitchen, bookedUnits, pickupAt = null, portionsTaken = new Map() }: Place = {},
): OrderCircumstances => ({
  items,
  timing: timeOrder(planPickup({ ...KITCHEN, ...kitchen }, at, bookedUnits), unitsOfLines(lines, items), pickupAt),
  portionsTaken,
  hashOf: unhashed,
});

/** What lines cost, and when they can be collected. */
export const quoteOf = (lines: readonly PlaceOrderLine[], items: readonly SaleItem[], place: Place = {}): Quote =>
  quoteLines(lines, circumstances(lines, items, place));

const price = (lines: PlaceOrderLine[], items: readonly SaleItem[], given: Circumstances) => {
  const { currencySymbol = RESTAURANT_DEFAULTS.currencySymbol, quotedTotal, quotedContentsHash, quotedReadyAt } = given;
  const order = { items: lines, quotedTotal, quotedContentsHash, quotedReadyAt };
  return priceOrder(order, { ...circumstances(lines, items, given), currencySymbol });
};

/** The lines of an order that is placed at noon unless given. @throws when it is refused */
export function pricedLines(
  lines: PlaceOrderLine[],
  items: readonly SaleItem[],
  given: Circumstances = {},
): PricedLine[] {
  const priced = price(lines, items, given);
  if (priced.refusal) throw new Error(priced.refusal.message);
  return priced.lines;
}

/** Why an order is not placed at noon unless given; null when it is. */
export const refusalOf = (
  lines: PlaceOrderLine[],
  items: readonly SaleItem[],
  given: Circumstances = {},
): OrderRefusal | null => price(lines, items, given).refusal;
