import { businessHour } from '@pickup/contract';
import { formatDate, formatWeekday, useLanguage, useNow } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { useRestaurant } from '../../restaurant/useRestaurant.js';

/** Until which hour of the restaurant's day each greeting fits; the small hours still get "Good evening". */
const PARTS = [
  { until: 5, part: 'evening' },
  { until: 12, part: 'morning' },
  { until: 18, part: 'afternoon' },
] as const;

/** A greeting for the restaurant's time of day, and its date in words (product.md, Business days). */
export function useGreeting(): { greeting: string; day: string } {
  const { t } = useTranslation();
  const now = useNow();
  const language = useLanguage();
  const { timeZone } = useRestaurant();
  const hour = businessHour(now, timeZone);
  const part = PARTS.find(({ until }) => hour < until)?.part ?? 'evening';
  const locale = { language, timeZone };
  return { greeting: t(`dashboard.greeting.${part}`), day: `${formatWeekday(now, locale)} ${formatDate(now, locale)}` };
}
