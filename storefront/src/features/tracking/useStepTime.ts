import { businessDay } from '@pickup/contract';
import { formatDay, formatTime, useLanguage, useNow } from '@pickup/web';
import { useRestaurant } from '../../restaurant/useRestaurant.js';

/** When a step came, by the restaurant's clock: `18:04`, and on another day than today `21 Nov, 18:04`. */
export function useStepTime(): (instant: string) => string {
  const language = useLanguage();
  const { timeZone } = useRestaurant().info;
  const now = useNow();
  return (instant) => {
    const time = formatTime(instant, { language, timeZone });
    const day = businessDay(new Date(instant), timeZone);
    return day === businessDay(now, timeZone) ? time : `${formatDay(day, { language, short: true })}, ${time}`;
  };
}
