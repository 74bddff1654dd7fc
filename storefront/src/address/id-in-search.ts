/** The form of an id; the server and the browser ignore anything else in the address. */
const ID = /^[\w-]{1,64}$/;

/** The id that a query gives under this name; null for none, or for what cannot be one. */
export function idInSearch(search: URLSearchParams, name: 'category' | 'dish' | 'deal'): string | null {
  const id = search.get(name);
  return id !== null && ID.test(id) ? id : null;
}
