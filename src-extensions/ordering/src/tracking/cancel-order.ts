import { conflict, inSqlTransaction } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { changeStatus } from '../moving/change-status.js';
import { BY_CUSTOMER } from '../moving/by-customer.js';
import { readByPublicId, readOrder, type StoredOrder } from '../reading/read-order.js';

/**
 * A customer takes an order back that nobody has confirmed yet; one that is cancelled already stays so.
 * @param publicId the secret that opens the order (ruling 6)
 * @throws HttpError 404 for an unknown order, 409 once the kitchen has confirmed it
 */
export function cancelOrder(strapi: Core.Strapi, publicId: string, now: Date): Promise<StoredOrder> {
  return inSqlTransaction(strapi, async (sql) => {
    // Changes nothing, but locks the order on both databases: whoever comes second sees what the first has done.
    await sql('UPDATE orders SET order_status = order_status WHERE public_id = ?', [publicId]);
    const order = await readByPublicId(sql, publicId);
    const { order_status: from, number, id } = order.row;
    if (from === 'CANCELLED') return order;
    if (from !== 'PENDING') {
      throw conflict(`Order ${number} is ${from} and cannot be cancelled here any more. Please call the restaurant.`);
    }
    await changeStatus(sql, { order: order.row, from, to: 'CANCELLED', by: BY_CUSTOMER, at: now });
    return readOrder(sql, id);
  });
}
