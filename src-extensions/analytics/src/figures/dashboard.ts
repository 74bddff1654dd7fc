import { COMING_SOON_DAYS, addDays, fromCents, type DashboardMetrics } from '@pickup/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { Total, soldOrders } from '../sold-orders.js';

const DashboardRow = z.object({
  orders: Total,
  cents: Total,
  reviews: Total,
  stars: Total,
  dishes: Total,
  dishes_on_sale: Total,
  deals_on_sale: Total,
});

const presentDashboard = (row: z.infer<typeof DashboardRow>): DashboardMetrics => ({
  todayOrders: row.orders,
  todayRevenue: fromCents(row.cents),
  averageOrderValue: row.orders === 0 ? 0 : fromCents(Math.round(row.cents / row.orders)),
  averageRating: row.reviews === 0 ? 0 : Math.round((row.stars * 10) / row.reviews) / 10,
  activeMenuItems: row.dishes_on_sale,
  totalMenuItems: row.dishes,
  totalReviews: row.reviews,
  activeDeals: row.deals_on_sale,
});

/** The contract's rule of a current deal, in SQL (product.md, Deals). */
const currentDeals = (db: Knex, date: string) =>
  db('deals')
    .where({ is_active: true, active: true })
    .where((until) => {
      until.whereNull('valid_until').orWhere('valid_until', '>=', date);
    })
    .where((from) => {
      from.whereNull('valid_from').orWhere('valid_from', '<=', addDays(date, COMING_SOON_DAYS));
    });

/**
 * A business day's orders, without cancelled ones, beside the reviews, dishes and deals that are not deleted now.
 * @param date the calendar day that decides which deals are current, whatever `day` is
 */
export async function readDashboard(db: Knex, day: string, date: string): Promise<DashboardMetrics> {
  const sold = soldOrders(db, { first: day, last: day }).count({ orders: '*' }).sum({ cents: 'total_cents' });
  const reviews = db('reviews').where({ is_active: true }).count({ reviews: '*' }).sum({ stars: 'rating' });
  const dishes = db('menu_items')
    .where({ is_active: true })
    .count({ dishes: '*' })
    .sum({ dishes_on_sale: db.raw('case when available = true then 1 else 0 end') });
  const deals = currentDeals(db, date).count({ deals_on_sale: '*' });
  const row: unknown = await db
    .from(sold.as('sold'))
    .crossJoin(db.raw('? as reviewed', [reviews]))
    .crossJoin(db.raw('? as menu', [dishes]))
    .crossJoin(db.raw('? as offered', [deals]))
    .first('*');
  return presentDashboard(DashboardRow.parse(row));
}
