import { firstHour, localDay, type WeekHours } from '@pickup/contract';
import { formatAmount, formatNumber, useApiQuery, useLanguage, useNow } from '@pickup/web';
import { useState } from 'react';

/** Used until the restaurant's own settings arrive. */
const FALLBACK = {
  name: null,
  logoUrl: null,
  timeZone: 'Europe/Amsterdam',
  currencySymbol: '€',
  openingHours: null,
} as const;

interface Restaurant {
  /** Null until it is known. */
  name: string | null;
  logoUrl: string | null;
  timeZone: string;
  currencySymbol: string;
  openingHours: WeekHours | null;
}

/** What every screen needs of the restaurant: its name and logo, the zone its times are in, its currency, its hours. */
export function useRestaurant(): Restaurant {
  const { data } = useApiQuery('restaurantInfo', undefined, { staleTime: 5 * 60_000 });
  return data ?? FALLBACK;
}

/** The server's days are asked for again at the latest after, and not before, so many milliseconds. */
const ASK_MS = { most: 60 * 60_000, least: 10_000 };

/** The business day, and the one on which the kitchen is open or next opens: the server's, else those of the calendar. */
function useDays(): { businessDay: string; serviceDay: string } {
  const { timeZone } = useRestaurant();
  const now = useNow();
  const { data } = useApiQuery('kitchen', undefined, {
    staleTime: 5 * 60_000,
    // A second later, the server's clock has reached the change too.
    refetchInterval: ({ state }) =>
      state.data
        ? Math.min(ASK_MS.most, Math.max(ASK_MS.least, Date.parse(state.data.changesAt) + 1000 - now))
        : ASK_MS.most,
  });
  const date = localDay(now, timeZone);
  return data ?? { businessDay: date, serviceDay: date };
}

/** The restaurant's business day, which ends when the kitchen closes (product.md, Business days). */
export const useToday = (): string => useDays().businessDay;

/** The business day that is meant by "sold out today": on which the kitchen is open or next opens (product.md, What is left). */
export const useServiceDay = (): string => useDays().serviceDay;

/** The same when a form was opened: what the form calls today stays that day, however long it is open. */
export function useOpenedServiceDay(): string {
  const day = useServiceDay();
  const [opened] = useState(day);
  return opened;
}

/** The hour, 0 to 23, with which the hours of a business day begin. */
export function useFirstHour(): number {
  const { openingHours } = useRestaurant();
  return openingHours === null ? 0 : firstHour(openingHours);
}

/** Writes an amount of euros on the wire in the restaurant's currency: `€4,456.35`, in Dutch `€ 4.456,35`. */
export function useMoney(): (amount: number) => string {
  const language = useLanguage();
  const { currencySymbol } = useRestaurant();
  return (amount) => formatAmount(amount, currencySymbol, language);
}

/** Writes a number with so many digits behind the point, none unless given: `4.5`, in Dutch `4,5`. */
export function useNumber(): (value: number, digits?: number) => string {
  const language = useLanguage();
  return (value, digits = 0) => formatNumber(value, digits, language);
}
