import type { Category, MenuItem } from '@pickup/contract';
import { apiQueryKey } from '@pickup/web';
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** The element that carries what a page was drawn from. */
export const STATE_ID = 'page-state';

/** What a server hands to the browser with a page, so that it draws the same and asks for nothing again. */
export interface PageState {
  language: string;
  /** When the page was drawn, in milliseconds. */
  startedAt: number;
  /** The answers it shows, by their query keys. */
  answers: [QueryKey, unknown][];
  /** The answer of the categories, when it shows that one. */
  categories?: PackedCategory[];
}

/** A dish that stands in the list of dishes as well is its place there: a menu is sent once. */
interface PackedCategory extends Omit<Category, 'menuItems'> {
  menuItems: (MenuItem | number)[];
}

const DISHES = apiQueryKey('menuItems');
const CATEGORIES = apiQueryKey('categories');

function packCategories(queries: QueryClient): PackedCategory[] | undefined {
  const dishes = queries.getQueryData<MenuItem[]>(DISHES) ?? [];
  const places = new Map(dishes.map((dish, place) => [JSON.stringify(dish), place]));
  return queries.getQueryData<Category[]>(CATEGORIES)?.map((category) => ({
    ...category,
    menuItems: category.menuItems.map((dish) => places.get(JSON.stringify(dish)) ?? dish),
  }));
}

function unpackCategories(queries: QueryClient, packed: readonly PackedCategory[]): Category[] {
  const dishes = queries.getQueryData<MenuItem[]>(DISHES) ?? [];
  return packed.map((category) => ({
    ...category,
    menuItems: category.menuItems.flatMap((dish) => (typeof dish === 'number' ? dishes.slice(dish, dish + 1) : dish)),
  }));
}

/** Every answer a cache holds, as it is sent. */
export function answersOf(queries: QueryClient): Pick<PageState, 'answers' | 'categories'> {
  const packed = hashKey(CATEGORIES);
  const answers = queries
    .getQueryCache()
    .getAll()
    .filter(({ queryHash, state }) => queryHash !== packed && state.data !== undefined)
    .map(({ queryKey, state }): [QueryKey, unknown] => [queryKey, state.data]);
  const categories = packCategories(queries);
  return { answers, ...(categories && { categories }) };
}

/** The state in a document, null where a server drew nothing. */
export function readPageState(document: Document): PageState | null {
  const text = document.getElementById(STATE_ID)?.textContent;
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- our own server wrote it, from this type, for this build
  return text ? (JSON.parse(text) as PageState) : null;
}

/** Puts the answers into the browser's cache; they count as read now, for the server sends no page that is out of date. */
export function takeOver(queries: QueryClient, { answers, categories }: PageState): void {
  for (const [key, data] of answers) queries.setQueryData(key, data);
  if (categories) queries.setQueryData(CATEGORIES, unpackCategories(queries, categories));
}
