import { addDays, localDay, endpoints, type Endpoint, type EndpointName } from '@pickup/contract';
import { urlOf } from '../../product/client.js';

/** What a million orders may cost a kind of call, as a multiple of what ten thousand cost. */
export const TARGETS = { analytics: 1.5, list: 1.5 } as const;

/** A call whose time is taken. */
export interface MeasuredCall {
  name: string;
  kind: keyof typeof TARGETS;
  /** Path and query. */
  url: string;
}

const call = (kind: MeasuredCall['kind'], endpoint: EndpointName, query: Record<string, string> = {}) => {
  const found: Endpoint = endpoints[endpoint];
  const url = urlOf(found, { query });
  return { name: url.replace('/api/admin/', ''), kind, url };
};

/** The owner's figures and lists; of one day where they can be: yesterday, which is whole. */
export function measuredCalls(now: Date, timeZone: string): MeasuredCall[] {
  const date = addDays(localDay(now, timeZone), -1);
  return [
    call('analytics', 'dashboard', { date }),
    call('analytics', 'salesTrends', { days: '30' }),
    call('analytics', 'orderStatusDistribution', { date }),
    call('analytics', 'popularItems', { days: '30', limit: '10' }),
    call('analytics', 'customerInsights', { days: '30' }),
    call('analytics', 'revenueByHour', { date }),
    call('list', 'adminOrders'),
    call('list', 'adminOrders', { status: 'COMPLETED' }),
    call('list', 'adminOrders', { date }),
    call('analytics', 'overview'),
    call('list', 'openOrders'),
    call('list', 'recentOrders'),
    call('list', 'ordersByStatus'),
    call('list', 'orderStatistics', { date }),
    call('list', 'adminDeals'),
    call('list', 'adminReviews'),
    call('list', 'adminMenuItems', { includeUnavailable: 'true' }),
  ].map((measured) => ({ ...measured, name: measured.name.replace(date, 'YESTERDAY') }));
}
