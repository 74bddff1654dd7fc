import type { AdminOptionGroup } from '@pickup/contract';
import { useTranslation } from '@pickup/web';
import { useMoney } from '../restaurant/useRestaurant.js';
import { activeOptions } from './option-groups.js';

interface GroupWords {
  /** How many guests choose: `Choose 1`, `Choose 1 to 3`, `Up to 3`. */
  rule: (limits: { min: number; max: number }) => string;
  /** `+€3.00`; null for nothing. */
  surcharge: (price: number) => string | null;
  /** The options in a line: `Regular · Large +€3.00`. */
  options: (group: AdminOptionGroup) => string;
}

/** A group of choices in words. */
export function useGroupWords(): GroupWords {
  const { t } = useTranslation();
  const money = useMoney();
  const surcharge = (price: number) => (price === 0 ? null : `+${money(price)}`);
  return {
    rule: ({ min, max }) => {
      if (min === 0) return t('choices.rule.optional', { max });
      return min === max ? t('choices.rule.exactly', { min }) : t('choices.rule.range', { min, max });
    },
    surcharge,
    options: (group) =>
      activeOptions(group)
        .map(({ name, price }) => [name, surcharge(price)].filter(Boolean).join(' '))
        .join(' · '),
  };
}
