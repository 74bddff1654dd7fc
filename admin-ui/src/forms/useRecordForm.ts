import { ApiError } from '@pickup/web';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';

/** What is wrong, by field; a sentence each. */
export type Problems<Values extends FieldValues> = Partial<Record<FieldPath<Values>, string>>;

interface RecordFormOptions<Values extends FieldValues> {
  values: DefaultValues<Values>;
  /** Called at submit, and while typing once something was wrong. */
  check: (values: Values) => Problems<Values>;
}

function toErrors(problems: object): Record<string, { type: string; message: string }> {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, message]: [string, unknown]) =>
      typeof message === 'string' ? [[field, { type: 'check', message }]] : [],
    ),
  );
}

/** A form whose state mirrors its inputs; it is checked when it is submitted, and the first wrong field gets the focus. */
export function useRecordForm<Values extends FieldValues>({ values, check }: RecordFormOptions<Values>) {
  return useForm<Values>({
    defaultValues: values,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    resolver: (given) => {
      const errors = toErrors(check(given));
      if (Object.keys(errors).length === 0) return { values: given, errors: {} };
      // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- the keys are the form's own field names, by the type of `check`
      return { values: {}, errors: errors as FieldErrors<Values> };
    },
  });
}

export type RecordForm<Values extends FieldValues> = UseFormReturn<Values>;

/**
 * Puts the server's refusals beside their fields.
 * @param fieldOf what the form calls a field of the body, where that differs
 * @returns true when at least one of them is a field of this form
 */
export function showIssues<Values extends FieldValues>(
  form: RecordForm<Values>,
  fields: readonly FieldPath<Values>[],
  error: unknown,
  fieldOf: (path: string) => string = (path) => path,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const known = error.issues.flatMap(({ path, message }) => {
    const field = fields.find((each) => each === fieldOf(path));
    return field === undefined ? [] : [{ field, message }];
  });
  known.forEach(({ field, message }, index) => form.setError(field, { message }, { shouldFocus: index === 0 }));
  return known.length > 0;
}
