import { idInSearch } from './id-in-search.js';

/** The deal that the query of an address of the deals is of; null for all of them. */
export const readDealsAddress = (search: URLSearchParams): string | null => idInSearch(search, 'deal');

/** The query of an address of the deals, with its question mark; empty for all of them. */
export const dealsSearch = (deal: string | null): string => (deal === null ? '' : `?deal=${deal}`);
