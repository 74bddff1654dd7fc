import { addDays } from '@pickup/contract';
import { formatDay, formatDayName, useLanguage, useTranslation } from '@pickup/web';
import { daySales, type Figures } from './figures.js';

/** Names the day of the day's figures: `Today, 22 November 2026`, `Sun 15 November 2026`. */
export function useDayTitle(): (figures: Pick<Figures, 'day' | 'trends'>) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return ({ day, trends }) => {
    const today = daySales(trends).at(-1)?.day ?? '';
    const date = day ?? today;
    const written = formatDay(date, { language });
    if (date === today) return `${t('app.day.today')}, ${written}`;
    const isYesterday = date === addDays(today, -1);
    return isYesterday ? `${t('app.day.yesterday')}, ${written}` : `${formatDayName(date, { language })} ${written}`;
  };
}
