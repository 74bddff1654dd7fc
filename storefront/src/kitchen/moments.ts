import { localDay, daysBetween, capitalised } from '@pickup/contract';
import {
  formatDate,
  formatNamedDay,
  formatTime,
  formatWeekday,
  useLanguage,
  useNow,
  useTranslation,
} from '@pickup/web';
import { useRestaurant } from '../restaurant/useRestaurant.js';

/** In days; from here on a weekday's name would be ambiguous. */
const WEEK = 7;

/** How an instant is written: as when something happens (`at 18:20`), or as an end (`until 18:20`). */
type MomentForm = 'moment' | 'until';

type Moments = Record<MomentForm | 'about', (instant: string | number) => string>;

/**
 * Writes instants relative to today, by the restaurant's clock. `moment`: `at 18:20`, `tomorrow at 11:20`, `on Monday at
 * 11:20`. `until`: what follows the word: `18:20`, `tomorrow at 11:20`, `Monday at 11:20`.
 * `about`: an estimate: `about 18:20`, `tomorrow at 11:20`.
 */
export function useMoments(): Moments {
  const { t } = useTranslation();
  const language = useLanguage();
  const { timeZone } = useRestaurant().info;
  const now = useNow();
  const write = (form: MomentForm) => (instant: string | number) => {
    const locale = { language, timeZone };
    const at = new Date(instant);
    const time = formatTime(at, locale);
    const days = daysBetween(localDay(now, timeZone), localDay(at, timeZone));
    if (days === 0) return t(`restaurant.${form}.at`, { time });
    if (days === 1) return t(`restaurant.${form}.tomorrow`, { time });
    if (days === -1) return t(`restaurant.${form}.yesterday`, { time });
    const isSoon = days > 0 && days < WEEK;
    return t(`restaurant.${form}.onDay`, { day: (isSoon ? formatWeekday : formatDate)(at, locale), time });
  };
  const until = write('until');
  const isToday = (instant: string | number) => localDay(new Date(instant), timeZone) === localDay(now, timeZone);
  return {
    moment: write('moment'),
    until,
    about: (instant) => (isToday(instant) ? t('pickup.about', { until: until(instant) }) : until(instant)),
  };
}

/** Names a calendar day (`YYYY-MM-DD`) relative to today: `Today`, `Tomorrow`, `Monday 23 November`, or `Mon 23 Nov` when short. */
export function useDayNames({ short = false } = {}): (day: string) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  const { timeZone } = useRestaurant().info;
  const today = localDay(useNow(), timeZone);
  return (day) => {
    const days = daysBetween(today, day);
    if (days === 0) return t('restaurant.day.today');
    return days === 1 ? t('restaurant.day.tomorrow') : capitalised(formatNamedDay(day, { language, short }));
  };
}
