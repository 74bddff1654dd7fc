import type { CustomerData } from '@pickup/contract';
import { useTranslation } from 'react-i18next';

/** How many orders and reviews are stored of a customer, in words. */
export function useStoredCounts(): (data: CustomerData) => { orders: string; reviews: string } {
  const { t } = useTranslation();
  return ({ orders, reviews }) => ({
    orders: t('customers.orders', { count: orders.length }),
    reviews: t('customers.reviews', { count: reviews.length }),
  });
}
