import { Button, color, fontSize, space } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(2)};
  margin-bottom: ${space(1.5)};
  font-size: ${fontSize('sm')};
  color: ${color('soft')};
`;

const Clear = styled(Button)`
  margin-left: auto;
`;

interface WishSummaryProps {
  hidden: number;
  /** Of the hidden ones, those whose allergens nobody has stated. */
  notStated: number;
  onClear: () => void;
}

/** Says what the filter hides, so that nothing is missed unawares. */
export function WishSummary({ hidden, notStated, onClear }: WishSummaryProps) {
  const { t } = useTranslation();
  return (
    <Root>
      <p role="status">
        {t('menu.wish.hidden', { count: hidden })}
        {notStated > 0 && `, ${t('menu.wish.notStated', { count: notStated })}`}.
      </p>
      <Clear variant="quiet" onClick={onClear}>
        {t('menu.wish.clear')}
      </Clear>
    </Root>
  );
}
