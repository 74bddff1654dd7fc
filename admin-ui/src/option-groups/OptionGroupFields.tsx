import { CONTENT_LIMITS, OPTION_LIMITS, type AdminOptionGroup } from '@pickup/contract';
import { TextField, type CheckedForm, useTranslation } from '@pickup/web';
import { Pair, SelectField } from '../forms/fields.js';
import type { OptionGroupValues } from './option-group-form.js';
import { OptionsField } from './OptionsField.js';

const numbers = ({ min, max }: { min: number; max: number }) =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

interface OptionGroupFieldsProps {
  form: CheckedForm<OptionGroupValues>;
  /** The saved group; null for a new one. */
  saved: AdminOptionGroup | null;
}

/** The fields of a group of choices. */
export function OptionGroupFields({ form, saved }: OptionGroupFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Pair>
        <TextField
          form={form}
          name="name"
          label={t('choices.form.name')}
          hint={t('choices.form.nameHint')}
          maxLength={CONTENT_LIMITS.name}
          required
        />
        <TextField
          form={form}
          name="nameNl"
          lang="nl"
          label={t('choices.form.nameNl')}
          maxLength={CONTENT_LIMITS.name}
        />
        <SelectField form={form} name="min" label={t('choices.form.min')} required>
          {numbers(OPTION_LIMITS.min).map((value) => (
            <option key={value} value={value}>
              {value === 0 ? t('choices.form.none') : value}
            </option>
          ))}
        </SelectField>
        <SelectField form={form} name="max" label={t('choices.form.max')} required>
          {numbers(OPTION_LIMITS.max).map((value) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </SelectField>
      </Pair>
      <OptionsField form={form} saved={saved} />
    </>
  );
}
