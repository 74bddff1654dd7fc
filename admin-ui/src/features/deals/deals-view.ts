import { DEAL_TYPES, type AdminDeal, type EndpointName, type Page } from '@pickup/contract';
import { useApiQuery, type ApiRequest, useTranslation } from '@pickup/web';
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import { readPage, writePage, useViewInUrl } from '../../lists/view-in-url.js';
import { useLoadFailure } from '../../failures/load-failure.js';

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

interface DealsViewState {
  view: DealsView;
  /** Replaces the view without a step in the history. */
  show: (view: DealsView) => void;
  /** Another filter starts at its first page. */
  filter: (filter: DealFilter) => void;
  goTo: (page: number) => void;
}

/** The view in the URL; filter and page are steps of the history. */
export function useDealsView(): DealsViewState {
  const { view, go, replace } = useViewInUrl(parseView, writeView);
  return {
    view,
    show: replace,
    filter: (filter) => go({ filter, page: 0 }),
    goTo: (page) => go({ ...view, page }),
  };
}

/** How many deals each filter lists; undefined while that is not known. */
export function useFilterCounts(): ((filter: DealFilter) => number) | undefined {
  const { data } = useApiQuery('dealStatistics');
  return data && ((filter) => (isTypeFilter(filter) ? data.listed.ofType[filter] : data.listed[filter]));
}

/** Every answer that a change of a deal makes stale, beside the list itself. */
export const DEAL_ANSWERS = [
  'adminDeal',
  'dealStatistics',
  'currentDeals',
  'upcomingDeals',
  'expiredDeals',
  'featuredDeals',
  'deals',
  'dashboard',
] as const satisfies readonly EndpointName[];

/** A page of deals, as the server sorts them; the previous page stays while another loads. A failure shows a toast. */
export function useDeals(view: DealsView): UseQueryResult<Page<AdminDeal>> {
  const { t } = useTranslation();
  const deals = useApiQuery('adminDeals', { query: queryOf(view) }, { placeholderData: keepPreviousData });
  useLoadFailure(deals, t('deals.failed.load'));
  return deals;
}
