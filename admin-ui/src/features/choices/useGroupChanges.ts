import type { AdminOptionGroup } from '@pickup/contract';
import { useTranslation } from '@pickup/web';
import { put, useOptimisticChange } from '../../changes/optimistic-change.js';
import { OPTION_GROUP_ANSWERS } from '../../option-groups/option-groups.js';

/** What can be done to a group from its card. */
export interface GroupChanges {
  /** A change of this group is under way: the next one has to wait for the version it leaves. */
  isBusy: (group: AdminOptionGroup) => boolean;
  remove: (group: AdminOptionGroup) => void;
  restore: (group: AdminOptionGroup) => void;
}

const requestFor = ({ id, version }: AdminOptionGroup) => ({ params: { id }, headers: { 'if-match': version } });

/** @param onSettled called with a group's id when its change is over, whatever came of it */
export function useGroupChanges(onSettled: (id: string) => void): GroupChanges {
  const { t } = useTranslation();
  const common = { lists: ['adminOptionGroups'], stale: OPTION_GROUP_ANSWERS, onSettled } as const;
  const deletion = useOptimisticChange('deleteOptionGroup', {
    ...common,
    patch: put({ isActive: false }),
    done: t('choices.done.deleted'),
    failed: t('choices.failed.delete'),
  });
  const restoration = useOptimisticChange('restoreOptionGroup', {
    ...common,
    patch: put({ isActive: true }),
    done: t('choices.done.restored'),
    failed: t('choices.failed.restore'),
  });
  const isBusy = ({ id }: AdminOptionGroup) => [deletion, restoration].some(({ pending }) => pending.has(id));
  return {
    isBusy,
    remove: (group) => isBusy(group) || deletion.change(group.id, requestFor(group)),
    restore: (group) => isBusy(group) || restoration.change(group.id, requestFor(group)),
  };
}
