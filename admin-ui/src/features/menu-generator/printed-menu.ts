import {
  FALLBACK_PREPARATION_TEXT,
  type AdminMenuItem,
  type Deal,
  type PublicRestaurant,
  type DietaryInformation,
} from '@pickup/contract';
import { dutchName } from './dutch-name.js';

export interface PrintedDish extends DietaryInformation {
  id: string;
  name: string;
  dutch: string;
  description: string;
  /** Euros, as on the wire. */
  price: number;
  popular: boolean;
}

export interface PrintedCategory {
  id: string;
  /** Null for dishes that are in none. */
  name: string | null;
  dishes: readonly PrintedDish[];
}

/** Everything the paper says. */
export interface PrintedMenu {
  /** Null when it could not be read: {@link FALLBACK} stands in. */
  restaurant: PublicRestaurant | null;
  /** The first featured deal. */
  special: Deal | null;
  /** In front of every amount. */
  currencySymbol: string;
  categories: readonly PrintedCategory[];
}

/** What is printed when the restaurant cannot be read; the storefront shows the same. */
export const FALLBACK = {
  name: 'Our Kitchen',
  city: 'Your City',
  phone: '(555) 123-4567',
  preparation: FALLBACK_PREPARATION_TEXT,
  timeZone: 'Europe/Amsterdam',
  currencySymbol: '€',
} as const;

const printDish = (dish: AdminMenuItem): PrintedDish => ({
  id: dish.id,
  name: dish.name,
  dutch: dutchName(dish),
  description: dish.description,
  price: dish.price,
  popular: dish.popular,
  allergens: dish.allergens,
  dietary: dish.dietary,
});

const WITHOUT_CATEGORY = 'none';

/** The dishes by category, both in the menu's order; what is in no category comes last. */
export function byCategory(items: readonly AdminMenuItem[]): PrintedCategory[] {
  const groups = new Map<string, { id: string; name: string | null; dishes: PrintedDish[] }>();
  for (const item of items) {
    const id = item.categoryId ?? WITHOUT_CATEGORY;
    const group = groups.get(id) ?? { id, name: item.categoryName, dishes: [] };
    group.dishes.push(printDish(item));
    groups.set(id, group);
  }
  const isNamed = ({ name }: PrintedCategory) => name !== null;
  const all = [...groups.values()];
  return [...all.filter(isNamed), ...all.filter((group) => !isNamed(group))];
}

export const countDishes = ({ categories }: PrintedMenu): number =>
  categories.reduce((count, { dishes }) => count + dishes.length, 0);
