/** The form of an id; the server and the browser ignore anything else in the address. */
const ID = /^[\w-]{1,64}$/;

function idOf(search: URLSearchParams, name: 'category' | 'dish'): string | null {
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
  category: idOf(search, 'category'),
  dish: idOf(search, 'dish'),
});

/** The query of an address of the menu, with its question mark; empty for the whole menu. */
export function menuSearch({ category, dish }: MenuAddress): string {
  const search = new URLSearchParams({ ...(category !== null && { category }), ...(dish !== null && { dish }) });
  return search.size === 0 ? '' : `?${search}`;
}
