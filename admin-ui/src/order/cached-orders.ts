import {
  byDueTime,
  isRecord,
  type AdminOrder,
  type EndpointName,
  type KitchenControl,
  type Page,
} from '@pickup/contract';
import { apiQueryKey, invalidateApi } from '@pickup/web';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { patchAnswer, put } from '../changes/optimistic-change.js';

/** Figures that change with an order's status. */
export const FIGURES = [
  'orderStatistics',
  'ordersByStatus',
  'dashboard',
  'overview',
  'orderStatusDistribution',
  'salesTrends',
  'revenueByHour',
  'popularItems',
  'customerInsights',
] as const satisfies readonly EndpointName[];

/** Answers that show an order. */
export const ORDER_ANSWERS = [
  'adminOrders',
  'openOrders',
  'adminOrder',
  'recentOrders',
] as const satisfies readonly EndpointName[];

/**
 * Replaces an order in every cached answer that holds it, without changing its position.
 */
export function showOrder(queries: QueryClient, order: AdminOrder): void {
  for (const name of ORDER_ANSWERS) {
    queries.setQueriesData<unknown>({ queryKey: [name] }, (answer: unknown) =>
      patchAnswer(answer, order.id, put(order)),
    );
  }
}

/** The query of a cached list's request. */
function viewOf(key: QueryKey): { page?: unknown; status?: unknown; search?: unknown; date?: unknown } {
  const request = key[1];
  if (typeof request !== 'object' || request === null || !('query' in request)) return {};
  return typeof request.query === 'object' && request.query !== null ? request.query : {};
}

/** Adds a new order to the open ones and to every cached first page it belongs to, without another request. */
export function addOrder(queries: QueryClient, order: AdminOrder): void {
  queries.setQueryData<AdminOrder[]>(apiQueryKey('openOrders'), (open) =>
    open?.some(({ id }) => id === order.id) ? open : open && [...open, order].sort(byDueTime),
  );
  for (const [key, answer] of queries.getQueriesData<Page<AdminOrder>>({ queryKey: ['adminOrders'] })) {
    const { page, status = order.status, search, date } = viewOf(key);
    // Whether a search finds it, and whether a day is its own, the server says.
    if (answer === undefined || page !== '0' || status !== order.status) continue;
    if (search !== undefined || date !== undefined) continue;
    if (answer.content.some(({ id }) => id === order.id)) continue;
    const totalElements = answer.totalElements + 1;
    queries.setQueryData<Page<AdminOrder>>(key, {
      ...answer,
      content: [order, ...answer.content].slice(0, answer.size),
      totalElements,
      totalPages: Math.ceil(totalElements / answer.size),
    });
  }
}

/** Answers that say what is sold out. */
const WHAT_IS_SOLD_OUT = ['adminMenuItems', 'adminOptionGroups'] as const satisfies readonly EndpointName[];

/** Whether a change of the kitchen is under way: what was read before it would show the old state again for a moment. */
export const isKitchenChanging = (queries: QueryClient): boolean =>
  queries.isMutating({ mutationKey: ['changeKitchenControl'] }) > 0;

const orderOfRequest = (request: unknown): unknown =>
  isRecord(request) && isRecord(request.params) ? request.params.id : undefined;

/** Whether lines are being struck off, of this order or of any: what is read or heard of it meanwhile may be from before. */
export const areLinesChanging = (queries: QueryClient, id?: string): boolean =>
  queries.isMutating({
    mutationKey: ['setLineMade'],
    predicate: ({ state }) => id === undefined || orderOfRequest(state.variables) === id,
  }) > 0;

/** Replaces what is known of the kitchen, unless it is being changed. A read that began earlier must not bring the older answer back. */
export function showKitchen(queries: QueryClient, control: KitchenControl): void {
  if (isKitchenChanging(queries)) return;
  const queryKey = apiQueryKey('kitchenControl');
  void queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, control);
}

/**
 * Has what is sold out read again when the menu has changed since a board was told of the kitchen last. What is cached of the
 * kitchen does not tell: other reads renew it.
 */
export function followMenu(queries: QueryClient): (control: KitchenControl) => void {
  let seen: string | null | undefined;
  return ({ menuChangedAt }) => {
    if (seen !== menuChangedAt) void invalidateApi(queries, WHAT_IS_SOLD_OUT);
    seen = menuChangedAt;
  };
}
