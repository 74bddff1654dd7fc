import { localDay, isOpenStatus, type AdminOrder } from '@pickup/contract';
import { formatDay, formatTime, useLanguage, useNow, type Locale, useTranslation } from '@pickup/web';
import { useRestaurant } from '../restaurant/useRestaurant.js';

const MINUTE = 60_000;

/** Up to here minutes say most; beyond, the clock does. */
const MINUTES_SHOWN = 90;

/** How an open order stands to its estimated time. `minutes` are whole. */
export type Due =
  | { kind: 'in' | 'late'; minutes: number }
  | { kind: 'now' }
  | { kind: 'at' | 'missed'; instant: string };

/**
 * Null when nobody waits for the kitchen: ready and closed orders, and those without an estimate. `now` in
 * milliseconds.
 */
export function dueOf({ status, pickupTime }: Pick<AdminOrder, 'status' | 'pickupTime'>, now: number): Due | null {
  if (pickupTime === null || status === 'READY' || !isOpenStatus(status)) return null;
  const left = Date.parse(pickupTime) - now;
  if (left > MINUTES_SHOWN * MINUTE) return { kind: 'at', instant: pickupTime };
  if (left > 0) return { kind: 'in', minutes: Math.ceil(left / MINUTE) };
  if (left > -MINUTE) return { kind: 'now' };
  if (left >= -MINUTES_SHOWN * MINUTE) return { kind: 'late', minutes: Math.floor(-left / MINUTE) };
  return { kind: 'missed', instant: pickupTime };
}

/** An instant as the restaurant's local time, with the day when it is not today: `18:30`, `20 Nov 18:30`. */
export function writeWhen(instant: string, now: number, locale: Locale): string {
  const at = new Date(instant);
  const day = localDay(at, locale.timeZone);
  const time = formatTime(at, locale);
  if (day === localDay(now, locale.timeZone)) return time;
  return `${formatDay(day, { language: locale.language, short: true })} ${time}`;
}

/**
 * Writes an instant as the kitchen's clock shows it, with its day when that is not today; beside another instant, with its day
 * when it is not that one's.
 */
export function useWhen(): (instant: string, beside?: string) => string {
  const language = useLanguage();
  const now = useNow();
  const { timeZone } = useRestaurant();
  return (instant, beside) =>
    writeWhen(instant, beside === undefined ? now : Date.parse(beside), { language, timeZone });
}

/** Says when an order is collected: `for 18:30` as chosen, `about 18:40` as estimated; null where it is not known. */
export function usePickupText(): (order: Pick<AdminOrder, 'pickupAt' | 'pickupTime'>) => string | null {
  const { t } = useTranslation();
  const when = useWhen();
  return ({ pickupAt, pickupTime }) => {
    if (pickupAt !== null) return t('orders.pickup.for', { when: when(pickupAt) });
    return pickupTime === null ? null : t('orders.pickup.about', { when: when(pickupTime) });
  };
}
