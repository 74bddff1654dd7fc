import type { Weekday } from '@pickup/contract';
import { useLanguage, useTranslation } from '@pickup/web';

/** The name of a weekday inside a sentence, where Dutch writes it small. */
export function useWeekdayInSentence(): (day: Weekday) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (day) => {
    const name = t(`restaurant.day.${day}`);
    return language === 'nl' ? name.toLowerCase() : name;
  };
}
