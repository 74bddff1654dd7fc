import { UNDO_SECONDS, type EndpointName, isRecord } from '@pickup/contract';
import { ApiError, toast, useApiMutation, type ApiRequest, type ApiResponse, useTranslation } from '@pickup/web';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useErrorMessage } from '../failures/load-failure.js';
import { endsSession } from '../session-store/owner-client.js';

/** A record of any shape. */
export type UnknownRecord = Record<string, unknown>;

/** Returns a record with a change applied. */
export type Patch = (record: UnknownRecord) => UnknownRecord;

/** Names a record; null is the only one of its kind, which has no id: the answer itself. */
type RecordId = string | null;

/** A cached answer with one record changed: in a list, in a page, or the record itself. */
export function patchAnswer(answer: unknown, id: RecordId, patch: Patch): unknown {
  if (Array.isArray(answer)) return answer.map((item: unknown) => patchAnswer(item, id, patch));
  if (!isRecord(answer)) return answer;
  if (id === null || answer.id === id) return patch(answer);
  if (Array.isArray(answer.content)) return { ...answer, content: patchAnswer(answer.content, id, patch) };
  return answer;
}

/** Inverts a boolean field. */
export const flip =
  (field: string): Patch =>
  (record) => ({ ...record, [field]: record[field] !== true });

/** Sets fields of a record. */
export const put =
  (fields: UnknownRecord): Patch =>
  (record) => ({ ...record, ...fields });

interface ChangeTexts {
  /** Null where {@link OptimisticChangeOptions.onDone} says it. */
  done: string | null;
  failed: string;
}

interface OptimisticChangeOptions<Name extends EndpointName> extends ChangeTexts {
  /** Lists in which the change shows at once. */
  lists: readonly EndpointName[];
  /** Further answers it makes stale. */
  stale?: readonly EndpointName[];
  /** How a record looks after the change that was asked for. */
  patch: (record: UnknownRecord, request: ApiRequest<Name>) => UnknownRecord;
  /** What is pressed while a change of the same record is under way shows at once and is made after it; without this it is ignored. */
  queues?: boolean;
  /** Called when the server has made a change. */
  onDone?: (id: string, answer: ApiResponse<Name>, request: ApiRequest<Name>) => void;
  /** Called when a change failed, before the lists are read again. */
  onFailed?: (id: string, error: Error) => void;
  /** Called when a record's change is over and the lists are fresh, whatever came of it. */
  onSettled?: (id: string) => void;
}

/** What is said after one change. */
interface ChangeMessage<Name extends EndpointName> {
  /** Instead of what every change of its kind says. */
  done: string;
  /** Offers to undo it. */
  undo?: (answer: ApiResponse<Name>) => void;
}

interface OptimisticChange<Name extends EndpointName> {
  /** Records with a change of this kind under way. */
  pending: ReadonlySet<RecordId>;
  change: (id: RecordId, request: ApiRequest<Name>, message?: ChangeMessage<Name>) => void;
  /** Resolves when a record has no change under way: what is pressed before that, such as its undo, waits for it. */
  settled: (id: RecordId) => Promise<void>;
}

/** How long undoing a change is offered, in milliseconds. */
export const UNDO_MS = UNDO_SECONDS * 1000;

/** A request under way. */
interface Asked<Name extends EndpointName> {
  id: RecordId;
  message?: ChangeMessage<Name>;
  /** Undoes its optimistic change. */
  rollback: () => void;
}

/**
 * An optimistic change of one record: it shows at once and is rolled back, with a toast, when the server refuses it.
 * Each record has one such change at a time; the lists are read again after each.
 */
export function useOptimisticChange<Name extends EndpointName>(
  name: Name,
  {
    lists,
    stale = [],
    patch,
    done,
    failed,
    queues = false,
    onDone,
    onFailed,
    onSettled,
  }: OptimisticChangeOptions<Name>,
): OptimisticChange<Name> {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const errorMessage = useErrorMessage();
  const [pending, setPending] = useState<ReadonlySet<RecordId>>(new Set());
  // State is rendered too late to stop a second click; a ref is not. Each resolves when the lists are fresh.
  const inFlight = useRef(new Map<RecordId, Promise<void>>());
  const settled = (id: RecordId): Promise<void> => inFlight.current.get(id) ?? Promise.resolve();
  const requests = useRef(new WeakMap<object, Asked<Name>>());
  /** Of a record, what was pressed while a change of it was under way. */
  const queued = useRef(new Map<RecordId, readonly ApiRequest<Name>[]>());

  const patchLists = (id: RecordId, change: Patch) => {
    for (const list of lists)
      queries.setQueriesData<unknown>({ queryKey: [list] }, (answer: unknown) => patchAnswer(answer, id, change));
  };

  /** Again after each answer, which does not know of them. */
  const showQueued = (id: RecordId) => {
    for (const request of queued.current.get(id) ?? []) patchLists(id, (record) => patch(record, request));
  };

  const { mutateAsync } = useApiMutation(name, {
    invalidates: [...lists, ...stale],
    onSuccess: (answer, request) => {
      const { id, message } = requests.current.get(request) ?? {};
      const changed: unknown = answer;
      // Before the lists are read again, because the next change has to name this version.
      if (id !== undefined && isRecord(changed) && (id === null || changed.id === id)) {
        patchLists(id, put(changed));
        showQueued(id);
      }
      const undo = id !== undefined && message?.undo;
      const action = undo && { label: t('app.undo'), onClick: () => void settled(id).then(() => undo(answer)) };
      const title = message?.done ?? done;
      if (title !== null) toast.success(title, action ? { action, durationMs: UNDO_MS } : {});
      if (id !== undefined && id !== null) onDone?.(id, answer, request);
    },
    onError: (error, request) => {
      // Before the lists are read again, which then hold what the server has.
      const { id, rollback } = requests.current.get(request) ?? {};
      rollback?.();
      if (id !== undefined && id !== null) onFailed?.(id, error);
      if (endsSession(error)) return;
      const isKnown = error instanceof ApiError && error.serverMessage === failed;
      toast.error(failed, isKnown ? {} : { description: errorMessage(error) });
    },
  });

  /** @returns undoes the change of this record alone */
  const showAtOnce = async (id: RecordId, request: ApiRequest<Name>): Promise<() => void> => {
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

  const run = async (id: RecordId, request: ApiRequest<Name>, message?: ChangeMessage<Name>) => {
    const rollback = await showAtOnce(id, request);
    showQueued(id);
    requests.current.set(request, { id, rollback, ...(message && { message }) });
    // What went wrong was said in onError.
    await mutateAsync(request).catch(() => undefined);
  };

  const change: OptimisticChange<Name>['change'] = (id, request, message) => {
    const before = inFlight.current.get(id);
    if (before && !queues) return;
    const queue = (next: (requests: readonly ApiRequest<Name>[]) => readonly ApiRequest<Name>[]) =>
      queued.current.set(id, next(queued.current.get(id) ?? []));
    if (before) {
      queue((requests) => [...requests, request]);
      showQueued(id);
    }
    const make = () => {
      queue((requests) => requests.filter((each) => each !== request));
      return run(id, request, message);
    };
    const over: Promise<void> = (before ? before.then(make) : make()).then(() => {
      // Another may have been queued behind it.
      if (inFlight.current.get(id) === over) inFlight.current.delete(id);
      setPending(new Set(inFlight.current.keys()));
      if (id !== null) onSettled?.(id);
    });
    inFlight.current.set(id, over);
    setPending(new Set(inFlight.current.keys()));
  };

  return { pending, change, settled };
}

/** A record as the owner saw it. */
interface Seen {
  id: string;
  version: string;
}

/** A change of any call that takes a record's id and the version the owner saw. */
interface VersionedChange {
  pending: ReadonlySet<RecordId>;
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
