import { RESTAURANT_LIMITS } from '@pickup/contract';
import type { CheckedForm } from '@pickup/web';
import { useTranslation } from '@pickup/web';
import { SelectField } from '../../forms/fields.js';
import type { SettingsValues } from './settings-values.js';

const { min, max } = RESTAURANT_LIMITS.priceRange;
const RANGES = Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** What a meal costs, in so many currency symbols; search engines and guests compare by it. */
export function PriceRange({ form }: { form: CheckedForm<SettingsValues> }) {
  const { t } = useTranslation();
  const symbol = form.watch('currencySymbol').trim();
  return (
    <SelectField
      form={form}
      name="priceRange"
      label={t('settings.field.priceRange')}
      hint={t('settings.hint.priceRange')}
    >
      <option value="">{t('settings.noPriceRange')}</option>
      {RANGES.map((range) => (
        <option key={range} value={String(range)}>
          {symbol.repeat(range)}
        </option>
      ))}
    </SelectField>
  );
}
