import { RESTAURANT_LIMITS, type PreparationTime } from '@pickup/contract';
import { ClockIcon, color, fontSize, radius, space, TextField, type CheckedForm, useTranslation } from '@pickup/web';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { SelectField } from '../../forms/fields.js';
import { FieldRow, FormSection } from '../../restaurant/FormSection.js';
import { LearnedTimes } from './LearnedTimes.js';
import { preparationOf, type SettingsValues } from './settings-values.js';

/** Writes `Ready in 15-20 min`, as the home page does. */
export function useReadyIn(): (time: PreparationTime) => string {
  const { t } = useTranslation();
  return ({ preparationTimeMin: min, preparationTimeMax: max, preparationTimeUnit: unit }) =>
    t('settings.readyIn', { min, max, unit: t(`settings.shortUnit.${unit}`) });
}

const Live = styled.output`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  padding: ${space(1.5)} ${space(2)};
  border-radius: ${radius('field')};
  background: ${color('leafWash')};
  color: ${color('onLeafWash')};
  font-size: ${fontSize('lg')};
  font-weight: 650;
  & svg {
    flex: none;
  }
`;

const BOUNDS = ['preparationTimeMin', 'preparationTimeMax'] as const;
const UNITS = ['min', 'hrs'] as const;

/** The preparation time, and what visitors read of it while it is typed. */
export function PreparationSection({ form }: { form: CheckedForm<SettingsValues> }) {
  const { t } = useTranslation();
  const readyIn = useReadyIn();
  const [preparationTimeMin, preparationTimeMax, preparationTimeUnit] = useWatch({
    control: form.control,
    name: ['preparationTimeMin', 'preparationTimeMax', 'preparationTimeUnit'],
  });
  return (
    <FormSection title={t('settings.section.preparation')}>
      <FieldRow $min={110}>
        {BOUNDS.map((name) => (
          <TextField
            key={name}
            form={form}
            name={name}
            label={t(`settings.field.${name}`)}
            required
            type="number"
            inputMode="numeric"
            min={RESTAURANT_LIMITS.preparation.min}
            max={RESTAURANT_LIMITS.preparation.max}
            step={1}
          />
        ))}
        <SelectField form={form} name="preparationTimeUnit" label={t('settings.field.preparationTimeUnit')} required>
          {UNITS.map((each) => (
            <option key={each} value={each}>
              {t(`settings.unit.${each}`)}
            </option>
          ))}
        </SelectField>
      </FieldRow>
      <Live aria-label={t('settings.live')}>
        <ClockIcon size={24} />
        {readyIn(preparationOf({ preparationTimeMin, preparationTimeMax, preparationTimeUnit }))}
      </Live>
      <LearnedTimes form={form} />
    </FormSection>
  );
}
