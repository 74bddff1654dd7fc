import { RESTAURANT_LIMITS } from '@pickup/contract';
import { TextField, type CheckedForm } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { SwitchField } from '../../forms/fields.js';
import { RestaurantText } from '../../restaurant/RestaurantText.js';
import { Columns, FieldRow, FormSection, SectionStack, SwitchGrid } from '../../restaurant/FormSection.js';
import { OpeningHours, SocialMedia } from '../../restaurant/SharedSections.js';
import { AdditionalInfo } from './AdditionalInfo.js';
import { HomePreview } from './HomePreview.js';
import { PreparationSection } from './PreparationSection.js';
import { SERVICES, type SettingsValues } from './settings-values.js';

interface SectionProps {
  form: CheckedForm<SettingsValues>;
}

/**
 * The sections of the form in two columns, and the preview of the home page below.
 */
export function SettingsSections({ form }: SectionProps) {
  const { t } = useTranslation();
  return (
    <>
      <Columns>
        <SectionStack>
          <BasicInfo form={form} />
          <Address form={form} />
          <ServiceOptions form={form} />
        </SectionStack>
        <SectionStack>
          <PreparationSection form={form} />
          <UnseenOrders form={form} />
          <FormSection title={t('settings.section.hours')}>
            <OpeningHours />
          </FormSection>
          <AdditionalInfo form={form} />
          <FormSection title={t('settings.section.social')}>
            <SocialMedia />
          </FormSection>
        </SectionStack>
      </Columns>
      <HomePreview form={form} />
    </>
  );
}

function BasicInfo({ form }: SectionProps) {
  const { t } = useTranslation();
  const longTexts = [
    ['description', 2],
    ['story', 4],
    ['mission', 4],
  ] as const;
  return (
    <FormSection title={t('settings.section.basic')}>
      <RestaurantText form={form} name="name" label={t('settings.field.name')} required />
      <FieldRow>
        <RestaurantText form={form} name="phone" label={t('settings.field.phone')} required />
        <RestaurantText form={form} name="email" label={t('settings.field.email')} required />
      </FieldRow>
      {longTexts.map(([name, rows]) => (
        <RestaurantText
          key={name}
          form={form}
          name={name}
          label={t(`settings.field.${name}`)}
          hint={t(`settings.hint.${name}`)}
          rows={rows}
        />
      ))}
    </FormSection>
  );
}

function UnseenOrders({ form }: SectionProps) {
  const { t } = useTranslation();
  const { min, max } = RESTAURANT_LIMITS.unseen;
  return (
    <FormSection title={t('settings.section.unseen')} hint={t('settings.hint.unseen')}>
      <FieldRow>
        <TextField
          form={form}
          name="unseenAfterMinutes"
          label={t('settings.field.unseenAfterMinutes')}
          required
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={1}
        />
      </FieldRow>
    </FormSection>
  );
}

function Address({ form }: SectionProps) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('settings.section.address')}>
      <RestaurantText form={form} name="address" label={t('settings.field.address')} required />
      <FieldRow $min={130}>
        <RestaurantText form={form} name="zipCode" label={t('settings.field.zipCode')} />
        <RestaurantText form={form} name="city" label={t('settings.field.city')} />
      </FieldRow>
      <FieldRow>
        <RestaurantText form={form} name="state" label={t('settings.field.state')} />
        <RestaurantText form={form} name="country" label={t('settings.field.country')} />
      </FieldRow>
    </FormSection>
  );
}

function ServiceOptions({ form }: SectionProps) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('settings.section.services')} hint={t('settings.hint.services')}>
      <SwitchGrid>
        {SERVICES.map((name) => (
          <SwitchField key={name} form={form} name={name} label={t(`settings.field.${name}`)} />
        ))}
      </SwitchGrid>
      <TextField
        form={form}
        name="capacity"
        label={t('settings.field.capacity')}
        hint={t('settings.hint.capacity')}
        type="number"
        inputMode="numeric"
        min={1}
        max={RESTAURANT_LIMITS.capacity}
        step={1}
      />
    </FormSection>
  );
}
