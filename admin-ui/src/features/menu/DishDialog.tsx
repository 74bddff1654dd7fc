import { parseAmount, type AdminCategory, type AdminMenuItem } from '@pickup/contract';
import { useTranslation } from 'react-i18next';
import { useApi, useLanguage, showIssues, useCheckedForm } from '@pickup/web';
import { lazy, Suspense, useState } from 'react';
import { RecordConflict, useEditConflict, type Difference } from '../../forms/edit-conflict.js';
import { describeDietaryInformation, dietaryFieldOf } from '../../forms/dietary-information.js';
import { useMoney } from '../../restaurant/useRestaurant.js';
import { DISH_FIELDS, checkDish, dishValues, newDish, toSave, type DishValues } from './dish-form.js';
import { FormDialog } from '../../forms/FormDialog.js';
import { usePictureUpload } from '../../forms/PictureField.js';
import { useSave } from '../../forms/useSave.js';
import { DishFields } from './DishFields.js';
import { useOptionGroups } from '../../option-groups/option-groups.js';
import { ALL_DISHES, MENU_ANSWERS } from './menu-view.js';

const OptionGroupDialog = lazy(() => import('../../option-groups/OptionGroupDialog.js'));

/** Puts the fields in which two forms of a dish differ into words. */
export function useDishDifferences(
  categories: readonly AdminCategory[],
): (mine: DishValues, theirs: DishValues) => Difference[] {
  const { t } = useTranslation();
  const money = useMoney();
  const groups = useOptionGroups().data ?? [];

  const write = (field: keyof DishValues, values: DishValues): string => {
    if (field === 'dietaryInformation') return describeDietaryInformation(values.dietaryInformation, t);
    if (field === 'optionGroupIds') {
      const names = values[field].map(
        (id) => groups.find((group) => group.id === id)?.name ?? t('menu.itemForm.groups.gone'),
      );
      return names.join(', ') || t('menu.form.empty');
    }
    const value = values[field];
    if (typeof value === 'boolean') return t(value ? 'menu.form.yes' : 'menu.form.no');
    if (field === 'categoryId') return categories.find(({ id }) => id === value)?.name ?? t('menu.noCategory');
    const price = field === 'price' ? parseAmount(value) : null;
    return price === null ? value.trim() || t('menu.form.empty') : money(price);
  };

  return (mine, theirs) =>
    DISH_FIELDS.map((field) => ({
      label:
        field === 'optionGroupIds'
          ? t('menu.itemForm.groups.legend')
          : t(`menu.itemForm.${field === 'categoryId' ? 'category' : field}`),
      mine: write(field, mine),
      theirs: write(field, theirs),
    })).filter((difference) => difference.mine !== difference.theirs);
}

interface DishDialogProps {
  /** Null: a new one. */
  dish: AdminMenuItem | null;
  categories: readonly AdminCategory[];
  /** The category a new dish starts in. */
  categoryId: string | null;
  onClose: () => void;
}

/** Adds or edits a dish. */
export default function DishDialog({ dish, categories, categoryId, onClose }: DishDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoney();
  const api = useApi();
  const opened = dish ? dishValues(dish, language) : newDish(categoryId);
  const form = useCheckedForm<DishValues>({ values: opened, check: (values) => checkDish(values, t, money) });
  const { isDirty } = form.formState;
  const differencesOf = useDishDifferences(categories);
  const { base, theirs, isReadingTheirs, problem, ifMatch, readTheirs, showConflict, acceptAsBase } = useEditConflict(
    dish,
    async (id) => (await api.call('adminMenuItems', ALL_DISHES)).find((each) => each.id === id),
  );

  const saving = {
    failed: t('menu.failed.itemSave'),
    stale: MENU_ANSWERS,
    onSaved: onClose,
    onRefused: (error: Error) => showIssues(form, DISH_FIELDS, error, dietaryFieldOf),
  };
  const create = useSave('createMenuItem', { ...saving, done: t('menu.done.itemCreated') });
  const update = useSave('updateMenuItem', { ...saving, done: t('menu.done.itemUpdated'), onConflict: readTheirs });
  const upload = usePictureUpload((url) => form.setValue('imageUrl', url, { shouldDirty: true, shouldValidate: true }));
  const [creatingGroup, setCreatingGroup] = useState(false);
  const [waits, setWaits] = useState(false);
  const save = form.handleSubmit((values) => {
    setWaits(upload.sending !== null);
    if (upload.sending !== null) return;
    const body = toSave(values);
    if (dish) update.send({ params: { id: dish.id }, headers: ifMatch, body });
    else create.send({ body });
  });

  const takeTheirs = (saved: AdminMenuItem) => {
    form.reset(dishValues(saved, language));
    acceptAsBase(saved);
  };
  // It may have been edited before it was deleted.
  const acceptRestored = (saved: AdminMenuItem) =>
    differencesOf(opened, dishValues(saved, language)).length === 0 ? acceptAsBase(saved) : showConflict(saved);
  const restoring = useSave('restoreMenuItem', {
    done: t('menu.done.itemRestored'),
    failed: t('menu.failed.itemRestore'),
    stale: MENU_ANSWERS,
    onSaved: acceptRestored,
    onConflict: readTheirs,
  });
  return (
    <>
      <FormDialog
        id="dish-form"
        title={t(dish ? 'menu.itemForm.editTitle' : 'menu.itemForm.addTitle')}
        dirty={isDirty || upload.sending !== null}
        busy={create.busy || update.busy || isReadingTheirs}
        error={
          (waits && upload.sending !== null ? t('app.form.picture.wait') : null) ??
          create.problem ??
          update.problem ??
          restoring.problem ??
          problem
        }
        save={t(dish ? 'menu.itemForm.save' : 'menu.itemForm.create')}
        saving={t(dish ? 'menu.itemForm.saving' : 'menu.itemForm.creating')}
        onSubmit={() => void save()}
        onClose={onClose}
        notice={
          <RecordConflict
            theirs={theirs}
            restoring={restoring}
            differencesOf={(saved) => differencesOf(form.getValues(), dishValues(saved, language))}
            onTakeTheirs={takeTheirs}
            onKeepMine={acceptAsBase}
          />
        }
        covered={creatingGroup}
      >
        <DishFields
          form={form}
          categories={categories}
          upload={upload}
          unmetGroupIds={base?.unmetGroupIds ?? []}
          onCreateGroup={() => setCreatingGroup(true)}
        />
      </FormDialog>
      <Suspense fallback={null}>
        {creatingGroup && (
          <OptionGroupDialog
            group={null}
            overUnsaved={isDirty}
            onSaved={({ id }) =>
              form.setValue('optionGroupIds', [...form.getValues('optionGroupIds'), id], { shouldDirty: true })
            }
            onClose={() => setCreatingGroup(false)}
          />
        )}
      </Suspense>
    </>
  );
}
