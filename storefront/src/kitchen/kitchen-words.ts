import { localDay, type Kitchen, type LocalText } from '@pickup/contract';
import { useNow, useTranslation, useLocalText } from '@pickup/web';
import { useRestaurant } from '../restaurant/useRestaurant.js';
import { useMoments } from './moments.js';
import { useKitchen } from './useKitchen.js';

export type KitchenKind = 'open' | 'busy' | 'last-orders' | 'closed' | 'paused';

/** What every page says of the kitchen. */
interface KitchenWords {
  kind: KitchenKind;
  /** `Open until 22:00` */
  title: string;
  /** What follows from it for an order; null when nothing does. */
  detail: string | null;
  /** The owner's note on the business day; null without one. */
  note: LocalText<string | null> | null;
  /** When an order placed now is ready, or why there is no time; null where the preparation time says it. */
  ready: string | null;
}

/** Whether there is no time left to prepare anything before this opening closes. */
const lastOrderHasGone = ({ open, nextReadyAt, lastOrderAt }: Kitchen, now: number): boolean =>
  open && (nextReadyAt !== null || (lastOrderAt !== null && Date.parse(lastOrderAt) < now));

function kindOf(kitchen: Kitchen, now: number): KitchenKind {
  if (!kitchen.open) return kitchen.reason === 'paused' ? 'paused' : 'closed';
  if (lastOrderHasGone(kitchen, now)) return 'last-orders';
  return kitchen.extraMinutes === null ? 'open' : 'busy';
}

/** When a cart can be collected; null where that is not known, and where no time is chosen. */
export interface CartTimes {
  earliest: string | null;
  chosen: string | null;
}

/** Says what the kitchen does, in the same words wherever it is said (product.md, Kitchen state); of an order that is not begun now a small one's time, unless a cart's are given. */
export function useWordsOf(): (kitchen: Kitchen, cart?: CartTimes) => KitchenWords {
  const { t } = useTranslation();
  const local = useLocalText();
  const { timeZone } = useRestaurant().info;
  const now = useNow();
  const { moment, until } = useMoments();
  const today = localDay(now, timeZone);
  const isToday = (instant: string | null) => instant !== null && localDay(new Date(instant), timeZone) === today;

  const titleOf = ({ open, reason, opensAt, closesAt }: Kitchen) => {
    if (open) return closesAt === null ? t('kitchen.alwaysOpen') : t('kitchen.open', { until: until(closesAt) });
    if (reason === 'not-open-yet') return t('kitchen.notOpenYet');
    if (opensAt === null) return t('kitchen.noOpening');
    return t(reason === 'paused' ? 'kitchen.paused' : 'kitchen.closed', { until: until(opensAt) });
  };
  const lastOrdersTitle = (nextReadyAt: string | null) =>
    t(isToday(nextReadyAt) ? 'kitchen.lastOrders' : 'kitchen.lastOrdersToday');
  const detailOf = (
    kind: KitchenKind,
    { reason, takesOrders, extraMinutes, opensAt }: Kitchen,
    { earliest, chosen }: CartTimes,
  ) => {
    if (reason === 'not-open-yet') return t('kitchen.lookAround');
    if (kind === 'open' || (kind === 'closed' && opensAt === null)) return null;
    if (kind === 'busy') return t('kitchen.busy', { minutes: extraMinutes ?? 0 });
    if (kind === 'paused' || !takesOrders) return t('kitchen.noOrders');
    if (earliest === null) return null;
    if (kind === 'closed') return t('kitchen.orderNow', { moment: moment(chosen ?? earliest) });
    return t('kitchen.nextPickup', { moment: moment(earliest) });
  };

  return (kitchen, times = { earliest: kitchen.nextReadyAt, chosen: null }) => {
    const { earliest } = times;
    const kind = kindOf(kitchen, now);
    const title = kind === 'last-orders' ? lastOrdersTitle(kitchen.nextReadyAt) : titleOf(kitchen);
    const special = kitchen.specialDays.find(({ date }) => date === kitchen.businessDay);
    const promises = kind === 'open' || kind === 'busy';
    const later = kitchen.takesOrders && earliest !== null ? t('kitchen.ready', { moment: moment(earliest) }) : title;
    return {
      kind,
      title,
      detail: detailOf(kind, kitchen, times),
      note: special && kitchen.reason !== 'not-open-yet' ? local(special, 'note') : null,
      ready: promises ? null : later,
    };
  };
}

/** What this page says of the kitchen; null until it is known. @param cart where the page is about one */
export function useKitchenWords(cart?: CartTimes): KitchenWords | null {
  const { kitchen } = useKitchen();
  const { status } = useRestaurant();
  const wordsOf = useWordsOf();
  // Without the restaurant's time zone the times would be another clock's.
  return kitchen && status !== 'loading' ? wordsOf(kitchen, cart) : null;
}
