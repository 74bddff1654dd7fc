import {
  FALLBACK_PREPARATION_TIME,
  localText,
  type AdminMenuItem,
  type Deal,
  type PublicRestaurant,
  type DietaryInformation,
  type Language,
  type LocalText,
  type OptionGroup,
} from '@pickup/contract';
import { useApiQuery, useLanguage } from '@pickup/web';
import { useMemo } from 'react';
import { dishKey, DUTCH_TO_COME, dutchName } from './dutch-name.js';
import { sharedGroups } from './shared-groups.js';

export interface PrintedDish extends DietaryInformation {
  id: string;
  name: LocalText;
  /** Its name in the other language, in English always the Dutch line; null on a Dutch menu where both are alike (`dishKey`). */
  otherName: LocalText | null;
  description: LocalText;
  /** Euros, as on the wire. */
  price: number;
  popular: boolean;
  optionGroups: readonly OptionGroup[];
}

export interface PrintedCategory {
  id: string;
  /** Null for dishes that are in none. */
  name: LocalText | null;
  /** What can be chosen of several of its dishes. */
  sharedGroups: readonly OptionGroup[];
  dishes: readonly PrintedDish[];
}

/** The content of the printed menu. */
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
  ...FALLBACK_PREPARATION_TIME,
  timeZone: 'Europe/Amsterdam',
  currencySymbol: '€',
} as const;

/** On a Dutch menu the Dutch name leads; one that is still to come stays below. */
function namesOf(dish: AdminMenuItem, language: Language): Pick<PrintedDish, 'name' | 'otherName'> {
  const own: LocalText = { text: dish.name, language: 'en' };
  const dutch: LocalText = { text: dutchName(dish), language: 'nl' };
  if (language === 'en' || dutch.text === DUTCH_TO_COME) return { name: own, otherName: dutch };
  return { name: dutch, otherName: dishKey(dutch.text) === dishKey(own.text) ? null : own };
}

const printDish = (dish: AdminMenuItem, language: Language): PrintedDish => ({
  id: dish.id,
  ...namesOf(dish, language),
  description: localText(dish, 'description', language),
  price: dish.price,
  popular: dish.popular,
  optionGroups: dish.optionGroups,
  allergens: dish.allergens,
  dietary: dish.dietary,
});

const WITHOUT_CATEGORY = 'none';

const categoryNameOf = ({ categoryName: name, categoryNameNl: nameNl }: AdminMenuItem, language: Language) =>
  name === null ? null : localText({ name, nameNl }, 'name', language);

/** The dishes by category, both in the menu's order; what is in no category comes last. */
function byCategory(items: readonly AdminMenuItem[], language: Language): PrintedCategory[] {
  const groups = new Map<string, { id: string; name: LocalText | null; dishes: PrintedDish[] }>();
  for (const item of items) {
    const id = item.categoryId ?? WITHOUT_CATEGORY;
    const group = groups.get(id) ?? { id, name: categoryNameOf(item, language), dishes: [] };
    group.dishes.push(printDish(item, language));
    groups.set(id, group);
  }
  const isNamed = ({ name }: PrintedCategory) => name !== null;
  const all = [...groups.values()].map((group) => ({ ...group, sharedGroups: sharedGroups(group.dishes, language) }));
  return [...all.filter(isNamed), ...all.filter((group) => !isNamed(group))];
}

export const countDishes = ({ categories }: PrintedMenu): number =>
  categories.reduce((count, { dishes }) => count + dishes.length, 0);

/** The printed menu must be the current one, not a cached one. */
const FRESH = { staleTime: 0 } as const;

/** Loading for the first time; after a failure the menu is shown without it while it is retried. */
const isFirst = ({ isPending, errorUpdateCount }: { isPending: boolean; errorUpdateCount: number }) =>
  isPending && errorUpdateCount === 0;

/** Loads the menu as visitors can order it, the restaurant and the first featured deal. */
export function usePrintedMenu() {
  const items = useApiQuery('adminMenuItems', { query: { includeUnavailable: 'false' } }, FRESH);
  const restaurant = useApiQuery('restaurantInfo', undefined, FRESH);
  const deals = useApiQuery('featuredDeals', undefined, FRESH);
  const language = useLanguage();
  const waiting = items.isPending || isFirst(restaurant) || isFirst(deals);

  const menu = useMemo<PrintedMenu | null>(() => {
    if (waiting || items.data === undefined) return null;
    return {
      restaurant: restaurant.data ?? null,
      special: deals.data?.[0] ?? null,
      currencySymbol: (restaurant.data ?? FALLBACK).currencySymbol,
      categories: byCategory(items.data, language),
    };
  }, [waiting, items.data, restaurant.data, deals.data, language]);

  return { menu, items, restaurant, deals };
}
