import type { Category, MenuItem, SteadyOffset } from '@pickup/contract';
import { apiQueryKey } from '@pickup/web';
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** The id of the element that carries the state. */
export const STATE_ID = 'page-state';

/** What the server sends with a page, so that the browser renders the same and fetches nothing again. */
export interface PageState {
  language: string;
  /** When the page was rendered, in milliseconds. */
  startedAt: number;
  /** How far the restaurant's clock is ahead of UTC around then; null while its clocks change. */
  clock: SteadyOffset | null;
  /** The answers by their query keys, except the categories. */
  answers: [QueryKey, unknown][];
  /** The answer of `categories`, where the page reads it. */
  categories?: PackedCategory[];
}

/** A dish that the answer of `menuItems` holds too is its index there: every dish is sent once. */
interface PackedCategory extends Omit<Category, 'menuItems'> {
  menuItems: (MenuItem | number)[];
}

const DISHES = apiQueryKey('menuItems');
const CATEGORIES = apiQueryKey('categories');

function packCategories(queries: QueryClient): PackedCategory[] | undefined {
  const dishes = queries.getQueryData<MenuItem[]>(DISHES) ?? [];
  const indexes = new Map(dishes.map((dish, index) => [JSON.stringify(dish), index]));
  return queries.getQueryData<Category[]>(CATEGORIES)?.map((category) => ({
    ...category,
    menuItems: category.menuItems.map((dish) => indexes.get(JSON.stringify(dish)) ?? dish),
  }));
}

function unpackCategories(queries: QueryClient, packed: readonly PackedCategory[]): Category[] {
  const dishes = queries.getQueryData<MenuItem[]>(DISHES) ?? [];
  return packed.map((category) => ({
    ...category,
    menuItems: category.menuItems.flatMap((dish) => (typeof dish === 'number' ? dishes.slice(dish, dish + 1) : dish)),
  }));
}

/** The answers of a query cache, as they are sent. */
export function dehydrateQueries(queries: QueryClient): Pick<PageState, 'answers' | 'categories'> {
  const packed = hashKey(CATEGORIES);
  const answers = queries
    .getQueryCache()
    .getAll()
    .filter(({ queryHash, state }) => queryHash !== packed && state.data !== undefined)
    .map(({ queryKey, state }): [QueryKey, unknown] => [queryKey, state.data]);
  const categories = packCategories(queries);
  return { answers, ...(categories && { categories }) };
}

/** The state in a document; null where the server has not rendered it. */
export function readPageState(document: Document): PageState | null {
  const text = document.getElementById(STATE_ID)?.textContent;
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- our own server wrote it, from this type, for this build
  return text ? (JSON.parse(text) as PageState) : null;
}

/** Puts the answers into the browser's query cache; they count as fetched now, as the server sends no stale page. */
export function hydrateQueries(queries: QueryClient, { answers, categories }: PageState): void {
  for (const [key, data] of answers) queries.setQueryData(key, data);
  if (categories) queries.setQueryData(CATEGORIES, unpackCategories(queries, categories));
}
