import { CONTENT_LIMITS, type AdminCategory, type AdminMenuItem } from '@pickup/contract';
import { useApi, useLanguage } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { ConflictNotice } from '../../forms/ConflictNotice.js';
import { DeletedNotice } from '../../forms/DeletedNotice.js';
import { AmountField, SelectField, SwitchField, TextField } from '../../forms/fields.js';
import { FormDialog } from '../../forms/FormDialog.js';
import { PicturePreview } from '../../forms/PicturePreview.js';
import { showIssues, useRecordForm } from '../../forms/useRecordForm.js';
import { useSave } from '../../forms/useSave.js';
import { useMoney, useRestaurant } from '../../restaurant/useRestaurant.js';
import { checkDish, DISH_FIELDS, dishValues, newDish, toSave, type DishValues } from './dish-form.js';
import { Pair, Twins } from './form-layout.js';
import { useDishDifferences } from './useDishDifferences.js';
import { useMeanwhile } from './useMeanwhile.js';
import { ALL_DISHES, MENU_ANSWERS } from './useMenu.js';

interface DishDialogProps {
  /** Null: a new one. */
  dish: AdminMenuItem | null;
  categories: readonly AdminCategory[];
  /** The category a new dish starts in. */
  categoryId: string | null;
  onClose: () => void;
}

/** Adds or edits a dish (specification 2, admin menu; 5, menu item form). */
export default function DishDialog({ dish, categories, categoryId, onClose }: DishDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoney();
  const { currencySymbol } = useRestaurant();
  const api = useApi();
  const opened = dish ? dishValues(dish, language) : newDish(categoryId);
  const form = useRecordForm<DishValues>({ values: opened, check: (values) => checkDish(values, t, money) });
  const { isDirty } = form.formState;
  const differencesOf = useDishDifferences(categories);
  const { theirs, unreadable, startFrom, compare, meet, goOnFrom } = useMeanwhile(dish, () =>
    api.call('adminMenuItems', ALL_DISHES),
  );

  const saving = {
    failed: t('menu.failed.itemSave'),
    stale: MENU_ANSWERS,
    onSaved: onClose,
    onRefused: (error: Error) => showIssues(form, DISH_FIELDS, error),
  };
  const create = useSave('createMenuItem', { ...saving, done: t('menu.done.itemCreated') });
  const update = useSave('updateMenuItem', { ...saving, done: t('menu.done.itemUpdated'), onConflict: compare });
  const save = form.handleSubmit((values) => {
    const body = toSave(values);
    if (dish) update.send({ params: { id: dish.id }, headers: startFrom, body });
    else create.send({ body });
  });

  const takeTheirs = (saved: AdminMenuItem) => {
    form.reset(dishValues(saved, language));
    goOnFrom(saved);
  };
  // Whoever deleted it may have edited it before.
  const goOnWithRestored = (saved: AdminMenuItem) =>
    differencesOf(opened, dishValues(saved, language)).length === 0 ? goOnFrom(saved) : meet(saved);
  const restoring = useSave('restoreMenuItem', {
    done: t('menu.done.itemRestored'),
    failed: t('menu.failed.itemRestore'),
    stale: MENU_ANSWERS,
    onSaved: goOnWithRestored,
    onConflict: compare,
  });
  const notice = () => {
    if (theirs === null) return null;
    if (!theirs.isActive) {
      const restore = { params: { id: theirs.id }, headers: { 'if-match': theirs.version } };
      return <DeletedNotice busy={restoring.busy} onRestore={() => restoring.send(restore)} />;
    }
    return (
      <ConflictNotice
        differences={differencesOf(form.getValues(), dishValues(theirs, language))}
        onTakeTheirs={() => takeTheirs(theirs)}
        onKeepMine={() => goOnFrom(theirs)}
      />
    );
  };

  const [chosen, url] = form.watch(['categoryId', 'imageUrl']);
  return (
    <FormDialog
      id="dish-form"
      title={t(dish ? 'menu.itemForm.editTitle' : 'menu.itemForm.addTitle')}
      dirty={isDirty}
      busy={create.busy || update.busy}
      error={
        create.problem ?? update.problem ?? restoring.problem ?? (unreadable ? t('menu.meanwhile.unreadable') : null)
      }
      save={t(dish ? 'menu.itemForm.save' : 'menu.itemForm.create')}
      saving={t(dish ? 'menu.itemForm.saving' : 'menu.itemForm.creating')}
      onSubmit={() => void save()}
      onClose={onClose}
      notice={notice()}
    >
      <Pair>
        <TextField form={form} name="name" label={t('menu.itemForm.name')} maxLength={CONTENT_LIMITS.name} required />
        <AmountField form={form} name="price" label={t('menu.itemForm.price')} symbol={currencySymbol} required />
      </Pair>
      <TextField
        form={form}
        name="description"
        label={t('menu.itemForm.description')}
        maxLength={CONTENT_LIMITS.description}
        rows={3}
        required
      />
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
      <TextField
        form={form}
        name="nameNl"
        label={t('menu.itemForm.nameNl')}
        hint={t('menu.itemForm.nameNlHint')}
        maxLength={CONTENT_LIMITS.name}
      />
      <TextField
        form={form}
        name="imageUrl"
        type="url"
        label={t('menu.itemForm.imageUrl')}
        hint={t('menu.itemForm.imageUrlHint')}
        maxLength={CONTENT_LIMITS.imageUrl}
      />
      <PicturePreview url={url} />
      <Twins>
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
      </Twins>
    </FormDialog>
  );
}
