import { inTransaction, type Transaction } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';

/*
 * The index that pages of the orders of one status are read by. It is not among the content type's: on PostgreSQL Strapi
 * does not see the `id` in an index, takes the index for a changed one as soon as any content type changes, and tries to
 * create it a second time, which ends the start.
 */

/** Until version 1.0.0 it was Strapi's. Called before Strapi compares its schema with the database. */
export const dropStatusIndexOfStrapi = (strapi: Core.Strapi): Promise<unknown> =>
  inTransaction(strapi, (trx) => trx.raw('DROP INDEX IF EXISTS orders_status_index'));

export const installStatusIndex = (trx: Transaction): Promise<unknown> =>
  trx.raw('CREATE INDEX IF NOT EXISTS orders_status_id_index ON orders (order_status, id)');
