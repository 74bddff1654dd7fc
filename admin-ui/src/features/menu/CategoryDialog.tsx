import { CONTENT_LIMITS, isBlank, type AdminCategory, type SaveCategory } from '@pickup/contract';
import type { TFunction } from 'i18next';
import { useApi, showIssues, useCheckedForm, type Problems, TextField, useTranslation } from '@pickup/web';
import { ConflictNotice, type Difference } from '../../forms/ConflictNotice.js';
import { useEditConflict, useFormConflict } from '../../forms/edit-conflict.js';
import { useSave } from '../../forms/useSave.js';
import { Pair } from '../../forms/fields.js';
import { FormDialog } from '../../forms/FormDialog.js';
import { MENU_ANSWERS } from './menu-view.js';

/** The category form as typed. */
export interface CategoryValues {
  name: string;
  nameNl: string;
  description: string;
  descriptionNl: string;
}

/** The fields in the form's order; a refusal of the server names one of them. */
const CATEGORY_FIELDS = [
  'name',
  'nameNl',
  'description',
  'descriptionNl',
] as const satisfies readonly (keyof CategoryValues)[];

const categoryValues = (category: AdminCategory | null): CategoryValues => ({
  name: category?.name ?? '',
  nameNl: category?.nameNl ?? '',
  description: category?.description ?? '',
  descriptionNl: category?.descriptionNl ?? '',
});

/** What a form saves. */
const toSave = ({ name, nameNl, description, descriptionNl }: CategoryValues): SaveCategory => ({
  name: name.trim(),
  nameNl: nameNl.trim(),
  description: description.trim(),
  descriptionNl: descriptionNl.trim(),
});

const LONGEST = {
  name: CONTENT_LIMITS.categoryName,
  nameNl: CONTENT_LIMITS.categoryName,
  description: CONTENT_LIMITS.categoryDescription,
  descriptionNl: CONTENT_LIMITS.categoryDescription,
} as const satisfies Record<keyof CategoryValues, number>;

/** The name is required, all else optional. */
function checkCategory(values: CategoryValues, t: TFunction): Problems<CategoryValues> {
  const problems: Problems<CategoryValues> = {};
  const labelOf = (name: keyof CategoryValues) => t(`menu.categoryForm.${name}`);
  if (isBlank(values.name)) problems.name = t('app.form.required', { field: labelOf('name') });
  for (const name of CATEGORY_FIELDS) {
    const max = LONGEST[name];
    if (values[name].trim().length > max) problems[name] = t('app.form.tooLong', { field: labelOf(name), max });
  }
  return problems;
}

/** The fields in which two forms of a category differ, in words. */
const categoryDifferences = (mine: CategoryValues, theirs: CategoryValues, t: TFunction): Difference[] =>
  CATEGORY_FIELDS.map((field) => ({
    label: t(`menu.categoryForm.${field}`),
    mine: mine[field].trim() || t('menu.form.empty'),
    theirs: theirs[field].trim() || t('menu.form.empty'),
  })).filter((difference) => difference.mine !== difference.theirs);

interface CategoryDialogProps {
  /** Null: a new one. */
  category: AdminCategory | null;
  onClose: () => void;
}

/** Adds or edits a category. */
export default function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const { t } = useTranslation();
  const api = useApi();
  const form = useCheckedForm<CategoryValues>({
    values: categoryValues(category),
    check: (values) => checkCategory(values, t),
  });
  const { isDirty } = form.formState;
  const conflict = useEditConflict(category, async (id) =>
    (await api.call('adminCategories')).find((each) => each.id === id),
  );
  const { theirs, isReadingTheirs, problem, ifMatch, readTheirs } = conflict;
  const { mineOver, takeTheirs, keepMine } = useFormConflict(form, conflict, categoryValues);

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
      notice={
        theirs && (
          <ConflictNotice
            differences={categoryDifferences(mineOver(theirs), categoryValues(theirs), t)}
            onTakeTheirs={() => takeTheirs(theirs)}
            onKeepMine={() => keepMine(theirs)}
          />
        )
      }
    >
      <Pair>
        <TextField form={form} name="name" label={t('menu.categoryForm.name')} maxLength={LONGEST.name} required />
        <TextField
          form={form}
          name="nameNl"
          lang="nl"
          label={t('menu.categoryForm.nameNl')}
          maxLength={LONGEST.nameNl}
        />
        <TextField
          form={form}
          name="description"
          label={t('menu.categoryForm.description')}
          maxLength={LONGEST.description}
          rows={3}
        />
        <TextField
          form={form}
          name="descriptionNl"
          lang="nl"
          label={t('menu.categoryForm.descriptionNl')}
          maxLength={LONGEST.descriptionNl}
          rows={3}
        />
      </Pair>
    </FormDialog>
  );
}
