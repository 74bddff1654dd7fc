import type { AdminDeal } from '@pickup/contract';
import { formatDay, useLanguage } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import type { Difference } from '../../forms/ConflictNotice.js';
import { describeDietaryInformation } from '../../forms/dietary-information.js';
import { useMoney } from '../../restaurant/useRestaurant.js';
import { DEAL_FIELDS, readAmount, valuesOf, type DealValues } from './deal-form.js';

/** Writes a field of the form as a person reads it. */
function useFieldText(): (values: DealValues, field: keyof DealValues) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoney();
  return (values, field) => {
    const none = t('deals.form.none');
    switch (field) {
      case 'isConditional':
      case 'active':
      case 'featured':
        return t(values[field] ? 'deals.form.on' : 'deals.form.off');
      case 'originalPrice':
      case 'discountedPrice':
      case 'minimumOrderAmount': {
        const amount = readAmount(values[field]);
        return amount === null ? none : money(amount);
      }
      case 'validFrom':
      case 'validUntil':
        return values[field] === '' ? none : formatDay(values[field], { language });
      case 'dietaryInformation':
        return describeDietaryInformation(values.dietaryInformation, t);
      case 'dealType':
        return t(`deals.type.${values.dealType}`);
      default:
        return values[field].trim() || none;
    }
  };
}

/** The fields in which a form and what is saved meanwhile differ, in the order of the form. */
export function useDifferences(): (mine: DealValues, theirs: AdminDeal) => Difference[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const textOf = useFieldText();
  return (mine, theirs) =>
    DEAL_FIELDS.map((field) => ({
      label: t(`deals.field.${field}`),
      mine: textOf(mine, field),
      theirs: textOf(valuesOf(theirs, language), field),
    })).filter(({ mine: own, theirs: other }) => own !== other);
}
