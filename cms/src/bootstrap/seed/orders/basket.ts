import { toCents, type Cents, type LineItemType, type DietaryInformation } from '@pickup/contract';
import type { Random } from './random.js';
import { customizationsFor } from './wishes.js';

/** A dish or a deal that can be ordered; `price` in euros, as the content holds it. */
export interface SeedProduct extends DietaryInformation {
  id: string;
  name: string;
  price: number;
  imageUrl: string;
  popular?: boolean;
}

export interface GeneratedLine extends DietaryInformation {
  itemId: string;
  itemType: LineItemType;
  name: string;
  unitPrice: Cents;
  quantity: number;
  customizations: string[];
  imageUrl: string;
}

const LINE_COUNTS = [
  { lines: 1, weight: 14 },
  { lines: 2, weight: 30 },
  { lines: 3, weight: 27 },
  { lines: 4, weight: 17 },
  { lines: 5, weight: 8 },
  { lines: 6, weight: 4 },
] as const;

const QUANTITIES = [
  { quantity: 1, weight: 74 },
  { quantity: 2, weight: 21 },
  { quantity: 3, weight: 4 },
  { quantity: 4, weight: 1 },
] as const;

const POPULAR_WEIGHT = 4;
const DEAL_SHARE = 0.12;

const lineOf = (
  product: SeedProduct,
  itemType: LineItemType,
  quantity: number,
  customizations: string[],
): GeneratedLine => ({
  itemId: product.id,
  itemType,
  name: product.name,
  unitPrice: toCents(product.price),
  quantity,
  customizations,
  imageUrl: product.imageUrl,
  allergens: product.allergens,
  dietary: product.dietary,
});

/** What one customer orders: at most one deal, no dish twice, popular dishes more often. */
export function fillBasket(
  dishes: readonly SeedProduct[],
  deals: readonly SeedProduct[],
  random: Random,
): GeneratedLine[] {
  const { lines: wanted } = random.pickWeighted(LINE_COUNTS, ({ weight }) => weight);
  const lines: GeneratedLine[] = [];
  if (deals.length > 0 && random.chance(DEAL_SHARE)) lines.push(lineOf(random.pick(deals), 'deal', 1, []));

  const left = [...dishes];
  while (lines.length < wanted && left.length > 0) {
    const dish = random.pickWeighted(left, ({ popular }) => (popular ? POPULAR_WEIGHT : 1));
    left.splice(left.indexOf(dish), 1);
    const { quantity } = random.pickWeighted(QUANTITIES, ({ weight }) => weight);
    lines.push(lineOf(dish, 'menu', quantity, customizationsFor(dish.name, random)));
  }
  return lines;
}
