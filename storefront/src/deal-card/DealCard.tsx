import type { Deal } from '@pickup/contract';
import { Button, color, fontSize, space } from '@pickup/web';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { AllergenLine } from '../allergens/AllergenLine.js';
import { dealToCart, useAddToCart } from '../cart-store/useAddToCart.js';
import { DishPicture } from '../dish-picture/DishPicture.js';
import { onPicture } from '../dish-picture/on-picture.js';
import { DealBody, DealFoot, DealPicture, DealPrice, DealSurface } from './deal-card.js';

const Corner = styled.div`
  position: absolute;
  top: ${space(2)};
  left: ${space(2)};
  right: ${space(2)};
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)};
  ${onPicture}
`;

const Title = styled.h3`
  font-size: ${fontSize('xl')};
`;

const Text = styled.p`
  font-size: ${fontSize('sm')};
  line-height: 1.45;
  color: ${color('soft')};
`;

/** How wide a deal's picture is shown, as in `<img sizes>`. */
const SIZES = '(max-width: 639.98px) 92vw, 370px';

interface DealCardProps {
  deal: Deal;
  look?: 'featured' | 'dimmed';
  /** As in `Picture`. */
  eager?: boolean | 'first';
  /** Badges over the picture. */
  corner: ReactNode;
  /** Above the title. */
  head?: ReactNode;
  /** Below the text. */
  terms?: ReactNode;
  /** Beside the price. */
  action: ReactNode;
  /** At the foot. */
  note?: ReactNode;
}

/** A deal: its picture, what it is and holds, its price and what can be done with it. */
export const DealCard = ({ deal, look, eager, corner, head, terms, action, note }: DealCardProps) => (
  <DealSurface as="article" $featured={look === 'featured'} $dimmed={look === 'dimmed'}>
    <DealPicture $dimmed={look === 'dimmed'}>
      <DishPicture src={deal.imageUrl} alt="" name={deal.title} sizes={SIZES} eager={eager} />
    </DealPicture>
    <Corner>{corner}</Corner>
    <DealBody>
      {head}
      <Title>{deal.title}</Title>
      <Text>{deal.description}</Text>
      <AllergenLine allergens={deal.allergens} dietary={deal.dietary} />
      {terms}
      <DealFoot>
        <DealPrice deal={deal} />
        {action}
      </DealFoot>
      {note}
    </DealBody>
  </DealSurface>
);

/** Puts a deal into the cart. */
export function AddDealButton({ deal }: { deal: Deal }) {
  const { t } = useTranslation();
  const addToCart = useAddToCart();
  return (
    <Button onClick={() => addToCart(dealToCart(deal), deal.title)} aria-label={`${t('deals.add')}: ${deal.title}`}>
      {t('deals.add')}
    </Button>
  );
}
