import type { EndpointName } from '@pickup/contract';

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
