import { ApiError, toast, useApiMutation, type ApiRequest, type ApiResponse } from '@pickup/web';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { EndpointName } from '@pickup/contract';
import { useState } from 'react';
import { useErrorMessage } from '../failures/load-failure.js';
import { endsSession } from '../session-store/owner-client.js';

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

interface SaveOptions<Name extends EndpointName> {
  done: string;
  /** The title of the failure's toast, whatever went wrong or made from it. */
  failed: string | ((error: Error) => string);
  /** Answers that it makes stale. */
  stale: readonly EndpointName[];
  onSaved: (saved: ApiResponse<Name>) => void;
  /** The record has changed since the form was opened. Without it a 409 is a failure like any other. */
  onConflict?: () => void;
  /** @returns true when the refusal was shown beside its field */
  onRefused?: (error: Error) => boolean;
}

interface Save<Name extends EndpointName> {
  busy: boolean;
  /** What went wrong, in words, for the form as a whole. */
  problem: string | null;
  send: (request: ApiRequest<Name>) => void;
}

/** Saves a form: success closes it, a failure keeps it and says why, in a toast and in the form. */
export function useSave<Name extends EndpointName>(
  name: Name,
  { done, failed, stale, onSaved, onConflict, onRefused }: SaveOptions<Name>,
): Save<Name> {
  const errorMessage = useErrorMessage();
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending } = useApiMutation(name, {
    invalidates: stale,
    onMutate: () => setProblem(null),
    onSuccess: (saved) => {
      toast.success(done);
      onSaved(saved);
    },
    onError: (error) => {
      // The sign-in dialog opens by itself, and the form stays below it.
      if (endsSession(error)) return;
      if (onConflict && error instanceof ApiError && error.status === 409) {
        onConflict();
        return;
      }
      const reason = errorMessage(error);
      const title = typeof failed === 'string' ? failed : failed(error);
      toast.error(title, title === reason ? {} : { description: reason });
      if (onRefused?.(error) !== true) setProblem(reason);
    },
  });
  return { busy: isPending, problem, send: (request) => mutate(request) };
}
