import { parseAmount, type AdminCategory, type AdminMenuItem } from '@pickup/contract';
import { useApi, useLanguage, showIssues, useCheckedForm, useTranslation } from '@pickup/web';
import { lazy, Suspense, useState } from 'react';
import { RecordConflict, type Difference } from '../../forms/ConflictNotice.js';
import { useEditConflict, useFormConflict } from '../../forms/edit-conflict.js';
import { describeDietaryInformation } from '../../forms/dietary-information.js';
import { describeSoldOut } from '../../forms/sold-out.js';
import { useMoney, useOpenedServiceDay } from '../../restaurant/useRestaurant.js';
import { DISH_FIELDS, checkDish, dishFieldOf, dishValues, newDish, toSave, type DishValues } from './dish-form.js';
import { FormDialog } from '../../forms/FormDialog.js';
import { usePictureUpload } from '../../forms/PictureField.js';
import { useSave } from '../../forms/useSave.js';
import { DishFields } from './DishFields.js';
import { useOptionGroups } from '../../option-groups/option-groups.js';
import { ALL_DISHES, MENU_ANSWERS } from './menu-view.js';

const ConfirmDialog = lazy(() => import('../../changes/ConfirmDialog.js'));
const OptionGroupDialog = lazy(() => import('../../option-groups/OptionGroupDialog.js'));

/** Puts the fields in which two forms of a dish differ into words. */
export function useDishDifferences(
  categories: readonly AdminCategory[],
): (mine: DishValues, theirs: DishValues) => Difference[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoney();
  const groups = useOptionGroups().data ?? [];

  const write = (field: keyof DishValues, values: DishValues): string => {
    if (field === 'dietaryInformation') return describeDietaryInformation(values.dietaryInformation, t);
    if (field === 'soldOut') return describeSoldOut(values.soldOut, t, language);
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
  /** A new dish was saved. */
  onCreated: (dish: AdminMenuItem) => void;
  onClose: () => void;
}

/** Adds or edits a dish. */
export default function DishDialog({ dish, categories, categoryId, onCreated, onClose }: DishDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoney();
  const today = useOpenedServiceDay();
  const api = useApi();
  const valuesOf = (saved: AdminMenuItem) => dishValues(saved, language, today);
  const form = useCheckedForm<DishValues>({
    values: dish ? valuesOf(dish) : newDish(categoryId),
    check: (values) => checkDish(values, t, { money, today, saved: dish }),
  });
  const { isDirty } = form.formState;
  const differencesOf = useDishDifferences(categories);
  const conflict = useEditConflict(dish, async (id) =>
    (await api.call('adminMenuItems', ALL_DISHES)).find((each) => each.id === id),
  );
  const { base, theirs, isReadingTheirs, problem, ifMatch, readTheirs } = conflict;
  const { mineOver, takeTheirs, keepMine, acceptRestored } = useFormConflict(form, conflict, valuesOf);

  const saving = {
    failed: t('menu.failed.itemSave'),
    stale: MENU_ANSWERS,
    onSaved: onClose,
    onRefused: (error: Error) => showIssues(form, DISH_FIELDS, error, dishFieldOf),
  };
  const create = useSave('createMenuItem', {
    ...saving,
    done: t('menu.done.itemCreated'),
    onSaved: (created) => {
      onCreated(created);
      onClose();
    },
  });
  const update = useSave('updateMenuItem', { ...saving, done: t('menu.done.itemUpdated'), onConflict: readTheirs });
  const upload = usePictureUpload((url) => form.setValue('imageUrl', url, { shouldDirty: true, shouldValidate: true }));
  const [creatingGroup, setCreatingGroup] = useState(false);
  const [asksPrice, setAsksPrice] = useState(false);
  /** @param isFree the owner has said that its price is nothing */
  const saveAs = (isFree: boolean) =>
    form.handleSubmit((values) => {
      if (!upload.isDone()) return;
      const body = toSave(values, today);
      if (body.price === 0 && base?.price !== 0 && !isFree) setAsksPrice(true);
      else if (dish) update.send({ params: { id: dish.id }, headers: ifMatch, body });
      else create.send({ body });
    });

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
        error={upload.waits ?? create.problem ?? update.problem ?? restoring.problem ?? problem}
        save={t(dish ? 'menu.itemForm.save' : 'menu.itemForm.create')}
        saving={t(dish ? 'menu.itemForm.saving' : 'menu.itemForm.creating')}
        onSubmit={() => void saveAs(false)()}
        onClose={onClose}
        notice={
          <RecordConflict
            theirs={theirs}
            restoring={restoring}
            differencesOf={(saved) => differencesOf(mineOver(saved), valuesOf(saved))}
            onTakeTheirs={takeTheirs}
            onKeepMine={keepMine}
          />
        }
        covered={creatingGroup || asksPrice}
      >
        <DishFields
          form={form}
          categories={categories}
          upload={upload}
          saved={base}
          today={today}
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
        {asksPrice && (
          <ConfirmDialog
            title={t('menu.itemForm.free.title', { name: form.getValues('name').trim() })}
            description={t('menu.itemForm.free.text')}
            confirm={t('menu.itemForm.free.confirm')}
            keep={t('menu.itemForm.free.keep')}
            onConfirm={() => {
              setAsksPrice(false);
              void saveAs(true)();
            }}
            onKeep={() => {
              setAsksPrice(false);
              // After the question has given the focus back.
              requestAnimationFrame(() => requestAnimationFrame(() => form.setFocus('price')));
            }}
          />
        )}
      </Suspense>
    </>
  );
}
