import type { AdminRestaurant } from '@pickup/contract';
import { useCheckedForm, useTranslation } from '@pickup/web';
import { usePictureUpload } from '../../forms/PictureField.js';
import { HOURS_FIELDS } from '../../restaurant/hours-form.js';
import { SOCIAL_FIELDS } from '../../restaurant/restaurant-fields.js';
import { RestaurantForm } from '../../restaurant/RestaurantForm.js';
import {
  describeInformation,
  informationProblems,
  FEATURES,
  informationField,
  informationToSave,
  informationValues,
  PAYMENT_METHODS,
  PICTURES,
  TEXTS,
  type InformationValues,
} from './information-form.js';
import { InformationSections } from './InformationSections.js';
import { RestaurantLoader } from '../../restaurant/RestaurantLoader.js';
import { Screen } from '../../screen/Screen.js';

const FIELDS = [...TEXTS, ...PICTURES, ...FEATURES, ...PAYMENT_METHODS, ...SOCIAL_FIELDS, ...HOURS_FIELDS];

/** The information screen's form. `record` is null before the restaurant was described. */
export function InformationForm({ record }: { record: AdminRestaurant | null }) {
  const { t } = useTranslation();
  const form = useCheckedForm<InformationValues>({
    values: informationValues(record),
    check: (values) => informationProblems(values, t),
  });
  const show = (field: 'logoUrl' | 'heroUrl') => (url: string) => form.setValue(field, url, { shouldDirty: true });
  const uploads = {
    logo: usePictureUpload(show('logoUrl'), 'logo'),
    hero: usePictureUpload(show('heroUrl'), 'hero'),
  };
  return (
    <RestaurantForm
      form={form}
      record={record}
      valuesOf={informationValues}
      toSave={informationToSave}
      fields={FIELDS}
      fieldOf={informationField}
      texts={{
        created: t('restaurant.created'),
        updated: t('restaurant.updated'),
        failed: () => t('restaurant.saveFailed'),
      }}
      title={t('restaurant.title')}
      save={t('restaurant.save')}
      describe={(values) => describeInformation(values, t)}
      uploads={[uploads.logo, uploads.hero]}
    >
      <InformationSections form={form} uploads={uploads} />
    </RestaurantForm>
  );
}

/** /admin/restaurant. A failed load is logged, without a toast. */
export default function RestaurantPage() {
  const { t } = useTranslation();
  return (
    <Screen title={t('restaurant.title')}>
      <RestaurantLoader failed={t('restaurant.notLoaded')}>
        {(record) => <InformationForm record={record} />}
      </RestaurantLoader>
    </Screen>
  );
}
