import type { EndpointName, AdminOrder, Page } from '@pickup/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { patchAnswer, put } from '../../changes/optimistic-change.js';

/** Figures that change with an order's status. */
export const FIGURES = [
  'orderStatistics',
  'ordersByStatus',
  'dashboard',
  'orderStatusDistribution',
  'salesTrends',
  'revenueByHour',
  'popularItems',
  'customerInsights',
] as const satisfies readonly EndpointName[];

/** Answers that show an order. */
export const ORDER_ANSWERS = ['adminOrders', 'adminOrder', 'recentOrders'] as const satisfies readonly EndpointName[];

/**
 * Puts an order as it now is in the place of what was read before, wherever it is shown: its card changes where it
 * stands, and nothing moves.
 */
export function showOrder(queries: QueryClient, order: AdminOrder): void {
  for (const name of ORDER_ANSWERS) {
    queries.setQueriesData<unknown>({ queryKey: [name] }, (answer: unknown) =>
      patchAnswer(answer, order.id, put(order)),
    );
  }
}

/** The part of a list's request that says what is in it. */
function viewOf(key: QueryKey): { page?: unknown; status?: unknown } {
  const request = key[1];
  if (typeof request !== 'object' || request === null || !('query' in request)) return {};
  return typeof request.query === 'object' && request.query !== null ? request.query : {};
}

/** Puts a new order on top of every first page it belongs to, without waiting for the server to say it again. */
export function addOrder(queries: QueryClient, order: AdminOrder): void {
  for (const [key, answer] of queries.getQueriesData<Page<AdminOrder>>({ queryKey: ['adminOrders'] })) {
    const { page, status = order.status } = viewOf(key);
    if (answer === undefined || page !== '0' || status !== order.status) continue;
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
