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
import type { Kitchen } from './kitchen.js';
import type { Answers } from './mock-api.js';
import { isOnMenu, phaseOf } from './present.js';
import { averageRating } from './stars.js';

/** By quantity, then revenue, then name. */
function popularItems(kitchen: Kitchen, days: number): PopularItem[] {
  const lines = soldOn(kitchen, lastDays(kitchen, days)).flatMap(({ items }) => items);
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
function customerInsights(kitchen: Kitchen, days: number): CustomerInsights {
  const emailsOf = (orders: Kitchen['orders']) => orders.map(({ customerEmail }) => customerEmail.toLowerCase());
  const ever = emailsOf(kitchen.orders.filter(isSold));
  const inPeriod = emailsOf(soldOn(kitchen, lastDays(kitchen, days)));
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

/** How the owner's figures are answered: counted plainly from the kitchen (specification 7, analytics). */
export const ownerFigureAnswers = (kitchen: Kitchen) =>
  ({
    dashboard: ({ query }) => {
      const sold = soldOn(kitchen, [query.date ?? today(kitchen)]);
      const reviews = kitchen.reviews.filter(({ isActive }) => isActive);
      return {
        todayOrders: sold.length,
        todayRevenue: fromCents(revenueOf(sold)),
        averageOrderValue: averageValue(sold),
        averageRating: averageRating(reviews),
        activeMenuItems: kitchen.dishes.filter(isOnMenu).length,
        totalMenuItems: kitchen.dishes.filter(({ isActive }) => isActive).length,
        totalReviews: reviews.length,
        activeDeals: kitchen.deals.filter(
          (deal) => deal.active && deal.isActive && phaseOf(kitchen, deal) === 'current',
        ).length,
      };
    },
    salesTrends: ({ query: { days } }) => {
      const perDay = lastDays(kitchen, days).map((day) => ({ day, sold: soldOn(kitchen, [day]) }));
      return {
        period: days,
        dailyRevenue: Object.fromEntries(perDay.map(({ day, sold }) => [day, fromCents(revenueOf(sold))])),
        dailyOrders: Object.fromEntries(perDay.map(({ day, sold }) => [day, sold.length])),
      };
    },
    orderStatusDistribution: ({ query }) => {
      const date = query.date ?? today(kitchen);
      return countPerStatus(kitchen.orders.filter((order) => dayOf(kitchen, order) === date));
    },
    popularItems: ({ query: { limit, days } }) => popularItems(kitchen, days).slice(0, limit),
    customerInsights: ({ query: { days } }) => customerInsights(kitchen, days),
    revenueByHour: ({ query }) => {
      const sold = soldOn(kitchen, [query.date ?? today(kitchen)]);
      const hours = Array.from({ length: 24 }, (_, hour) => hour);
      return Object.fromEntries(
        hours.map((hour) => [hour, fromCents(revenueOf(sold.filter((order) => hourOf(kitchen, order) === hour)))]),
      );
    },
  }) satisfies Answers;
