import { Button, fontSize } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Notice } from '../../forms/Notice.js';

const Title = styled.h3`
  font-size: ${fontSize('md')};
`;

interface DeletedNoticeProps {
  busy: boolean;
  onRestore: () => void;
}

/** Somebody else deleted this deal meanwhile: what was typed stays, and can be saved once the deal is back. */
export function DeletedNotice({ busy, onRestore }: DeletedNoticeProps) {
  const { t } = useTranslation();
  return (
    <Notice>
      <Title>{t('deals.form.deleted.title')}</Title>
      <p>{t('deals.form.deleted.text')}</p>
      <Button variant="secondary" busy={busy} busyLabel={t('deals.form.deleted.restoring')} onClick={onRestore}>
        {t('app.restore')}
      </Button>
    </Notice>
  );
}
