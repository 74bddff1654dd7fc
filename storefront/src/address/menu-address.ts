import { idInSearch } from './id-in-search.js';

/** What an address of the menu shows. */
export interface MenuAddress {
  /** The category that is shown; null for all. */
  category: string | null;
  /** The dish whose sheet is open; null for none. */
  dish: string | null;
}

/** What the query of an address of the menu asks for. */
export const readMenuAddress = (search: URLSearchParams): MenuAddress => ({
  category: idInSearch(search, 'category'),
  dish: idInSearch(search, 'dish'),
});

/** The query of an address of the menu, with its question mark; empty for the whole menu. */
export function menuSearch({ category, dish }: MenuAddress): string {
  const search = new URLSearchParams({ ...(category !== null && { category }), ...(dish !== null && { dish }) });
  return search.size === 0 ? '' : `?${search}`;
}
