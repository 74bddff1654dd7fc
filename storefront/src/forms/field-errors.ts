import type { RequestIssue } from '@pickup/contract';
import { useEffect, useState } from 'react';

/** The errors of a form's fields. */
export type FieldErrors<Field extends string> = Partial<Record<Field, 'required' | 'invalid'>>;

/** The fields that the server has named in its error. */
export function refusedFields<Field extends string>(
  fields: readonly Field[],
  issues: readonly RequestIssue[],
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {};
  for (const field of fields) {
    if (issues.some((issue) => issue.path === field)) errors[field] = 'invalid';
  }
  return errors;
}

/** The invalid controls of a form that can take the focus; in a group of choices, its first one. */
const WRONG = 'fieldset[aria-invalid="true"] input, [aria-invalid="true"]:not(fieldset)';

interface ShownErrors<Field extends string> {
  errors: FieldErrors<Field>;
  /** Shows the errors of a check, and moves the focus to the first. */
  show: (found: FieldErrors<Field>) => void;
  /** Clears a field's error while it is edited. */
  forget: (field: Field) => void;
}

/** The errors that a form shows; they appear after a check and never while somebody types. */
export function useFieldErrors<Field extends string>(formId: string): ShownErrors<Field> {
  const [errors, setErrors] = useState<FieldErrors<Field>>({});
  const [checks, setChecks] = useState(0);
  useEffect(() => {
    if (checks > 0) document.getElementById(formId)?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [checks, formId]);
  return {
    errors,
    show: (found) => {
      setErrors(found);
      setChecks((count) => count + 1);
    },
    forget: (field) => setErrors((shown) => (shown[field] ? { ...shown, [field]: undefined } : shown)),
  };
}
