import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The element that carries what a page was drawn from. */
export const STATE_ID = 'page-state';

/** What a server hands to the browser with a page, so that it draws the same and asks for nothing again. */
export interface PageState {
  language: string;
  /** When the page was drawn, in milliseconds. */
  startedAt: number;
  /** Every answer it shows, by its query key. */
  answers: [QueryKey, unknown][];
}

/** Every answer a cache holds. */
export const answersOf = (queries: QueryClient): PageState['answers'] =>
  queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey, state }) => [queryKey, state.data]);

/** The state in a document, null where a server drew nothing. */
export function readPageState(document: Document): PageState | null {
  const text = document.getElementById(STATE_ID)?.textContent;
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- our own server wrote it, from this type, for this build
  return text ? (JSON.parse(text) as PageState) : null;
}

/** Puts the answers into the browser's cache; they count as read now, for the server sends no page that is out of date. */
export function takeOver(queries: QueryClient, { answers }: PageState): void {
  for (const [key, data] of answers) queries.setQueryData(key, data);
}
