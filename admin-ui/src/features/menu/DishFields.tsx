import {
  CONTENT_LIMITS,
  KITCHEN_LIMITS,
  needsDescription,
  type AdminCategory,
  type AdminMenuItem,
} from '@pickup/contract';
import { problemOf, TextField, type CheckedForm, useTranslation } from '@pickup/web';
import { useController } from 'react-hook-form';
import { Pair, AmountField, SelectField, SwitchField } from '../../forms/fields.js';
import { PictureField, type PictureUpload } from '../../forms/PictureField.js';
import { DietaryInformationField } from '../../forms/DietaryInformationField.js';
import { LinkedPart, LinkedSections } from '../../forms/SectionLinks.js';
import { SoldOutField } from '../../forms/SoldOutField.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';
import { DishGroups } from './DishGroups.js';
import type { DishValues } from './dish-form.js';

interface DishFieldsProps {
  form: CheckedForm<DishValues>;
  categories: readonly AdminCategory[];
  upload: PictureUpload;
  /** The saved dish; null for a new one. */
  saved: AdminMenuItem | null;
  /** The business day. */
  today: string;
  onCreateGroup: () => void;
}

/** The fields of a dish. */
export function DishFields({ form, categories, upload, saved, today, onCreateGroup }: DishFieldsProps) {
  const { t } = useTranslation();
  const { currencySymbol } = useRestaurant();
  const { field: dietaryInformation } = useController({ control: form.control, name: 'dietaryInformation' });
  const [chosen, url, groupIds] = form.watch(['categoryId', 'imageUrl', 'optionGroupIds']);
  const setUrl = (imageUrl: string) => form.setValue('imageUrl', imageUrl, { shouldDirty: true });
  const send = (file: File) => {
    const { imageAlt, name } = form.getValues();
    upload.send(file, (imageAlt.trim() || name.trim()).slice(0, CONTENT_LIMITS.imageAlt));
  };
  return (
    <LinkedSections inDialog>
      <LinkedPart title={t('menu.itemForm.part.basics')}>
        <Pair>
          <TextField form={form} name="name" label={t('menu.itemForm.name')} maxLength={CONTENT_LIMITS.name} required />
          <TextField
            form={form}
            name="nameNl"
            lang="nl"
            label={t('menu.itemForm.nameNl')}
            hint={t('menu.itemForm.nameNlHint')}
            maxLength={CONTENT_LIMITS.name}
          />
          <TextField
            form={form}
            name="description"
            label={t('menu.itemForm.description')}
            maxLength={CONTENT_LIMITS.dishDescription}
            rows={4}
            required={needsDescription(saved)}
          />
          <TextField
            form={form}
            name="descriptionNl"
            lang="nl"
            label={t('menu.itemForm.descriptionNl')}
            maxLength={CONTENT_LIMITS.dishDescription}
            rows={4}
          />
          <AmountField form={form} name="price" label={t('menu.itemForm.price')} symbol={currencySymbol} required />
          <SelectField
            form={form}
            name="categoryId"
            label={t('menu.itemForm.category')}
            hint={chosen === '' ? t('menu.itemForm.noCategoryHint') : undefined}
          >
            <option value="">{t('menu.noCategory')}</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </Pair>
      </LinkedPart>
      <LinkedPart title={t('menu.itemForm.part.picture')}>
        <PictureField url={url} upload={upload} onChoose={send} onRemove={() => setUrl('')} />
        <Pair>
          <TextField
            form={form}
            name="imageAlt"
            label={t('menu.itemForm.imageAlt')}
            hint={t('menu.itemForm.imageAltHint')}
            maxLength={CONTENT_LIMITS.imageAlt}
          />
          <TextField
            form={form}
            name="imageAltNl"
            lang="nl"
            label={t('menu.itemForm.imageAltNl')}
            maxLength={CONTENT_LIMITS.imageAlt}
          />
        </Pair>
        <TextField
          form={form}
          name="imageUrl"
          type="url"
          label={t('menu.itemForm.imageUrl')}
          hint={t('menu.itemForm.imageUrlHint')}
          maxLength={CONTENT_LIMITS.imageUrl}
        />
      </LinkedPart>
      <LinkedPart title={t('menu.itemForm.groups.legend')}>
        <DishGroups
          chosen={groupIds}
          unmet={saved?.unmetGroupIds ?? []}
          problem={problemOf(form, 'optionGroupIds')}
          onChange={(ids) => form.setValue('optionGroupIds', ids, { shouldDirty: true })}
          onCreate={onCreateGroup}
        />
      </LinkedPart>
      <LinkedPart title={t('menu.itemForm.dietaryInformation')}>
        <DietaryInformationField field={dietaryInformation} error={problemOf(form, 'dietaryInformation')} />
      </LinkedPart>
      <LinkedPart title={t('menu.itemForm.part.availability')}>
        <Pair>
          <SwitchField
            form={form}
            name="available"
            label={t('menu.itemForm.available')}
            hint={t('menu.itemForm.availableHint')}
          />
          <SwitchField
            form={form}
            name="popular"
            label={t('menu.itemForm.popular')}
            hint={t('menu.itemForm.popularHint')}
          />
        </Pair>
        <Kitchen form={form} saved={saved} today={today} />
      </LinkedPart>
    </LinkedSections>
  );
}

/** What the kitchen can make of it: sold out, how much work it is, how many there are. */
function Kitchen({ form, saved, today }: Pick<DishFieldsProps, 'form' | 'saved' | 'today'>) {
  const { t } = useTranslation();
  const { field: soldOut } = useController({ control: form.control, name: 'soldOut' });
  const isCounted = saved !== null && saved.dailyCount !== null && saved.portionsLeft !== null;
  const left = isCounted
    ? t('menu.itemForm.dailyCountLeft', { left: saved.portionsLeft, count: saved.dailyCount ?? 0 })
    : '';
  return (
    <>
      <SoldOutField field={soldOut} error={problemOf(form, 'soldOut')} today={today} />
      <Pair>
        <TextField
          form={form}
          name="kitchenUnits"
          label={t('menu.itemForm.kitchenUnits')}
          hint={t('menu.itemForm.kitchenUnitsHint')}
          required
          type="number"
          inputMode="numeric"
          step={1}
          {...KITCHEN_LIMITS.kitchenUnits}
        />
        <TextField
          form={form}
          name="dailyCount"
          label={t('menu.itemForm.dailyCount')}
          hint={`${t('menu.itemForm.dailyCountHint')} ${left}`.trim()}
          type="number"
          inputMode="numeric"
          step={1}
          {...KITCHEN_LIMITS.dailyCount}
        />
      </Pair>
    </>
  );
}
