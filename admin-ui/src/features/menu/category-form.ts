import { CONTENT_LIMITS, type AdminCategory, type SaveCategory, isBlank } from '@pickup/contract';
import type { TFunction } from 'i18next';
import type { Difference } from '../../forms/ConflictNotice.js';
import type { Problems } from '../../forms/useRecordForm.js';

/** The category form as typed. */
export interface CategoryValues {
  name: string;
  description: string;
}

/** The fields in the form's order; a refusal of the server names one of them. */
export const CATEGORY_FIELDS = ['name', 'description'] as const satisfies readonly (keyof CategoryValues)[];

export const categoryValues = (category: AdminCategory | null): CategoryValues => ({
  name: category?.name ?? '',
  description: category?.description ?? '',
});

/** What a form saves. */
export const toSave = ({ name, description }: CategoryValues): SaveCategory => ({
  name: name.trim(),
  description: description.trim(),
});

/** The name is required, the description optional. */
export function checkCategory({ name, description }: CategoryValues, t: TFunction): Problems<CategoryValues> {
  const problems: Problems<CategoryValues> = {};
  const { categoryName, categoryDescription } = CONTENT_LIMITS;
  const field = t('menu.categoryForm.name');
  if (isBlank(name)) problems.name = t('app.form.required', { field });
  if (name.trim().length > categoryName) problems.name = t('app.form.tooLong', { field, max: categoryName });
  if (description.trim().length > categoryDescription) {
    problems.description = t('app.form.tooLong', {
      field: t('menu.categoryForm.description'),
      max: categoryDescription,
    });
  }
  return problems;
}

/** The fields in which two forms of a category differ, in words. */
export const categoryDifferences = (mine: CategoryValues, theirs: CategoryValues, t: TFunction): Difference[] =>
  CATEGORY_FIELDS.map((field) => ({
    label: t(`menu.categoryForm.${field}`),
    mine: mine[field].trim() || t('menu.form.empty'),
    theirs: theirs[field].trim() || t('menu.form.empty'),
  })).filter((difference) => difference.mine !== difference.theirs);
