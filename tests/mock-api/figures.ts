import {
  addDays,
  businessDay,
  businessHour,
  countOpenOrders,
  fromCents,
  noBoardSince,
  priceWith,
  sameWeekdays,
  statusCounts,
  toCents,
  toInstant,
  usualSales,
  type Cents,
  type OrderStatistics,
  type OrderStatusCounts,
  type ReviewsByRating,
} from '@pickup/contract';
import type { MockData } from './data.js';
import { calendar } from './kitchen.js';
import type { Answers } from './mock-api.js';
import { kitchenSettings, presentControl } from './kitchen.js';
import { dealPhaseOf, isOnMenu } from './present.js';
import type { MockOrder } from './records.js';

/** The restaurant's present business day. */
export const today = (data: MockData): string => businessDay(data.now, calendar(data));

const lastDays = (data: MockData, days: number): string[] =>
  Array.from({ length: days }, (_, index) => addDays(today(data), index - days + 1));

/** The business day on which something was made. */
export const dayOf = (data: MockData, { createdAt }: { createdAt: string }): string =>
  businessDay(Date.parse(createdAt), calendar(data));

/** Whether an order counts in revenue: cancelled ones do not (product.md, Order status). */
export const isSold = ({ status }: MockOrder): boolean => status !== 'CANCELLED';

const soldOn = (data: MockData, days: readonly string[]): MockOrder[] =>
  data.orders.filter((order) => isSold(order) && days.includes(dayOf(data, order)));

const centsOf = (orders: readonly MockOrder[]): Cents => orders.reduce((sum, { total }) => sum + toCents(total), 0);

/** In euros. */
const revenueOf = (orders: readonly MockOrder[]): number => fromCents(centsOf(orders));

/** In euros; 0 without orders. */
const averageValue = (orders: readonly MockOrder[]): number =>
  orders.length === 0 ? 0 : fromCents(Math.round(centsOf(orders) / orders.length));

export const countPerStatus = (orders: readonly MockOrder[]): OrderStatusCounts =>
  statusCounts((wanted) => orders.filter(({ status }) => status === wanted).length);

/** The figures of one day. */
export function dayStatistics(data: MockData, date: string): OrderStatistics {
  const placed = data.orders.filter((order) => dayOf(data, order) === date);
  const sold = placed.filter(isSold);
  return {
    date,
    orders: sold.length,
    cancelled: placed.length - sold.length,
    revenue: revenueOf(sold),
    averageOrderValue: averageValue(sold),
  };
}

/** What the same weekday brings by this time of day. */
function usualByNow(data: MockData) {
  const days = sameWeekdays(today(data), data.now, data.restaurant.timeZone).map(({ day, until }) => {
    const sold = soldOn(data, [day]);
    const soFar = sold.filter(({ createdAt }) => Date.parse(createdAt) <= until);
    return { orders: soFar.length, cents: centsOf(soFar), ordersOfDay: sold.length };
  });
  return usualSales(days);
}

interface Rated {
  rating: number;
}

/** To one decimal; 0 without reviews. */
export function averageRating(reviews: readonly Rated[]): number {
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return reviews.length === 0 ? 0 : Math.round((sum / reviews.length) * 10) / 10;
}

export function countPerRating(reviews: readonly Rated[]): ReviewsByRating {
  const count = (stars: number) => reviews.filter(({ rating }) => rating === stars).length;
  return { '1': count(1), '2': count(2), '3': count(3), '4': count(4), '5': count(5) };
}

/** The calls for figures. Customers are counted plainly: what counts as a repeat customer is not repeated here. */
export const figureCalls = (data: MockData) =>
  ({
    dashboard: ({ query }) => {
      const sold = soldOn(data, [query.date ?? today(data)]);
      const reviews = data.reviews.filter(({ isActive }) => isActive);
      const isCurrent = (deal: MockData['deals'][number]) =>
        deal.active && deal.isActive && dealPhaseOf(data, deal) === 'current';
      return {
        todayOrders: sold.length,
        todayRevenue: revenueOf(sold),
        averageOrderValue: averageValue(sold),
        averageRating: averageRating(reviews),
        activeMenuItems: data.dishes.filter(isOnMenu).length,
        totalMenuItems: data.dishes.filter(({ isActive }) => isActive).length,
        totalReviews: reviews.length,
        activeDeals: data.deals.filter(isCurrent).length,
      };
    },
    salesTrends: ({ query: { days } }) => {
      const perDay = lastDays(data, days).map((day) => [day, soldOn(data, [day])] as const);
      return {
        period: days,
        dailyRevenue: Object.fromEntries(perDay.map(([day, sold]) => [day, revenueOf(sold)])),
        dailyOrders: Object.fromEntries(perDay.map(([day, sold]) => [day, sold.length])),
      };
    },
    orderStatusDistribution: ({ query: { date = today(data) } }) =>
      countPerStatus(data.orders.filter((order) => dayOf(data, order) === date)),
    popularItems: ({ query: { limit, days } }) => {
      const lines = soldOn(data, lastDays(data, days)).flatMap(({ items }) => items);
      const first = lines.filter(({ menuItemName: name }, index) =>
        lines.slice(0, index).every(({ menuItemName }) => menuItemName !== name),
      );
      return first.slice(0, limit).map(({ menuItemName: name, quantity, totalPrice, choices }) => ({
        name,
        quantity,
        revenue: totalPrice,
        choiceRevenue: fromCents(toCents(priceWith(0, choices)) * quantity),
      }));
    },
    customerInsights: ({ query: { days } }) => {
      const customers = new Set(soldOn(data, lastDays(data, days)).map(({ customerEmail }) => customerEmail)).size;
      return {
        period: days,
        totalCustomers: customers,
        activeCustomers: customers,
        repeatCustomers: 0,
        averageOrdersPerCustomer: Math.min(customers, 1),
      };
    },
    revenueByHour: ({ query: { date = today(data) } }) => {
      const sold = soldOn(data, [date]);
      const hourOf = ({ createdAt }: MockOrder) => businessHour(Date.parse(createdAt), data.restaurant.timeZone);
      const revenueIn = (hour: number) => revenueOf(sold.filter((order) => hourOf(order) === hour));
      return Object.fromEntries(Array.from({ length: 24 }, (_, hour) => [hour, revenueIn(hour)]));
    },
    overview: () => {
      const troubled = data.orders.flatMap(({ mails }) => mails).filter(({ attempts }) => attempts > 0);
      const boardSeenAt = data.board.hasBoard ? data.now : data.boardSeenAt;
      return {
        at: new Date(data.now).toISOString(),
        openOrders: countOpenOrders(data.orders, data.now),
        kitchen: data.hasRestaurant ? presentControl(data).status : null,
        noBoardSince: data.hasRestaurant
          ? toInstant(
              noBoardSince(
                { ...kitchenSettings(data), boardSeenAt, unseenAfterMinutes: data.restaurant.unseenAfterMinutes },
                data.now,
              ),
            )
          : null,
        mail: {
          enabled: data.sendsMail,
          retrying: troubled.filter(({ state }) => state === 'waiting').length,
          failed: troubled.filter(({ state }) => state === 'failed').length,
        },
        today: dayStatistics(data, today(data)),
        usual: usualByNow(data),
        yesterday: dayStatistics(data, addDays(today(data), -1)),
      };
    },
  }) satisfies Answers;
