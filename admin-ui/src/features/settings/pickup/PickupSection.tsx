import { KITCHEN_LIMITS } from '@pickup/contract';
import { media, problemOf, space, TextField, useApiQuery, type CheckedForm, useTranslation } from '@pickup/web';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { SwitchField } from '../../../forms/fields.js';
import { wholeNumber } from '../../../forms/typed-texts.js';
import { FormSection } from '../../../restaurant/FormSection.js';
import { PICKUP_FIGURES, type SettingsValues } from '../settings-values.js';
import { TimesPreview } from './TimesPreview.js';

const Halves = styled.div`
  display: grid;
  gap: ${space(3)} ${space(4)};
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

const Figures = styled.div`
  display: grid;
  gap: ${space(2.5)};
  min-width: 0;
`;

/** The sentence about a dish that needs more units than a slot would hold; null when there is none. */
function useTooSmallFor(form: CheckedForm<SettingsValues>): string | null {
  const { t } = useTranslation();
  const typed = wholeNumber(useWatch({ control: form.control, name: 'unitsPerSlot' }));
  // Without the menu the server still refuses it.
  const { data: dishes = [] } = useApiQuery('adminMenuItems', { query: { includeUnavailable: 'true' } });
  if (typed === null) return null;
  const [largest] = dishes
    .filter(({ isActive }) => isActive)
    .toSorted((one, other) => other.kitchenUnits - one.kitchenUnits);
  if (!largest || largest.kitchenUnits <= typed) return null;
  return t('settings.pickup.tooSmall', { dish: largest.name, units: largest.kitchenUnits });
}

/** When orders can be collected and how much the kitchen takes on, and what guests would be offered. */
export function PickupSection({ form }: { form: CheckedForm<SettingsValues> }) {
  const { t } = useTranslation();
  const tooSmall = useTooSmallFor(form);
  const minutes = useWatch({ control: form.control, name: 'slotMinutes' });
  return (
    <FormSection title={t('settings.section.pickup')} hint={t('settings.hint.pickup')}>
      <Halves>
        <Figures>
          {PICKUP_FIGURES.map((name) => (
            <TextField
              key={name}
              form={form}
              name={name}
              label={t(`settings.field.${name}`)}
              hint={t(`settings.hint.${name}`, { minutes })}
              error={problemOf(form, name) ?? (name === 'unitsPerSlot' ? tooSmall : null)}
              required={name !== 'unitsPerSlot'}
              type="number"
              inputMode="numeric"
              step={1}
              {...KITCHEN_LIMITS[name]}
            />
          ))}
          <SwitchField
            form={form}
            name="ordersWhenClosed"
            label={t('settings.field.ordersWhenClosed')}
            hint={t('settings.hint.ordersWhenClosed')}
          />
        </Figures>
        <TimesPreview form={form} />
      </Halves>
    </FormSection>
  );
}
