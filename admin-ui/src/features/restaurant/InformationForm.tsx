import type { AdminRestaurant } from '@pickup/contract';
import { useTranslation } from 'react-i18next';
import { useRecordForm } from '../../forms/useRecordForm.js';
import { HOURS_FIELDS } from '../../restaurant/hours.js';
import { RestaurantForm } from '../../restaurant/RestaurantForm.js';
import { SOCIAL_FIELDS } from '../../restaurant/SocialMedia.js';
import { useRestaurantForm } from '../../restaurant/useRestaurantForm.js';
import { describeInformation, informationProblems } from './information-problems.js';
import {
  FEATURES,
  informationField,
  informationToSave,
  informationValues,
  PAYMENT_METHODS,
  TEXTS,
  type InformationValues,
} from './information-values.js';
import { InformationSections } from './InformationSections.js';

const FIELDS = [...TEXTS, ...FEATURES, ...PAYMENT_METHODS, ...SOCIAL_FIELDS, ...HOURS_FIELDS];

/** The information screen's form. `record` is null before the restaurant was described. */
export function InformationForm({ record }: { record: AdminRestaurant | null }) {
  const { t } = useTranslation();
  const form = useRecordForm<InformationValues>({
    values: informationValues(record),
    check: (values) => informationProblems(values, t),
  });
  const saving = useRestaurantForm({
    form,
    record,
    valuesOf: informationValues,
    toSave: informationToSave,
    fields: FIELDS,
    fieldOf: informationField,
    texts: {
      created: t('restaurant.created'),
      updated: t('restaurant.updated'),
      failed: () => t('restaurant.saveFailed'),
    },
  });
  return (
    <RestaurantForm
      form={form}
      saving={saving}
      title={t('restaurant.title')}
      save={t('restaurant.save')}
      describe={(values) => describeInformation(values, t)}
    >
      <InformationSections form={form} />
    </RestaurantForm>
  );
}
