import { DEAL_TYPES } from '@pickup/contract';
import type { ApiRequest } from '@pickup/web';
import { readPage, writePage } from '../../lists/page-in-address.js';

type DealsQuery = NonNullable<ApiRequest<'adminDeals'>['query']>;

/** How many deals a page lists. */
const PAGE_SIZE = '20';

/** The query of each filter. */
const FILTERS = {
  all: {},
  active: { active: 'true' },
  inactive: { active: 'false' },
  featured: { featured: 'true' },
  COMBO: { type: 'COMBO' },
  LUNCH: { type: 'LUNCH' },
  FREE: { type: 'FREE' },
} as const satisfies Record<string, DealsQuery>;

export type DealFilter = keyof typeof FILTERS;

const isFilter = (text: string): text is DealFilter => Object.hasOwn(FILTERS, text);

export const FILTER_NAMES: readonly DealFilter[] = Object.keys(FILTERS).filter(isFilter);

export type DealTypeFilter = Extract<DealFilter, (typeof DEAL_TYPES)[number]>;

/** Whether a filter is one of the deal types, and so has a type's name. */
export const isTypeFilter = (filter: DealFilter): filter is DealTypeFilter =>
  DEAL_TYPES.some((type) => type === filter);

/** What the owner looks at; it lives in the URL, so that a reload, a bookmark and the back button keep it. */
export interface DealsView {
  filter: DealFilter;
  /** 0-based, as in calls; the URL and the screen count from 1. */
  page: number;
}

/** Reads a view from `?filter=&page=`; what makes no sense counts as not given. */
export function parseView(params: URLSearchParams): DealsView {
  const filter = params.get('filter') ?? '';
  return { filter: isFilter(filter) ? filter : 'all', page: readPage(params) };
}

/** The parameters of a view, without its defaults. */
export function writeView({ filter, page }: DealsView): URLSearchParams {
  const params = new URLSearchParams();
  if (filter !== 'all') params.set('filter', filter);
  writePage(params, page);
  return params;
}

export const queryOf = ({ filter, page }: DealsView): DealsQuery => ({
  page: String(page),
  size: PAGE_SIZE,
  ...FILTERS[filter],
});
