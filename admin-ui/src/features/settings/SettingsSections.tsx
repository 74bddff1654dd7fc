import { RESTAURANT_LIMITS } from '@pickup/contract';
import { Notice, TextField, type CheckedForm, useTranslation } from '@pickup/web';
import { Link } from 'react-router-dom';
import { SwitchField } from '../../forms/fields.js';
import { RestaurantText } from '../../restaurant/RestaurantText.js';
import { Columns, FieldRow, FormSection, SectionStack, SwitchGrid } from '../../restaurant/FormSection.js';
import { OpeningHours } from '../../restaurant/OpeningHours.js';
import { SocialMedia } from '../../restaurant/SocialMedia.js';
import { AdditionalInfo } from './AdditionalInfo.js';
import { HomePreview } from './HomePreview.js';
import { PickupSection } from './pickup/PickupSection.js';
import { PriceRange } from './PriceRange.js';
import { PreparationSection } from './PreparationSection.js';
import { SpecialDaysSection, type OpenedSpecialDay } from './special-days/SpecialDaysSection.js';
import { SERVICES, type SettingsValues } from './settings-values.js';

interface SectionProps {
  form: CheckedForm<SettingsValues>;
}

interface SettingsSectionsProps extends SectionProps {
  /** The form of a special day is wanted. */
  onSpecialDay: (opened: OpenedSpecialDay) => void;
}

/** The sections of the form in two columns; below them what needs the whole width. */
export function SettingsSections({ form, onSpecialDay }: SettingsSectionsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Columns>
        <SectionStack>
          <BasicInfo form={form} />
          <Address form={form} />
          <ServiceOptions form={form} />
          <AdditionalInfo form={form} />
        </SectionStack>
        <SectionStack>
          <PreparationSection form={form} />
          <UnseenOrders form={form} />
          <FormSection title={t('settings.section.hours')}>
            <OpeningHours />
          </FormSection>
          <FormSection title={t('settings.section.social')}>
            <SocialMedia />
          </FormSection>
        </SectionStack>
      </Columns>
      <AboutPage form={form} />
      <Doors form={form} />
      <SpecialDaysSection onOpen={onSpecialDay} />
      <PickupSection form={form} />
      <HomePreview form={form} />
    </>
  );
}

function BasicInfo({ form }: SectionProps) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('settings.section.basic')}>
      <RestaurantText form={form} name="name" label={t('settings.field.name')} required />
      <FieldRow $min={220}>
        <RestaurantText form={form} name="phone" label={t('settings.field.phone')} required />
        <RestaurantText form={form} name="email" label={t('settings.field.email')} required />
      </FieldRow>
      <FieldRow $min={180}>
        <RestaurantText
          form={form}
          name="cuisine"
          label={t('settings.field.cuisine')}
          hint={t('settings.hint.cuisine')}
        />
        <RestaurantText
          form={form}
          name="cuisineNl"
          lang="nl"
          label={t('settings.field.cuisineNl')}
          hint={t('settings.hint.cuisineNl')}
        />
      </FieldRow>
      <PriceRange form={form} />
    </FormSection>
  );
}

const LONG_TEXTS = [
  ['description', 4],
  ['story', 8],
  ['mission', 8],
] as const;

/** The long texts over the whole width, so that both languages are read beside each other. */
function AboutPage({ form }: SectionProps) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('settings.section.about')}>
      {LONG_TEXTS.map(([name, rows]) => (
        <FieldRow key={name} $min={300}>
          <RestaurantText
            form={form}
            name={name}
            label={t(`settings.field.${name}`)}
            hint={t(`settings.hint.${name}`)}
            rows={rows}
          />
          <RestaurantText form={form} name={`${name}Nl`} lang="nl" label={t(`settings.field.${name}Nl`)} rows={rows} />
        </FieldRow>
      ))}
    </FormSection>
  );
}

/** Closes the doors again, and opens them; the first time they are opened from the landing, which says what is missing. */
function Doors({ form }: SectionProps) {
  const { t } = useTranslation();
  const areOpen = form.formState.defaultValues?.doorsOpen ?? false;
  return (
    <FormSection title={t('settings.section.doors')}>
      {areOpen ? (
        <SwitchField
          form={form}
          name="doorsOpen"
          label={t('settings.field.doorsOpen')}
          hint={t('settings.hint.doorsOpen')}
        />
      ) : (
        <Notice>
          {t('settings.doorsClosed')} <Link to="/">{t('settings.openDoors')}</Link>
        </Notice>
      )}
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
      </FieldRow>
      <FieldRow>
        <RestaurantText form={form} name="country" label={t('settings.field.country')} />
        <RestaurantText form={form} name="countryNl" lang="nl" label={t('settings.field.countryNl')} />
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
