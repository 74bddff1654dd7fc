import type { AdminCategory, AdminDeal, AdminMenuItem, AdminOptionGroup, AdminRestaurant } from '@pickup/contract';

/** What somebody translates in one form, and how many of its texts have no Dutch yet. */
export interface Untranslated {
  id: string;
  name: string;
  texts: number;
  /** The screen where it is edited. */
  to: string;
}

/** All that has texts in two languages; what is not known yet is left out. */
export interface Translatable {
  dishes: readonly AdminMenuItem[];
  categories: readonly AdminCategory[];
  groups: readonly AdminOptionGroup[];
  deals: readonly AdminDeal[];
  restaurant: AdminRestaurant | null;
}

/** The texts of a record that have a place for Dutch beside them and none in it; a dish shows its category's, and cannot change it. */
function missingIn(record: object): number {
  const values = new Map<string, unknown>(Object.entries(record));
  return [...values].filter(([name, value]) => {
    const isText = typeof value === 'string' && value.trim() !== '';
    return isText && name !== 'categoryName' && values.has(`${name}Nl`) && !values.get(`${name}Nl`);
  }).length;
}

const ofGroup = (group: AdminOptionGroup): number =>
  group.options.filter(({ isActive }) => isActive).reduce((sum, option) => sum + missingIn(option), missingIn(group));

/** Everything that is not deleted and has a text without Dutch, in the order of the back office's screens. */
export function untranslated({ dishes, categories, groups, deals, restaurant }: Translatable): Untranslated[] {
  const active = <Record extends { isActive: boolean }>(records: readonly Record[]) =>
    records.filter(({ isActive }) => isActive);
  const all: Untranslated[] = [
    ...categories.map((each) => ({ id: each.id, name: each.name, texts: missingIn(each), to: '/menu?tab=categories' })),
    ...active(dishes).map((each) => ({
      id: each.id,
      name: each.name,
      texts: missingIn(each),
      to: `/menu?${new URLSearchParams({ q: each.name }).toString()}`,
    })),
    ...active(groups).map((each) => ({ id: each.id, name: each.name, texts: ofGroup(each), to: '/choices' })),
    ...active(deals).map((each) => ({ id: each.id, name: each.title, texts: missingIn(each), to: '/deals' })),
    ...(restaurant === null
      ? []
      : [{ id: restaurant.id, name: restaurant.name, texts: missingIn(restaurant), to: '/restaurant-settings' }]),
  ];
  return all.filter(({ texts }) => texts > 0);
}
