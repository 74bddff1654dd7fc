import { Button, color, radius, space } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
  margin-bottom: ${space(2.5)};
  padding: ${space(1.5)} ${space(2)};
  border-radius: ${radius('field')};
  background: ${color('noteWash')};
  color: ${color('onNoteWash')};
`;

const Texts = styled.div`
  flex: 1 1 320px;
`;

interface MissingNoticeProps {
  /** The restaurant could not be read: stand-ins are printed. */
  withoutRestaurant: boolean;
  /** The featured deals could not be read: none is printed. */
  withoutSpecial: boolean;
  retrying: boolean;
  onRetry: () => void;
}

/** What the paper lacks without looking wrong: said before it is printed a hundred times. */
export function MissingNotice({ withoutRestaurant, withoutSpecial, retrying, onRetry }: MissingNoticeProps) {
  const { t } = useTranslation();
  if (!withoutRestaurant && !withoutSpecial) return null;
  return (
    <Root role="alert">
      <Texts>
        {withoutRestaurant && <p>{t('generator.missing.restaurant')}</p>}
        {withoutSpecial && <p>{t('generator.missing.special')}</p>}
      </Texts>
      <Button variant="secondary" onClick={onRetry} busy={retrying}>
        {t('app.retry')}
      </Button>
    </Root>
  );
}
