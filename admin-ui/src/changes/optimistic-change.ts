import type { EndpointName } from '@pickup/contract';
import { ApiError, toast, useApiMutation, type ApiRequest } from '@pickup/web';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useErrorMessage } from '../failures/load-failure.js';
import { endsSession } from '../session-store/owner-client.js';

/** A record of any shape. */
export type UnknownRecord = Record<string, unknown>;

const isRecord = (value: unknown): value is UnknownRecord => typeof value === 'object' && value !== null;

/** Returns a record with a change applied. */
export type Patch = (record: UnknownRecord) => UnknownRecord;

/** A cached answer with one record changed: in a list, in a page, or the record itself. */
export function patchAnswer(answer: unknown, id: string, patch: Patch): unknown {
  if (Array.isArray(answer)) return answer.map((item: unknown) => patchAnswer(item, id, patch));
  if (!isRecord(answer)) return answer;
  if (answer.id === id) return patch(answer);
  if (Array.isArray(answer.content)) return { ...answer, content: patchAnswer(answer.content, id, patch) };
  return answer;
}

/** The record that a call answered with, if it did. */
const recordOf = (answer: unknown): (UnknownRecord & { id: string }) | null =>
  isRecord(answer) && typeof answer.id === 'string' ? { ...answer, id: answer.id } : null;

/** Inverts a boolean field. */
export const flip =
  (field: string): Patch =>
  (record) => ({ ...record, [field]: record[field] !== true });

/** Sets fields of a record. */
export const put =
  (fields: UnknownRecord): Patch =>
  (record) => ({ ...record, ...fields });

interface ChangeTexts {
  done: string;
  failed: string;
}

interface OptimisticChangeOptions<Name extends EndpointName> extends ChangeTexts {
  /** Lists in which the change shows at once. */
  lists: readonly EndpointName[];
  /** Further answers it makes stale. */
  stale?: readonly EndpointName[];
  /** How a record looks after the change that was asked for. */
  patch: (record: UnknownRecord, request: ApiRequest<Name>) => UnknownRecord;
  /** Called when a record's change is over and the lists are fresh, whatever came of it. */
  onSettled?: (id: string) => void;
}

interface OptimisticChange<Name extends EndpointName> {
  /** Records with a change of this kind under way. */
  pending: ReadonlySet<string>;
  change: (id: string, request: ApiRequest<Name>) => void;
}

/**
 * An optimistic change of one record: it shows at once and is rolled back, with a toast, when the server refuses it.
 * Each record has one such change at a time; the lists are read again after each.
 */
export function useOptimisticChange<Name extends EndpointName>(
  name: Name,
  { lists, stale = [], patch, done, failed, onSettled }: OptimisticChangeOptions<Name>,
): OptimisticChange<Name> {
  const queries = useQueryClient();
  const errorMessage = useErrorMessage();
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  // State is rendered too late to stop a second click; a ref is not.
  const inFlight = useRef(new Set<string>());
  // Undoes each request's optimistic change.
  const rollbacks = useRef(new WeakMap<object, () => void>());

  const patchLists = (id: string, change: Patch) => {
    for (const list of lists)
      queries.setQueriesData<unknown>({ queryKey: [list] }, (answer: unknown) => patchAnswer(answer, id, change));
  };

  const { mutateAsync } = useApiMutation(name, {
    invalidates: [...lists, ...stale],
    onSuccess: (answer) => {
      // Before the lists are read again, because the next change has to name this version.
      const changed = recordOf(answer);
      if (changed) patchLists(changed.id, put(changed));
      toast.success(done);
    },
    onError: (error, request) => {
      // Before the lists are read again, which then hold what the server has.
      rollbacks.current.get(request)?.();
      if (endsSession(error)) return;
      const isKnown = error instanceof ApiError && error.serverMessage === failed;
      toast.error(failed, isKnown ? {} : { description: errorMessage(error) });
    },
  });

  /** @returns undoes the change of this record alone */
  const showAtOnce = async (id: string, request: ApiRequest<Name>): Promise<() => void> => {
    const undo: (() => void)[] = [];
    for (const list of lists) {
      await queries.cancelQueries({ queryKey: [list] });
      for (const [key, answer] of queries.getQueriesData({ queryKey: [list] })) {
        const patched = patchAnswer(answer, id, (before) => {
          const back = (now: unknown) => patchAnswer(now, id, () => before);
          undo.push(() => queries.setQueryData(key, back));
          return patch(before, request);
        });
        queries.setQueryData(key, patched);
      }
    }
    return () => undo.forEach((step) => step());
  };

  const run = async (id: string, request: ApiRequest<Name>) => {
    if (inFlight.current.has(id)) return;
    inFlight.current.add(id);
    setPending(new Set(inFlight.current));
    rollbacks.current.set(request, await showAtOnce(id, request));
    // What went wrong was said in onError.
    await mutateAsync(request).catch(() => undefined);
    inFlight.current.delete(id);
    setPending(new Set(inFlight.current));
    onSettled?.(id);
  };

  return { pending, change: (id, request) => void run(id, request) };
}

/** A record as the owner saw it. */
interface Seen {
  id: string;
  version: string;
}

/** A change of any call that takes a record's id and the version the owner saw. */
interface VersionedChange {
  pending: ReadonlySet<string>;
  change: (id: string, request: { params: { id: string }; headers: { 'if-match': string } }) => void;
}

/**
 * What can be done to a record from its card: one change at a time, whatever its kind. Each names the version the owner
 * saw, so that nobody flips back a switch somebody else has just flipped (product.md, Two writers).
 */
export function oneAtATime<Kind extends string>(kinds: readonly Kind[], changes: Record<Kind, VersionedChange>) {
  /** The change of this record that is under way. */
  const underWay = (id: string) => kinds.find((kind) => changes[kind].pending.has(id));
  const make = (kind: Kind, { id, version }: Seen) => {
    if (underWay(id) === undefined) changes[kind].change(id, { params: { id }, headers: { 'if-match': version } });
  };
  return { underWay, make };
}
