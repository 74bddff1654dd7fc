import { millisecondsColumn, rowDefaults, type Transaction } from '@pickup/strapi-kit';
import { z } from 'zod';

const OrderCustomer = z.object({
  customer_email: z.string(),
  customer_name: z.string(),
  customer_phone: z.string(),
  placed_at: millisecondsColumn.transform((at) => new Date(at)),
});

/** Links an order to the customer with its email address, who is created if necessary; one without an address is nobody's. */
export async function linkCustomer(trx: Transaction, orderId: number): Promise<void> {
  const found: unknown = await trx('orders').where({ id: orderId }).first(Object.keys(OrderCustomer.shape));
  const {
    customer_email: email,
    customer_name: name,
    customer_phone: phone,
    placed_at: at,
  } = OrderCustomer.parse(found);
  if (email === '') {
    await trx('orders').where({ id: orderId }).update({ customer_id: null });
    return;
  }
  // A trigger has created the customer already, except for a cancelled order, which counts for nobody.
  await trx('customers')
    .insert({ email, name, phone, first_order_at: at, last_order_at: at, order_count: 0, ...rowDefaults(at) })
    .onConflict('email')
    .ignore();
  await trx('orders')
    .where({ id: orderId })
    .update({ customer_id: trx('customers').where({ email }).select('id') });
}
