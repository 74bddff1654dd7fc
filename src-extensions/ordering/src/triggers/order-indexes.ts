import { inTransaction, type Transaction } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';

/*
 * The index that pages of the orders of one status are read by. It is not among the content type's: on PostgreSQL Strapi
 * does not see the `id` in an index, takes the index for a changed one as soon as any content type changes, and tries to
 * create it a second time, which ends the start.
 */

export const installStatusIndex = (trx: Transaction): Promise<unknown> =>
  trx.raw('CREATE INDEX IF NOT EXISTS orders_status_id_index ON orders (order_status, id)');

/**
 * Of versions before: the status index that was Strapi's, the one of popular items before it knew of choices, and the one
 * of figures before it knew when of a day an order was placed. An index that changes needs a new name: Strapi would
 * create it on PostgreSQL while it is still there.
 */
const FORMER = ['orders_status_index', 'order_lines_day_figures_index', 'orders_day_figures_index'];

/** Drops the indexes that others have taken the place of. Called before Strapi compares its schema with the database. */
export const dropFormerIndexes = (strapi: Core.Strapi): Promise<void> =>
  inTransaction(strapi, async (trx) => {
    for (const name of FORMER) await trx.raw('DROP INDEX IF EXISTS ??', [name]);
  });
