import { erasedEmail, type CustomerData, type ErasedCustomer } from '@pickup/contract';
import { eraseCustomer, readCustomer } from '@pickup/ordering';
import { inTransaction, notFound, randomText, retryOnSerializationFailure, type Transaction } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { eraseReviewsOf, readReviewsOf } from '../review/reviews-of-customer.js';

const nothingHeld = () => notFound('Nothing is stored under this email address.');

/** Everything that is stored about one customer (product.md, Personal data). @throws HttpError 404 when there is nothing */
export async function exportData(strapi: Core.Strapi, address: string): Promise<CustomerData> {
  const email = address.toLowerCase();
  const { customer, orders } = await readCustomer(strapi.db.connection, email);
  const reviews = await readReviewsOf(strapi, email);
  if (customer === null && orders.length === 0 && reviews.length === 0) throw nothingHeld();
  return { email, customer, orders, reviews };
}

/**
 * Makes everything about one customer anonymous in one transaction (decision 15).
 * @throws HttpError 404 when nothing is stored, 409 while an order is open
 */
export function eraseData(strapi: Core.Strapi, address: string, now: Date): Promise<ErasedCustomer> {
  const email = address.toLowerCase();
  const erase = async (trx: Transaction): Promise<ErasedCustomer> => {
    const pseudonym = erasedEmail(randomText(12, 'hex'));
    const { orders, found } = await eraseCustomer(trx, email, pseudonym, now);
    const reviews = await eraseReviewsOf(strapi, trx, email, pseudonym);
    if (!found && reviews === 0) throw nothingHeld();
    return { orders, reviews };
  };
  return retryOnSerializationFailure(() => inTransaction(strapi, erase));
}
