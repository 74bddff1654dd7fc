/** What a category's id can look like; anything else in the address is no category, on the server and in the browser alike. */
const ID = /^[\w-]{1,64}$/;

/** The category an address of the menu asks for; null is all of them. */
export function categoryOf(search: URLSearchParams): string | null {
  const id = search.get('category');
  return id !== null && ID.test(id) ? id : null;
}
