/** The form of an id; the server and the browser ignore anything else in the address. */
const ID = /^[\w-]{1,64}$/;

/** The id that a query gives under this name; null for none, or for what cannot be one. */
function idIn(search: URLSearchParams, name: 'category' | 'dish' | 'deal'): string | null {
  const id = search.get(name);
  return id !== null && ID.test(id) ? id : null;
}

/** What an address of the menu shows. */
export interface MenuAddress {
  /** The category that is shown; null for all. */
  category: string | null;
  /** The dish whose sheet is open; null for none. */
  dish: string | null;
}

/** What the query of an address of the menu asks for. */
export const readMenuAddress = (search: URLSearchParams): MenuAddress => ({
  category: idIn(search, 'category'),
  dish: idIn(search, 'dish'),
});

/** The query of an address of the menu, with its question mark; empty for the whole menu. */
export function menuSearch({ category, dish }: MenuAddress): string {
  const search = new URLSearchParams({ ...(category !== null && { category }), ...(dish !== null && { dish }) });
  return search.size === 0 ? '' : `?${search}`;
}

/** The deal that the query of an address of the deals is of; null for all of them. */
export const readDealsAddress = (search: URLSearchParams): string | null => idIn(search, 'deal');

/** The query of an address of the deals, with its question mark; empty for all of them. */
export const dealsSearch = (deal: string | null): string => (deal === null ? '' : `?deal=${deal}`);

/** The normalised query of a page, with its question mark; only the menu and the deals read one. */
export function pageSearch(path: string, search: URLSearchParams): string {
  if (path === '/menu') return menuSearch(readMenuAddress(search));
  return path === '/deals' ? dealsSearch(readDealsAddress(search)) : '';
}
