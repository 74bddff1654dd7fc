import { Button, color, fontSize, radius, space, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { useCartCheck } from '../cart-store/cart-check.js';

/** Always rendered, so that screen readers announce what appears in it. */
const Region = styled.div`
  display: contents;
`;

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  padding: ${space(1.5)} ${space(2)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('field')};
  font-size: ${fontSize('sm')};
  color: ${color('soft')};
  & > p {
    flex: 1 1 240px;
  }
`;

/** Says that no quote could be fetched; an order is then placed for the total that is shown, or refused. */
export function CheckNote() {
  const { t } = useTranslation();
  const { state, isAsking, askAgain } = useCartCheck();
  return (
    <Region role="status">
      {state === 'unanswered' && (
        <Box>
          <p>{t('cart.unchecked')}</p>
          <Button variant="secondary" busy={isAsking} busyLabel={t('cart.checking')} onClick={askAgain}>
            {t('cart.checkAgain')}
          </Button>
        </Box>
      )}
    </Region>
  );
}
