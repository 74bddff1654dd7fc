import type { Option, OptionGroup } from '../../entities/option-group.js';
import type { PlaceOrderLine } from '../../entities/order.js';
import { UNCONDITIONAL, type PricedLine, type SaleItem } from '../check-lines.js';
import { priceOrder, type OrderRefusal, type OrderToPrice } from '../price-order.js';
import { RESTAURANT_DEFAULTS } from '../restaurant-defaults.js';

/** A dish and a deal as tests of prices need them. */
export const dish = (changes: Partial<SaleItem> = {}): SaleItem => ({
  id: 'soup',
  type: 'menu',
  name: 'Soup',
  unitCents: 750,
  imageUrl: '/soup.webp',
  isActive: true,
  onSale: true,
  ...UNCONDITIONAL,
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
  ...{ id: name, name, nameNl: null, min, max },
  options: options.map((given) => ({
    ...{
      name: given.id,
      nameNl: null,
      price: 0,
      isDefault: false,
      maxCount: 1,
      allergens: [],
      dietary: [],
      soldOut: false,
    },
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
export const unhashed = (text: string): string => text;

interface Circumstances extends Partial<Omit<OrderToPrice, 'items'>> {
  currencySymbol?: string;
}

const price = (lines: PlaceOrderLine[], items: readonly SaleItem[], given: Circumstances) => {
  const { quotedTotal, quotedContentsHash, ...restaurant } = given;
  const order = { items: lines, quotedTotal, quotedContentsHash };
  return priceOrder(order, items, { ...RESTAURANT_DEFAULTS, ...restaurant }, NOON, unhashed);
};

/** The lines of an order that is placed at noon. @throws when it is refused */
export function pricedLines(
  lines: PlaceOrderLine[],
  items: readonly SaleItem[],
  given: Circumstances = {},
): PricedLine[] {
  const priced = price(lines, items, given);
  if (priced.refusal) throw new Error(priced.refusal.message);
  return priced.lines;
}

/** Why an order is not placed at noon; null when it is. */
export const refusalOf = (
  lines: PlaceOrderLine[],
  items: readonly SaleItem[],
  given: Circumstances = {},
): OrderRefusal | null => price(lines, items, given).refusal;
