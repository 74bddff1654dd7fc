import { lasts24Hours, shiftsText, type Shift } from '@pickup/contract';
import { useTranslation } from '@pickup/web';

/**
 * Writes when a day is open, from its shifts: `12:00-14:00 & 17:00-22:00`, `Open 24 hours` (from midnight to midnight),
 * `From 09:00, for 24 hours`, or `Closed`.
 */
export function useDayHours(): (shifts: readonly Shift[]) => string {
  const { t } = useTranslation();
  return (shifts) => {
    const [first] = shifts;
    if (!first) return t('restaurant.closedDay');
    if (!lasts24Hours(first)) return shiftsText(shifts);
    const { open } = first;
    return open === '00:00' ? t('restaurant.wholeDay') : t('restaurant.wholeDayFrom', { open });
  };
}
