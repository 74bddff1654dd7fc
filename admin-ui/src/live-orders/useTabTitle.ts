import { useTranslation } from '@pickup/web';
import { useLiveOrders } from './LiveOrders.js';

/** Why no new order would be heard of, in words; null where they are. */
function useSilence(): string | null {
  const { t } = useTranslation();
  const { signedOut, connection } = useLiveOrders();
  if (signedOut) return t('orders.board.signedOutTab');
  return connection.state === 'lost' ? t('orders.board.lostTab') : null;
}

/** The tab's title where orders are shown: the most urgent of what they say; undefined for none. */
export function useTabTitle(): string | undefined {
  const { t } = useTranslation();
  const { unopened } = useLiveOrders();
  const silence = useSilence();
  return silence ?? (unopened.length > 0 ? t('orders.tabTitle', { count: unopened.length }) : undefined);
}

/** Any other screen's title in the tab, behind the most urgent of what the orders say. */
export function useBadgedTitle(title: string): string {
  const { unopened } = useLiveOrders();
  const silence = useSilence();
  if (silence !== null) return `${silence} · ${title}`;
  return unopened.length > 0 ? `(${unopened.length}) ${title}` : title;
}
