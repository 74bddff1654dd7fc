import type { EndpointName } from '@pickup/contract';

/** The owner's figures that an order's status tells in. */
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
