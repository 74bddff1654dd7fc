import { millisecondsColumn, rowDefaults, type Transaction } from '@pickup/strapi-kit';
import { z } from 'zod';

const Order = z.object({
  customer_email: z.string(),
  customer_name: z.string(),
  customer_phone: z.string(),
  placed_at: millisecondsColumn.transform((at) => new Date(at)),
});

/** Ties an order to the record of the address it now names, which is made where there is none (ruling 28). */
export async function followEmail(trx: Transaction, orderId: number): Promise<void> {
  const found: unknown = await trx('orders').where({ id: orderId }).first(Object.keys(Order.shape));
  const { customer_email: email, customer_name: name, customer_phone: phone, placed_at: at } = Order.parse(found);
  // The database has made it already for an order that counts; a cancelled one counts for nobody.
  await trx('customers')
    .insert({ email, name, phone, first_order_at: at, last_order_at: at, order_count: 0, ...rowDefaults(at) })
    .onConflict('email')
    .ignore();
  await trx('orders')
    .where({ id: orderId })
    .update({ customer_id: trx('customers').where({ email }).select('id') });
}
