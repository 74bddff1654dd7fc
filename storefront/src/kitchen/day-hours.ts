import { shiftsText, type Shift } from '@pickup/contract';
import { useTranslation } from '@pickup/web';

/** When a day is open, from its shifts: `12:00-14:00 & 17:00-22:00`, `Open 24 hours` when it ends as it began, or `Closed`. */
export function useDayHours(): (shifts: readonly Shift[]) => string {
  const { t } = useTranslation();
  return (shifts) => {
    const [first] = shifts;
    if (!first) return t('restaurant.closedDay');
    return first.open === first.close ? t('restaurant.wholeDay') : shiftsText(shifts);
  };
}
