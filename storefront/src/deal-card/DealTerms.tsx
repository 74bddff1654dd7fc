import type { Deal } from '@pickup/contract';
import { color, fontSize, media, space, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { useCart } from '../cart-store/cart-context.js';
import { useMoney } from '../restaurant/useRestaurant.js';
import { DealProgress } from './DealProgress.js';

/** The yellow box of a conditional deal. */
const Box = styled.div`
  display: grid;
  gap: ${space(0.5)};
  padding: ${space(1)} ${space(3)};
  background: ${color('noteWash')};
  color: ${color('onNoteWash')};
  font-size: ${fontSize('xs')};
  font-weight: 600;
  line-height: 1.3;
  ${media.phone} {
    padding-inline: ${space(2)};
  }
`;

/** What a conditional deal asks for, and how far the cart is from it with this deal inside. */
export function DealTerms({ deal }: { deal: Deal }) {
  const { t } = useTranslation();
  const money = useMoney();
  const { items, total } = useCart();
  const { id, dealPrice, isConditional, minimumOrderAmount: minimum } = deal;
  if (!isConditional || minimum === null) return null;
  const isInCart = items.some((line) => line.type === 'deal' && line.id === id);
  return (
    <Box>
      <p>{t('deals.condition', { amount: money(minimum) })}</p>
      {/* Also of an empty cart, as the server renders it: coming later, it would push the button from under a finger. */}
      <DealProgress minimum={minimum} total={isInCart ? total : total + dealPrice} />
    </Box>
  );
}
