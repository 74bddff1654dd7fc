import type { ChangeKitchenControl, KitchenControl } from '@pickup/contract';
import { useApiQuery, useNow, useTranslation } from '@pickup/web';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOptimisticChange } from '../../../changes/optimistic-change.js';
import { useWhen } from '../../../order/due.js';
import { changedControl, controlAt, staleAt } from './kitchen-control.js';

/** How often what is booked is read again, in milliseconds; events bring what changes in between. */
const REFRESH_MS = 60_000;

export interface Kitchen {
  answer: UseQueryResult<KitchenControl>;
  /** As it is by the clock; undefined until it has arrived. */
  control: KitchenControl | undefined;
  /** A change is under way. */
  isBusy: boolean;
  /** Pauses the kitchen until an instant; null ends the pause. */
  pause: (until: string | null) => void;
  /** Adds minutes until an instant; null ends it. */
  addMinutes: (extra: { minutes: number; until: string } | null) => void;
}

/** What the kitchen does, and the owner's word about it; every change can be undone. */
export function useKitchen(): Kitchen {
  const { t } = useTranslation();
  const when = useWhen();
  const now = useNow();
  const answer = useApiQuery('kitchenControl', undefined, {
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always',
  });
  const { data, refetch } = answer;
  const control = data && controlAt(data, now);

  const isStale = data !== undefined && staleAt(data) <= now;
  useEffect(() => {
    // A server whose clock is behind is asked again with the next tick.
    if (isStale) void refetch();
  }, [isStale, now, refetch]);

  const { pending, change } = useOptimisticChange('changeKitchenControl', {
    lists: ['kitchenControl'],
    patch: (record, { body }) => ({ ...record, ...(control && changedControl(control, body ?? {})) }),
    done: t('kitchen.undone'),
    failed: t('kitchen.failed'),
  });
  const say = (body: ChangeKitchenControl, before: ChangeKitchenControl, done: string) =>
    change(null, { body }, { done, undo: () => change(null, { body: before }) });

  return {
    answer,
    control,
    isBusy: pending.size > 0,
    pause: (until) =>
      say(
        { pausedUntil: until },
        { pausedUntil: control?.pausedUntil ?? null },
        until === null ? t('kitchen.pause.ended') : t('kitchen.pause.begun', { when: when(until) }),
      ),
    addMinutes: (extra) =>
      say(
        { extraMinutes: extra?.minutes ?? null, extraUntil: extra?.until ?? null },
        { extraMinutes: control?.extraMinutes ?? null, extraUntil: control?.extraUntil ?? null },
        extra === null
          ? t('kitchen.busy.ended')
          : t('kitchen.busy.begun', { count: extra.minutes, when: when(extra.until) }),
      ),
  };
}
