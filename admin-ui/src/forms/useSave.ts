import type { EndpointName } from '@pickup/contract';
import { ApiError, toast, useApiMutation, type ApiRequest, type ApiResponse } from '@pickup/web';
import { useId, useState } from 'react';
import { useErrorMessage } from '../failures/load-failure.js';
import { endsSession } from '../session-store/owner-client.js';

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
  const failureId = useId();
  const { mutate, isPending } = useApiMutation(name, {
    invalidates: stale,
    onMutate: () => setProblem(null),
    onSuccess: (saved) => {
      toast.dismiss(failureId);
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
      toast.error(title, { id: failureId, ...(title !== reason && { description: reason }) });
      if (onRefused?.(error) !== true) setProblem(reason);
    },
  });
  return { busy: isPending, problem, send: (request) => mutate(request) };
}
