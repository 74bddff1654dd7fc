import { CONTENT_LIMITS, type AdminCategory } from '@pickup/contract';
import { useApi } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { ConflictNotice } from '../../forms/ConflictNotice.js';
import { TextField } from '../../forms/fields.js';
import { FormDialog } from '../../forms/FormDialog.js';
import { useEditConflict } from '../../forms/useEditConflict.js';
import { showIssues, useRecordForm } from '../../forms/useRecordForm.js';
import { useSave } from '../../forms/useSave.js';
import {
  CATEGORY_FIELDS,
  categoryDifferences,
  categoryValues,
  checkCategory,
  toSave,
  type CategoryValues,
} from './category-form.js';
import { MENU_ANSWERS } from './useMenu.js';

interface CategoryDialogProps {
  /** Null: a new one. */
  category: AdminCategory | null;
  onClose: () => void;
}

/** Adds or edits a category. */
export default function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const { t } = useTranslation();
  const api = useApi();
  const form = useRecordForm<CategoryValues>({
    values: categoryValues(category),
    check: (values) => checkCategory(values, t),
  });
  const { isDirty } = form.formState;
  const { theirs, isReadingTheirs, problem, ifMatch, readTheirs, acceptAsBase } = useEditConflict(
    category,
    async (id) => (await api.call('adminCategories')).find((each) => each.id === id),
  );

  const saving = {
    failed: t('menu.failed.categorySave'),
    // Dishes carry the name of their category.
    stale: MENU_ANSWERS,
    onSaved: onClose,
    onRefused: (error: Error) => showIssues(form, CATEGORY_FIELDS, error),
  };
  const create = useSave('createCategory', { ...saving, done: t('menu.done.categoryCreated') });
  const update = useSave('updateCategory', { ...saving, done: t('menu.done.categoryUpdated'), onConflict: readTheirs });
  const save = form.handleSubmit((values) => {
    const body = toSave(values);
    if (category) update.send({ params: { id: category.id }, headers: ifMatch, body });
    else create.send({ body });
  });

  return (
    <FormDialog
      id="category-form"
      title={t(category ? 'menu.categoryForm.editTitle' : 'menu.categoryForm.addTitle')}
      dirty={isDirty}
      busy={create.busy || update.busy || isReadingTheirs}
      error={create.problem ?? update.problem ?? problem}
      save={t(category ? 'menu.categoryForm.save' : 'menu.categoryForm.create')}
      saving={t(category ? 'menu.categoryForm.saving' : 'menu.categoryForm.creating')}
      onSubmit={() => void save()}
      onClose={onClose}
      width={520}
      notice={
        theirs && (
          <ConflictNotice
            differences={categoryDifferences(form.getValues(), categoryValues(theirs), t)}
            onTakeTheirs={() => {
              form.reset(categoryValues(theirs));
              acceptAsBase(theirs);
            }}
            onKeepMine={() => acceptAsBase(theirs)}
          />
        )
      }
    >
      <TextField
        form={form}
        name="name"
        label={t('menu.categoryForm.name')}
        maxLength={CONTENT_LIMITS.categoryName}
        required
      />
      <TextField
        form={form}
        name="description"
        label={t('menu.categoryForm.description')}
        maxLength={CONTENT_LIMITS.categoryDescription}
        rows={3}
      />
    </FormDialog>
  );
}
