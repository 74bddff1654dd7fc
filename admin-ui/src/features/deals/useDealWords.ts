import type { AdminDeal } from '@pickup/contract';
import { formatDay, useLanguage } from '@pickup/web';
import { useTranslation } from 'react-i18next';

/** Writes when a deal is valid: both days included, either may be missing (product.md, Deals). */
export function useValidityText(): (deal: Pick<AdminDeal, 'validFrom' | 'validUntil'>) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  const write = (day: string) => formatDay(day, { language });
  return ({ validFrom, validUntil }) => {
    if (validFrom === null) {
      return validUntil === null ? t('deals.valid.always') : t('deals.valid.until', { until: write(validUntil) });
    }
    return validUntil === null
      ? t('deals.valid.from', { from: write(validFrom) })
      : t('deals.valid.between', { from: write(validFrom), until: write(validUntil) });
  };
}
