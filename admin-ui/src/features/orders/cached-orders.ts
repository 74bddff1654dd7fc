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
function viewOf(key: QueryKey): { page?: unknown; status?: unknown } {
  const request = key[1];
  if (typeof request !== 'object' || request === null || !('query' in request)) return {};
  return typeof request.query === 'object' && request.query !== null ? request.query : {};
}

/** Adds a new order to every cached first page it belongs to, without another request. */
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
