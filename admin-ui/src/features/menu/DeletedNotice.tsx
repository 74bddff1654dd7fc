import type { AdminMenuItem } from '@pickup/contract';
import { Button, toast, useApiMutation } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../forms/Notice.js';
import { useReason } from '../../lists/LoadFailed.js';
import { endsSession } from '../../session-store/owner-client.js';
import { MENU_ANSWERS } from './useMenu.js';

interface DeletedNoticeProps {
  dish: AdminMenuItem;
  onRestored: (dish: AdminMenuItem) => void;
}

/** The dish was deleted while its form was open: a deleted one cannot be edited, so the way on is to restore it. */
export function DeletedNotice({ dish: { id, version }, onRestored }: DeletedNoticeProps) {
  const { t } = useTranslation();
  const reasonOf = useReason();
  const { mutate, isPending } = useApiMutation('restoreMenuItem', {
    invalidates: MENU_ANSWERS,
    onSuccess: (restored) => {
      toast.success(t('menu.done.itemRestored'));
      onRestored(restored);
    },
    onError: (error) => {
      if (!endsSession(error)) toast.error(t('menu.failed.itemRestore'), { description: reasonOf(error) });
    },
  });
  return (
    <Notice>
      <p>{t('menu.meanwhile.itemDeleted')}</p>
      <Button
        variant="secondary"
        busy={isPending}
        busyLabel={t('menu.meanwhile.restoring')}
        onClick={() => mutate({ params: { id }, headers: { 'if-match': version } })}
      >
        {t('menu.meanwhile.restore')}
      </Button>
    </Notice>
  );
}
