import { millisecondsColumn, rowDefaults, type Transaction } from '@pickup/strapi-kit';
import { z } from 'zod';

const OrderCustomer = z.object({
  customer_email: z.string(),
  customer_name: z.string(),
  customer_phone: z.string(),
  placed_at: millisecondsColumn.transform((at) => new Date(at)),
});

/**
 * Links an order to the customer with its email address, who is created if necessary; one without an address is nobody's.
 * A customer has name and phone of the newest order, as when it is placed.
 */
export async function linkCustomer(trx: Transaction, orderId: number, now: Date): Promise<void> {
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
  const customer = () => trx('customers').where({ email });
  await customer().where('last_order_at', '<', at).update({ name, phone, last_order_at: at, updated_at: now });
  await customer().where('first_order_at', '>', at).update({ first_order_at: at, updated_at: now });
  await trx('orders')
    .where({ id: orderId })
    .update({ customer_id: customer().select('id') });
}
