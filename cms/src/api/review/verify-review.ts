import type { Transaction } from '@pickup/strapi-kit';

/** Who wrote a review, and the order they name. */
interface Claim {
  orderNumber?: string | null | undefined;
  customerEmail: string;
}

/** The verified reviews that visitors see of one order. */
const verifiedOf = (trx: Transaction, number: string, email: string) =>
  trx('reviews')
    .where({ order_number: number, verified: true, is_active: true })
    .whereRaw('lower(customer_email) = ?', [email]);

/**
 * Whether an order verifies a review: it is of the same email, whatever its case, it was collected, and no other review
 * that visitors see has been verified by it. The order stays locked until the transaction ends, so that of two reviews at
 * once one is verified.
 */
export async function isVerifiedByOrder(trx: Transaction, { orderNumber, customerEmail }: Claim): Promise<boolean> {
  if (!orderNumber) return false;
  const email = customerEmail.toLowerCase();
  const order: unknown = await trx('orders')
    .where({ number: orderNumber, customer_email: email, order_status: 'COMPLETED' })
    .forUpdate()
    .first('id');
  if (order === undefined) return false;
  const other: unknown = await verifiedOf(trx, orderNumber, email).first('id');
  return other === undefined;
}

/** Whether another review took an order's place while this one was deleted; the order stays locked, as above. */
export async function hasSuccessor(trx: Transaction, { orderNumber, customerEmail }: Claim): Promise<boolean> {
  if (!orderNumber) return false;
  const email = customerEmail.toLowerCase();
  await trx('orders').where({ number: orderNumber, customer_email: email }).forUpdate().first('id');
  const other: unknown = await verifiedOf(trx, orderNumber, email).first('id');
  return other !== undefined;
}
