import { localDay, shortOrderNumber, type PlacedOrder } from '@pickup/contract';
import { formatDateTime, formatTime, openPrintWindow, toast, useLanguage, useTranslation } from '@pickup/web';
import { useDietaryTexts } from '../allergens/AllergenLine.js';
import { useNamesOfOrder } from '../choices/names.js';
import { useDayNames } from '../kitchen/moments.js';
import { addressLine, useKnownRestaurant, useMoney, useRestaurant } from '../restaurant/useRestaurant.js';
import { type PrintedOrder, Receipt, type ReceiptTexts } from './Receipt.js';

/** Whether an order's time was chosen or estimated, in words. */
export const timeLabel = ({ pickupAt }: PlacedOrder) => (pickupAt === null ? 'order.ready' : 'order.pickupTime');

/** When an order is expected to be ready or was chosen to be collected: `Today, about 18:40`; or that no time can be promised. */
export function useReadyText({ pickupAt, estimatedReadyAt }: PlacedOrder): string {
  const { t } = useTranslation();
  const { timeZone } = useRestaurant().info;
  const language = useLanguage();
  const dayName = useDayNames();
  const at = pickupAt ?? estimatedReadyAt;
  if (at === null) return t('order.noTime');
  const time = formatTime(at, { language, timeZone });
  return t(pickupAt === null ? 'order.about' : 'order.at', { day: dayName(localDay(new Date(at), timeZone)), time });
}

/** The receipt's texts and formats, as a print window has none of the app's providers. */
function useReceiptTexts(): ReceiptTexts {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoney();
  const { info } = useRestaurant();
  const known = useKnownRestaurant();
  const statement = useDietaryTexts();
  const names = useNamesOfOrder();
  return {
    restaurant: known ? [known.name, addressLine(known), known.phone ?? ''].filter(Boolean) : [],
    money,
    moment: (instant) => formatDateTime(instant, { language, timeZone: info.timeZone }),
    number: t('order.number'),
    date: t('order.date'),
    ready: (order) => t(timeLabel(order)),
    collected: t('order.receipt.collected'),
    customer: t('order.customer'),
    notes: t('order.notes'),
    subtotal: t('cart.summary.subtotal'),
    tax: t('cart.summary.tax'),
    total: t('cart.summary.total'),
    statement: (line) => [...statement.marks(line.dietary), statement.allergens(line)].join('. '),
    ...names,
    pay: t('order.receipt.pay'),
    bring: (number) => t('order.bring', { number: shortOrderNumber(number) }),
  };
}

/** Prints an order's receipt in a window, or shows that the browser has blocked it. */
export function usePrintReceipt(): (order: PrintedOrder) => void {
  const { t } = useTranslation();
  const words = useReceiptTexts();
  return (order) => {
    const opened = openPrintWindow({
      title: t('order.receipt.title', { number: order.orderNumber }),
      content: <Receipt order={order} words={words} />,
      labels: { print: t('order.receipt.print'), close: t('shared.close') },
    });
    if (!opened) toast.error(t('order.printBlocked'));
  };
}
