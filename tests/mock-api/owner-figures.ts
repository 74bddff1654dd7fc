import { fromCents, toCents, type CustomerInsights, type PopularItem } from '@pickup/contract';
import {
  averageValue,
  countPerStatus,
  dayOf,
  hourOf,
  isSold,
  lastDays,
  revenueOf,
  soldOn,
  today,
} from './counting-orders.js';
import type { MockData } from './data.js';
import type { Answers } from './mock-api.js';
import { isOnMenu, phaseOf } from './present.js';
import { averageRating } from './stars.js';

/** By quantity, then revenue, then name. */
function popularItems(data: MockData, days: number): PopularItem[] {
  const lines = soldOn(data, lastDays(data, days)).flatMap(({ items }) => items);
  const names = [...new Set(lines.map(({ menuItemName }) => menuItemName))].sort();
  return names
    .map((name) => {
      const sold = lines.filter(({ menuItemName }) => menuItemName === name);
      const cents = sold.reduce((sum, { totalPrice }) => sum + toCents(totalPrice), 0);
      return { name, quantity: sold.reduce((sum, { quantity }) => sum + quantity, 0), revenue: fromCents(cents) };
    })
    .sort((one, other) => other.quantity - one.quantity || other.revenue - one.revenue);
}

/** Customers are told apart by email, whatever its case (ruling 28). */
function customerInsights(data: MockData, days: number): CustomerInsights {
  const emailsOf = (orders: MockData['orders']) => orders.map(({ customerEmail }) => customerEmail.toLowerCase());
  const ever = emailsOf(data.orders.filter(isSold));
  const inPeriod = emailsOf(soldOn(data, lastDays(data, days)));
  const active = [...new Set(inPeriod)];
  const repeat = active.filter((email) => ever.filter((one) => one === email).length > 1);
  return {
    period: days,
    totalCustomers: new Set(ever).size,
    activeCustomers: active.length,
    repeatCustomers: repeat.length,
    averageOrdersPerCustomer: active.length === 0 ? 0 : Math.round((inPeriod.length * 100) / active.length) / 100,
  };
}

/** Answers the calls for figures, counted from the data. */
export const ownerFigureAnswers = (data: MockData) =>
  ({
    dashboard: ({ query }) => {
      const sold = soldOn(data, [query.date ?? today(data)]);
      const reviews = data.reviews.filter(({ isActive }) => isActive);
      return {
        todayOrders: sold.length,
        todayRevenue: fromCents(revenueOf(sold)),
        averageOrderValue: averageValue(sold),
        averageRating: averageRating(reviews),
        activeMenuItems: data.dishes.filter(isOnMenu).length,
        totalMenuItems: data.dishes.filter(({ isActive }) => isActive).length,
        totalReviews: reviews.length,
        activeDeals: data.deals.filter((deal) => deal.active && deal.isActive && phaseOf(data, deal) === 'current')
          .length,
      };
    },
    salesTrends: ({ query: { days } }) => {
      const perDay = lastDays(data, days).map((day) => ({ day, sold: soldOn(data, [day]) }));
      return {
        period: days,
        dailyRevenue: Object.fromEntries(perDay.map(({ day, sold }) => [day, fromCents(revenueOf(sold))])),
        dailyOrders: Object.fromEntries(perDay.map(({ day, sold }) => [day, sold.length])),
      };
    },
    orderStatusDistribution: ({ query }) => {
      const date = query.date ?? today(data);
      return countPerStatus(data.orders.filter((order) => dayOf(data, order) === date));
    },
    popularItems: ({ query: { limit, days } }) => popularItems(data, days).slice(0, limit),
    customerInsights: ({ query: { days } }) => customerInsights(data, days),
    revenueByHour: ({ query }) => {
      const sold = soldOn(data, [query.date ?? today(data)]);
      const hours = Array.from({ length: 24 }, (_, hour) => hour);
      return Object.fromEntries(
        hours.map((hour) => [hour, fromCents(revenueOf(sold.filter((order) => hourOf(data, order) === hour)))]),
      );
    },
  }) satisfies Answers;
