import { CONTENT_LIMITS } from '@pickup/contract';
import { problemOf, type CheckedForm, useTranslation } from '@pickup/web';
import { Problem } from '../../forms/fields.js';
import { PictureField, type PictureUpload } from '../../forms/PictureField.js';
import { FormSection } from '../../restaurant/FormSection.js';
import { RestaurantText } from '../../restaurant/RestaurantText.js';
import type { InformationValues } from './information-form.js';

/** The pictures of the restaurant that are on their way. */
export type RestaurantUploads = Record<'logo' | 'hero', PictureUpload>;

interface PictureProps {
  form: CheckedForm<InformationValues>;
  uploads: RestaurantUploads;
  kind: keyof RestaurantUploads;
}

/** One picture of the restaurant: uploaded when it is chosen, shown to guests when the form is saved. */
function RestaurantPicture({ form, uploads, kind }: PictureProps) {
  const field = `${kind}Url` as const;
  const upload = uploads[kind];
  const problem = problemOf(form, field);
  const send = (file: File) => {
    const { name, heroAlt } = form.getValues();
    // What the hero shows says nothing of the logo.
    upload.send(file, ((kind === 'hero' && heroAlt.trim()) || name.trim()).slice(0, CONTENT_LIMITS.imageAlt));
  };
  return (
    <>
      <PictureField
        kind={kind}
        url={form.watch(field)}
        upload={upload}
        onChoose={send}
        onRemove={() => form.setValue(field, '', { shouldDirty: true })}
      />
      {problem !== null && <Problem role="alert">{problem}</Problem>}
    </>
  );
}

/** The logo and the large picture of the home page. */
export function PictureSection({ form, uploads }: Omit<PictureProps, 'kind'>) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('restaurant.section.pictures')} hint={t('restaurant.hint.pictures')}>
      <RestaurantPicture form={form} uploads={uploads} kind="logo" />
      <RestaurantPicture form={form} uploads={uploads} kind="hero" />
      <RestaurantText
        form={form}
        name="heroAlt"
        label={t('restaurant.field.heroAlt')}
        hint={t('restaurant.hint.heroAlt')}
      />
      <RestaurantText form={form} name="heroAltNl" lang="nl" label={t('restaurant.field.heroAltNl')} />
    </FormSection>
  );
}
