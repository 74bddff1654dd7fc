import { formatDateTime, useLanguage, useNow } from '@pickup/web';
import { useRestaurant } from '../../restaurant/useRestaurant.js';
import { writeWhen } from './due.js';

/** Writes an instant as the kitchen's clock shows it, with its day when that is not today. */
export function useWhen(): (instant: string) => string {
  const language = useLanguage();
  const now = useNow();
  const { timeZone } = useRestaurant();
  return (instant) => writeWhen(instant, now, { language, timeZone });
}

/** Writes an instant in full, in the restaurant's zone: `21 November 2026 at 18:30`. */
export function useDateTime(): (instant: string) => string {
  const language = useLanguage();
  const { timeZone } = useRestaurant();
  return (instant) => formatDateTime(instant, { language, timeZone });
}
