import { addDays, daysBetween } from '@pickup/contract';
import type { Knex } from 'knex';
import { z } from 'zod';

/** Business days from the first to the last, both included, `YYYY-MM-DD`. */
export interface DayRange {
  first: string;
  last: string;
}

/** The last `days` business days, today included (product.md, Figures). */
export const lastDays = (today: string, days: number): DayRange => ({ first: addDays(today, 1 - days), last: today });

/** Every day of a range, oldest first. */
export const daysOf = ({ first, last }: DayRange): string[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));

/** A count or a sum as the database gives it: text on PostgreSQL, null without rows. */
export const Total = z.union([z.number(), z.string(), z.null()]).transform(Number);

/** The orders of some days without cancelled ones, which count in no figure but the distribution (product.md, Order status). */
export const soldOrders = (db: Knex, { first, last }: DayRange) =>
  db('orders').whereBetween('orders.business_day', [first, last]).where('orders.order_status', '<>', 'CANCELLED');
