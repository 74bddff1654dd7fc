import type { Examples } from './example.js';

const revenue = [812.5, 934, 887.25, 1012, 1498.75, 1276.5, 1104];
const orders = [27, 31, 29, 34, 48, 41, 36];
const week = ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'];

const perDay = (figures: number[]) => Object.fromEntries(week.map((day, index) => [day, figures[index] ?? 0]));

/** Revenue by hour; 0 in the hours that are left out. */
const revenueByHour: Record<number, number> = { 12: 96.5, 13: 121, 17: 143.5, 18: 268, 19: 251.5, 20: 164, 21: 59.5 };
const perHour = Object.fromEntries(Array.from({ length: 24 }, (_, hour) => [String(hour), revenueByHour[hour] ?? 0]));

/** The owner's figures. */
export const analyticsExamples = {
  dashboard: {
    request: { query: { date: '2026-11-21' } },
    response: {
      todayOrders: 36,
      todayRevenue: 1104,
      averageOrderValue: 30.67,
      averageRating: 4.7,
      activeMenuItems: 61,
      totalMenuItems: 64,
      totalReviews: 64,
      activeDeals: 5,
    },
    invalid: { query: { date: 'today' } },
  },
  salesTrends: {
    request: { query: { days: '7' } },
    response: { period: 7, dailyRevenue: perDay(revenue), dailyOrders: perDay(orders) },
    invalid: { query: { days: '0' } },
  },
  orderStatusDistribution: {
    request: { query: { date: '2026-11-21' } },
    response: { PENDING: 1, CONFIRMED: 2, PREPARING: 3, READY: 2, COMPLETED: 28, CANCELLED: 1 },
    invalid: { query: { date: '2026-11-31' } },
  },
  popularItems: {
    request: { query: { limit: '10', days: '7' } },
    response: [
      { name: 'House Lemonade', quantity: 88, revenue: 396, choiceRevenue: 0 },
      { name: 'Pizza Margherita', quantity: 61, revenue: 841, choiceRevenue: 78.5 },
    ],
    invalid: { query: { limit: '101' } },
  },
  customerInsights: {
    request: { query: { days: '30' } },
    response: {
      period: 30,
      totalCustomers: 684,
      activeCustomers: 412,
      repeatCustomers: 257,
      averageOrdersPerCustomer: 2.41,
    },
    invalid: { query: { days: '367' } },
  },
  revenueByHour: {
    request: { query: { date: '2026-11-21' } },
    response: perHour,
    invalid: { query: { date: '21 November' } },
  },
  preparationTimes: {
    request: {},
    response: {
      percentile80: 24,
      orders: 812,
      hours: [
        { weekday: 'friday', hour: 18, percentile80: 29, orders: 64 },
        { weekday: 'friday', hour: 19, percentile80: 33, orders: 71 },
      ],
    },
  },
  overview: {
    request: {},
    response: {
      at: '2026-11-21T17:46:00.000Z',
      openOrders: {
        count: 8,
        later: 1,
        late: 1,
        oldestLate: { id: 'k3v8n1q6w0z5t9r2m7x4b1pd', orderNumber: '20261121-009', since: '2026-11-21T17:43:00.000Z' },
        unopened: 1,
        oldestUnopened: {
          id: '6f1e0c9b3a7d52e84b60c1fa',
          orderNumber: '20261121-017',
          since: '2026-11-21T17:42:08.412Z',
        },
      },
      kitchen: {
        open: true,
        reason: null,
        opensAt: null,
        closesAt: '2026-11-21T22:00:00.000Z',
        takesOrders: true,
      },
      noBoardSince: null,
      mail: { enabled: true, retrying: 1, failed: 0 },
      today: { date: '2026-11-21', orders: 36, cancelled: 1, revenue: 1104, averageOrderValue: 30.67 },
      usual: { days: 8, orders: 31.4, revenue: 987.25 },
      yesterday: { date: '2026-11-20', orders: 41, cancelled: 2, revenue: 1276.5, averageOrderValue: 31.13 },
    },
  },
} satisfies Partial<Examples>;
