import { businessDay, type PlacedOrder } from '@pickup/contract';
import { formatDateTime, formatTime, useLanguage } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { useStatementWords } from '../allergens/useStatementWords.js';
import { useMoney, useRestaurant } from '../restaurant/useRestaurant.js';
import type { ReceiptWords } from './Receipt.js';
import { addressLine } from '../restaurant/address.js';

/** When an order is expected to be ready: a time, with its day when that is another one; that none can be promised. */
export function useReadyText(order: PlacedOrder): string {
  const { t } = useTranslation();
  const { timeZone } = useRestaurant().info;
  const language = useLanguage();
  const readyAt = order.estimatedReadyAt;
  if (readyAt === null) return t('order.noTime');
  const sameDay = businessDay(new Date(readyAt), timeZone) === businessDay(new Date(order.createdAt), timeZone);
  return sameDay ? formatTime(readyAt, { language, timeZone }) : formatDateTime(readyAt, { language, timeZone });
}

/** The receipt's words and formats; a print window has none of the app's providers. */
export function useReceiptWords(): ReceiptWords {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoney();
  const { info } = useRestaurant();
  const statement = useStatementWords();
  return {
    restaurant: [info.name, addressLine(info), info.phone ?? ''].filter(Boolean),
    money,
    moment: (instant) => formatDateTime(instant, { language, timeZone: info.timeZone }),
    number: t('order.number'),
    date: t('order.date'),
    ready: t('order.ready'),
    customer: t('order.customer'),
    notes: t('order.notes'),
    subtotal: t('cart.summary.subtotal'),
    tax: t('cart.summary.tax'),
    total: t('cart.summary.total'),
    statement: ({ allergens, dietary }) => [...statement.marks(dietary), statement.allergens(allergens)].join('. '),
    bring: (number) => t('order.bring', { number }),
  };
}
