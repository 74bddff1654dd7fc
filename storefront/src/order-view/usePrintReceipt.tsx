import type { PlacedOrder } from '@pickup/contract';
import { openPrintWindow, toast } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { Receipt } from './Receipt.js';
import { useReceiptWords } from './useReceiptWords.js';

/** Prints an order's receipt in a window of its own, or says that the browser would not have it. */
export function usePrintReceipt(): (order: PlacedOrder) => void {
  const { t } = useTranslation();
  const words = useReceiptWords();
  return (order) => {
    const opened = openPrintWindow({
      title: t('order.receipt.title', { number: order.orderNumber }),
      content: <Receipt order={order} words={words} />,
      labels: { print: t('order.receipt.print'), close: t('shared.close') },
    });
    if (!opened) toast.error(t('order.printBlocked'));
  };
}
