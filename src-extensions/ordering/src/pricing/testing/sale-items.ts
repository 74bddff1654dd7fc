import type { Option, OptionGroup, PlaceOrderLine } from '@pickup/contract';
import { HttpError } from '@pickup/strapi-kit';
import type { SaleItem } from '../catalogue-port.js';

/** A dish and a deal as tests of prices need them. */
export const dish = (changes: Partial<SaleItem> = {}): SaleItem => ({
  id: 'soup',
  type: 'menu',
  name: 'Soup',
  unitCents: 750,
  imageUrl: '/soup.webp',
  isActive: true,
  onSale: true,
  isConditional: false,
  minimumCents: null,
  maxPerOrder: null,
  validFrom: null,
  validUntil: null,
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

/** The HttpError that `work` throws. @throws when it does not */
export function errorOf(work: () => unknown): HttpError {
  try {
    work();
  } catch (error) {
    if (error instanceof HttpError) return error;
  }
  throw new Error('No HttpError was thrown');
}
