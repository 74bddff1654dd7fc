import { CONTENT_LIMITS, OPTION_LIMITS, type AdminOption } from '@pickup/contract';
import { TextField, type CheckedForm } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { Hint, Pair, SelectField } from '../forms/fields.js';
import type { OptionGroupValues } from './option-group-form.js';
import { OptionsField } from './OptionsField.js';
import { useGroupWords } from './group-words.js';

const numbers = ({ min, max }: { min: number; max: number }) =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

interface OptionGroupFieldsProps {
  form: CheckedForm<OptionGroupValues>;
  /** The saved options, deleted ones too. */
  saved: readonly AdminOption[];
}

/** The fields of a group of choices. */
export function OptionGroupFields({ form, saved }: OptionGroupFieldsProps) {
  const { t } = useTranslation();
  const { rule } = useGroupWords();
  const [min, max] = form.watch(['min', 'max']).map(Number);
  const limits = { min: min ?? 0, max: max ?? 1 };
  return (
    <>
      <Pair>
        <TextField
          form={form}
          name="name"
          label={t('choices.form.name')}
          placeholder={t('choices.form.nameExample')}
          maxLength={CONTENT_LIMITS.name}
          required
        />
        <TextField form={form} name="nameNl" label={t('choices.form.nameNl')} maxLength={CONTENT_LIMITS.name} />
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
      <Hint>{limits.min > limits.max ? null : t('choices.form.guestsRead', { rule: rule(limits) })}</Hint>
      <OptionsField form={form} saved={saved} />
    </>
  );
}
