import { Button } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { Notice, NoticeTitle } from './Notice.js';

interface DeletedNoticeProps {
  busy: boolean;
  onRestore: () => void;
}

/** Somebody else deleted this record: what was typed stays, and can be saved once the record is restored. */
export function DeletedNotice({ busy, onRestore }: DeletedNoticeProps) {
  const { t } = useTranslation();
  return (
    <Notice>
      <NoticeTitle>{t('app.form.deleted.title')}</NoticeTitle>
      <p>{t('app.form.deleted.text')}</p>
      <Button variant="secondary" busy={busy} busyLabel={t('app.form.deleted.restoring')} onClick={onRestore}>
        {t('app.restore')}
      </Button>
    </Notice>
  );
}
