import { z } from 'zod';
import { KitchenStatus } from './kitchen.js';
import { OrderStatistics } from './order.js';
import { Id, Instant, Money } from './scalar.js';

/** An order that is named because it has waited the longest; `since` is when it was due, or since when it has to be seen. */
const LongestWaiting = z.object({ id: Id, orderNumber: z.string(), since: Instant });

/** The orders that are neither completed nor cancelled. */
export const OpenOrders = z.object({
  count: z.int(),
  /** Those of `count` that do not have to be begun yet. */
  later: z.int(),
  /** How many are past the time they are due and not ready. */
  late: z.int(),
  oldestLate: LongestWaiting.nullable(),
  /** How many have to be begun, and nobody has opened or confirmed them. */
  unopened: z.int(),
  oldestUnopened: LongestWaiting.nullable(),
});
export type OpenOrders = z.infer<typeof OpenOrders>;

/** The average of several days, each up to the same time of day; `orders` to one decimal. */
export const UsualSales = z.object({
  /** How many days it is the average of. */
  days: z.int(),
  orders: z.number(),
  revenue: Money,
});
export type UsualSales = z.infer<typeof UsualSales>;

/** What the owner asks first: how the kitchen is doing, what is wrong, and how the day goes (product.md, Landing). */
export const Overview = z.object({
  /** When it was read. */
  at: Instant,
  openOrders: OpenOrders,
  /** Null before the owner has described the restaurant: no order is taken then. */
  kitchen: KitchenStatus.nullable(),
  /** Since when an open kitchen has had no board; null when it has one, had one a moment ago, or is closed. */
  noBoardSince: Instant.nullable(),
  mail: z.object({
    /** False without SMTP_URL: then no mail is written at all. */
    enabled: z.boolean(),
    /** How many could not be sent and are tried again by themselves. */
    retrying: z.int(),
    /** How many of the last seven days' were given up. */
    failed: z.int(),
  }),
  today: OrderStatistics,
  /** What the same weekday brings by this time of day; null where none of the last eight brought anything. */
  usual: UsualSales.nullable(),
  yesterday: OrderStatistics,
});
export type Overview = z.infer<typeof Overview>;
