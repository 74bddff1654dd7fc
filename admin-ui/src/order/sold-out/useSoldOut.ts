import type { SaveSoldOut } from '@pickup/contract';
import { useApiQuery, useTranslation } from '@pickup/web';
import { useMemo } from 'react';
import { patchAnswer, put, useOptimisticChange } from '../../changes/optimistic-change.js';
import { OPTION_GROUP_ANSWERS, useOptionGroups } from '../../option-groups/option-groups.js';
import { useServiceDay } from '../../restaurant/useRestaurant.js';
import { sellablesOf, storedUntil, type Sellable } from './sellable.js';
import { useMarkedText } from './sold-out-words.js';

/** Dishes that are off the menu too: a guest may have ordered one before. */
const ALL_DISHES = { query: { includeUnavailable: 'true' } } as const;

/** Portions run out, and other boards mark what is sold out: a board that stays open learns it. */
const READ_AGAIN_MS = 60_000;

export interface SoldOut {
  /** Every dish and option; undefined until they have arrived. */
  all: readonly Sellable[] | undefined;
  /** Those that cannot be ordered now. */
  now: readonly Sellable[];
  error: Error | null;
  retry: () => void;
  isBusy: (one: Sellable) => boolean;
  /** Says until when one is sold out; null brings it back. It can be undone. */
  mark: (one: Sellable, until: SaveSoldOut['until']) => void;
}

/** What is sold out, and the owner's word about it (product.md, What is left). */
export function useSoldOut(): SoldOut {
  const { t } = useTranslation();
  const today = useServiceDay();
  const markedText = useMarkedText();
  const dishes = useApiQuery('adminMenuItems', ALL_DISHES, { refetchInterval: READ_AGAIN_MS });
  const groups = useOptionGroups({ refetchInterval: READ_AGAIN_MS });
  const all = useMemo(
    () => dishes.data && groups.data && sellablesOf(dishes.data, groups.data, today),
    [dishes.data, groups.data, today],
  );

  const failed = t('kitchen.soldOut.failed');
  const done = t('kitchen.soldOut.title');
  const ofDishes = useOptimisticChange('setDishSoldOut', {
    lists: ['adminMenuItems'],
    stale: ['adminCategories'],
    patch: (dish, { body: { until } }) => ({ ...dish, soldOutUntil: storedUntil(until, today) }),
    done,
    failed,
  });
  const ofOptions = useOptimisticChange('setOptionSoldOut', {
    lists: ['adminOptionGroups'],
    stale: OPTION_GROUP_ANSWERS,
    patch: (group, { params, body: { until } }) => {
      const set = put({ soldOutUntil: storedUntil(until, today) });
      return { ...group, options: patchAnswer(group.options, params.id, set) };
    },
    done,
    failed,
  });

  const mark = ({ kind, id, name, until: before, record }: Sellable, until: SaveSoldOut['until']) => {
    const undone = { done: t('kitchen.soldOut.done.undone', { name }) };
    const message = { done: markedText(name, until) };
    if (kind === 'option') {
      const requestFor = (to: SaveSoldOut['until']) => ({ params: { id }, body: { until: to } });
      const undo = () => ofOptions.change(record.id, requestFor(before), undone);
      ofOptions.change(record.id, requestFor(until), { ...message, undo });
      return;
    }
    const requestFor = (version: string, to: SaveSoldOut['until']) => ({
      params: { id },
      headers: { 'if-match': version },
      body: { until: to },
    });
    ofDishes.change(id, requestFor(record.version, until), {
      ...message,
      undo: ({ version }) => ofDishes.change(id, requestFor(version, before), undone),
    });
  };

  return {
    all,
    now: all?.filter(({ until, obstacle }) => until !== null || obstacle !== null) ?? [],
    error: dishes.error ?? groups.error,
    retry: () => void Promise.all([dishes.refetch(), groups.refetch()]),
    isBusy: ({ kind, record }) => (kind === 'dish' ? ofDishes : ofOptions).pending.has(record.id),
    mark,
  };
}
