import type { RequestIssue } from '@pickup/contract';
import { useEffect, useState } from 'react';

/** What is wrong with a form's fields; a field that is not named is fine. */
export type FieldErrors<Field extends string> = Partial<Record<Field, 'required' | 'invalid'>>;

/** The fields a server's refusal points at. */
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

/** What in a form has an error and can take the focus; a group of choices hands it to its first one. */
const WRONG = 'fieldset[aria-invalid="true"] input, [aria-invalid="true"]:not(fieldset)';

interface ShownErrors<Field extends string> {
  errors: FieldErrors<Field>;
  /** Shows what a check has found, and moves the focus to the first of it. */
  show: (found: FieldErrors<Field>) => void;
  /** A field is being mended: its error goes. */
  forget: (field: Field) => void;
}

/** The errors a form shows: they come with a check and never while somebody types. */
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
