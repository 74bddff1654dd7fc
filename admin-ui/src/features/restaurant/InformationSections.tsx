import type { CheckedForm } from '@pickup/web';
import { useTranslation } from '@pickup/web';
import { SwitchField } from '../../forms/fields.js';
import { RestaurantText } from '../../restaurant/RestaurantText.js';
import { Columns, FieldRow, FormSection, SectionStack, SwitchGrid } from '../../restaurant/FormSection.js';
import { OpeningHours } from '../../restaurant/OpeningHours.js';
import { SocialMedia } from '../../restaurant/SocialMedia.js';
import { PictureSection, type RestaurantUploads } from './PictureSection.js';
import { FEATURES, PAYMENT_METHODS, type InformationValues } from './information-form.js';

interface SectionProps {
  form: CheckedForm<InformationValues>;
}

/** The sections of the form, in two columns. */
export function InformationSections({ form, uploads }: SectionProps & { uploads: RestaurantUploads }) {
  const { t } = useTranslation();
  return (
    <Columns>
      <SectionStack>
        <BasicInfo form={form} />
        <Location form={form} />
        <Contact form={form} />
        <PictureSection form={form} uploads={uploads} />
      </SectionStack>
      <SectionStack>
        <FormSection title={t('restaurant.section.hours')}>
          <OpeningHours />
        </FormSection>
        <FormSection title={t('restaurant.section.features')} hint={t('restaurant.hint.features')}>
          <SwitchGrid>
            {FEATURES.map((name) => (
              <SwitchField key={name} form={form} name={name} label={t(`restaurant.feature.${name}`)} />
            ))}
          </SwitchGrid>
        </FormSection>
        <FormSection title={t('restaurant.section.payment')}>
          <SwitchGrid>
            {PAYMENT_METHODS.map((name) => (
              <SwitchField key={name} form={form} name={name} label={t(`restaurant.payment.${name}`)} />
            ))}
          </SwitchGrid>
        </FormSection>
        <FormSection title={t('restaurant.section.social')}>
          <SocialMedia />
        </FormSection>
      </SectionStack>
    </Columns>
  );
}

function BasicInfo({ form }: SectionProps) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('restaurant.section.basic')}>
      <RestaurantText form={form} name="name" label={t('restaurant.field.name')} required />
      <FieldRow $min={300}>
        <RestaurantText
          form={form}
          name="description"
          label={t('restaurant.field.description')}
          hint={t('restaurant.hint.description')}
          rows={4}
        />
        <RestaurantText
          form={form}
          name="descriptionNl"
          lang="nl"
          label={t('restaurant.field.descriptionNl')}
          rows={4}
        />
      </FieldRow>
    </FormSection>
  );
}

function Location({ form }: SectionProps) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('restaurant.section.location')}>
      <RestaurantText form={form} name="address" label={t('restaurant.field.address')} required />
      <FieldRow $min={130}>
        <RestaurantText form={form} name="postalCode" label={t('restaurant.field.postalCode')} required />
        <RestaurantText form={form} name="city" label={t('restaurant.field.city')} required />
      </FieldRow>
      <FieldRow>
        <RestaurantText form={form} name="country" label={t('restaurant.field.country')} required />
        <RestaurantText form={form} name="countryNl" lang="nl" label={t('restaurant.field.countryNl')} />
      </FieldRow>
    </FormSection>
  );
}

function Contact({ form }: SectionProps) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('restaurant.section.contact')}>
      <FieldRow $min={220}>
        <RestaurantText form={form} name="phone" label={t('restaurant.field.phone')} required />
        <RestaurantText form={form} name="email" label={t('restaurant.field.email')} required />
      </FieldRow>
      <RestaurantText form={form} name="website" label={t('restaurant.field.website')} />
    </FormSection>
  );
}
