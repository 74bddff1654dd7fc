import type { EndpointName } from '@pickup/contract';
import { ApiError, toast, useApiMutation, type ApiRequest } from '@pickup/web';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useReason } from '../lists/LoadFailed.js';
import { endsSession } from '../session-store/owner-client.js';
import { patchAnswer, type Patch } from './patch-lists.js';

interface ChangeTexts {
  done: string;
  failed: string;
}

interface RecordChangeOptions extends ChangeTexts {
  /** Lists in which the change shows at once. */
  lists: readonly EndpointName[];
  /** Further answers it makes stale. */
  stale?: readonly EndpointName[];
  patch: Patch;
}

interface RecordChange<Name extends EndpointName> {
  /** Records with a change of this kind under way. */
  pending: ReadonlySet<string>;
  change: (id: string, request: ApiRequest<Name>) => void;
}

/**
 * A change of one record that shows at once, and goes back with the failure's toast when the server refuses
 * (specification 8). Each record has one such change at a time; the lists are read again after each, whatever came of it.
 */
export function useRecordChange<Name extends EndpointName>(
  name: Name,
  { lists, stale = [], patch, done, failed }: RecordChangeOptions,
): RecordChange<Name> {
  const queries = useQueryClient();
  const reasonOf = useReason();
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  // The state above is drawn later than a second click can come; this is not.
  const underWay = useRef(new Set<string>());

  const { mutateAsync } = useApiMutation(name, {
    invalidates: [...lists, ...stale],
    onSuccess: () => toast.success(done),
    onError: (error) => {
      if (endsSession(error)) return;
      const isKnown = error instanceof ApiError && error.serverMessage === failed;
      toast.error(failed, isKnown ? {} : { description: reasonOf(error) });
    },
  });

  /** @returns what takes the change back */
  const showAtOnce = async (id: string): Promise<() => void> => {
    const before: [QueryKey, unknown][] = [];
    for (const list of lists) {
      await queries.cancelQueries({ queryKey: [list] });
      before.push(...queries.getQueriesData({ queryKey: [list] }));
      queries.setQueriesData<unknown>({ queryKey: [list] }, (answer: unknown) => patchAnswer(answer, id, patch));
    }
    return () => before.forEach(([key, answer]) => queries.setQueryData(key, answer));
  };

  const run = async (id: string, request: ApiRequest<Name>) => {
    if (underWay.current.has(id)) return;
    underWay.current.add(id);
    setPending(new Set(underWay.current));
    const takeBack = await showAtOnce(id);
    // What went wrong was said in onError.
    await mutateAsync(request).catch(takeBack);
    underWay.current.delete(id);
    setPending(new Set(underWay.current));
  };

  return { pending, change: (id, request) => void run(id, request) };
}
