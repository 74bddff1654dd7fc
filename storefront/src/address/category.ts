/** The form of a category's id; the server and the browser ignore anything else in the address. */
const ID = /^[\w-]{1,64}$/;

/** The category in an address of the menu; null for all. */
export function categoryOf(search: URLSearchParams): string | null {
  const id = search.get('category');
  return id !== null && ID.test(id) ? id : null;
}
