import { Button, color, fontSize, radius, space } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Root = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space(1.5)};
  margin-bottom: ${space(2.5)};
  padding: ${space(2)};
  border-radius: ${radius('field')};
  background: ${color('noteWash')};
  color: ${color('onNoteWash')};
`;

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
    <Root role="alert">
      <Title>{t('deals.form.deleted.title')}</Title>
      <p>{t('deals.form.deleted.text')}</p>
      <Button variant="secondary" busy={busy} busyLabel={t('deals.form.deleted.restoring')} onClick={onRestore}>
        {t('app.restore')}
      </Button>
    </Root>
  );
}
