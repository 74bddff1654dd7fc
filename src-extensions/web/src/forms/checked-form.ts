import { useEffect } from 'react';
import {
  get,
  set,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { ApiError } from '../api/errors.js';

/** What is wrong, by field: a sentence each, or a word that the form puts into one. */
export type Problems<Values extends FieldValues> = Partial<Record<FieldPath<Values>, string>>;

export type CheckedForm<Values extends FieldValues> = UseFormReturn<Values>;

interface CheckedFormOptions<Values extends FieldValues> {
  values: DefaultValues<Values>;
  check: (values: Values) => Problems<Values>;
  /** What typing does to a field that was found wrong: it is checked again, or left alone until the next submit. */
  whileTyping?: 'check' | 'forget';
  /** Whether the first wrong field gets the focus; false where the form says what else is wrong, and what comes first. */
  focusesWrong?: boolean;
}

/** `options.1.name` becomes a place in a list, as the form keeps its values. */
function toErrors(problems: object): Record<string, unknown> {
  const errors: Record<string, unknown> = {};
  for (const [field, message] of Object.entries(problems)) {
    if (typeof message === 'string') set(errors, field, { type: 'check', message });
  }
  return errors;
}

/** A form whose state mirrors its inputs; it is checked when it is submitted, and the first wrong field gets the focus. */
export function useCheckedForm<Values extends FieldValues>({
  values,
  check,
  whileTyping = 'check',
  focusesWrong = true,
}: CheckedFormOptions<Values>): CheckedForm<Values> {
  const forgets = whileTyping === 'forget';
  const form = useForm<Values>({
    defaultValues: values,
    mode: 'onSubmit',
    shouldFocusError: focusesWrong,
    reValidateMode: forgets ? 'onSubmit' : 'onChange',
    resolver: (given) => {
      const errors = toErrors(check(given));
      if (Object.keys(errors).length === 0) return { values: given, errors: {} };
      // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- the keys are the form's own field names, by the type of `check`
      return { values: {}, errors: errors as FieldErrors<Values> };
    },
  });
  const { watch, clearErrors } = form;
  useEffect(() => {
    if (!forgets) return undefined;
    const typing = watch((_values, { name }) => name !== undefined && clearErrors(name));
    return () => typing.unsubscribe();
  }, [forgets, watch, clearErrors]);
  return form;
}

/** What is wrong with a field, as its check said it; null where nothing is. */
export function problemOf<Values extends FieldValues>({ formState }: CheckedForm<Values>, name: FieldPath<Values>) {
  const found: unknown = get(formState.errors, name);
  if (typeof found !== 'object' || found === null || !('message' in found)) return null;
  return typeof found.message === 'string' ? found.message : null;
}

/**
 * Puts the server's refusals beside their fields.
 * @param fieldOf what the form calls a field of the body, where that differs
 * @returns true when at least one of them is a field of this form
 */
export function showIssues<Values extends FieldValues>(
  form: CheckedForm<Values>,
  fields: readonly FieldPath<Values>[],
  error: unknown,
  fieldOf: (path: string) => string = (path) => path,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const known = fields.flatMap((field) => {
    const issue = error.issues.find(({ path }) => fieldOf(path) === field);
    return issue === undefined ? [] : [{ field, message: issue.message }];
  });
  known.forEach(({ field, message }, index) => form.setError(field, { message }, { shouldFocus: index === 0 }));
  return known.length > 0;
}
