import type { Knex } from 'knex';
import { z } from 'zod';
import type { DayRange } from './day-range.js';

/** A count or a sum as the database gives it: text on PostgreSQL, null where there is nothing to add. */
export const Total = z.union([z.number(), z.string(), z.null()]).transform(Number);

/** The orders of some days that count in revenue, popular items and customer figures: not cancelled (ruling 15). */
export const soldOrders = (db: Knex, { first, last }: DayRange) =>
  db('orders').whereBetween('orders.business_day', [first, last]).where('orders.order_status', '<>', 'CANCELLED');
