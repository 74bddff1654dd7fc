import { localText, type Deal } from '@pickup/contract';
import { Button, color, fontSize, space, useLanguage, useTranslation } from '@pickup/web';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AllergenLine } from '../allergens/AllergenLine.js';
import { dealToCart, useAddToCart } from '../cart-store/useAddToCart.js';
import { DishPicture } from '../dish-picture/DishPicture.js';
import { onPicture } from '../dish-picture/on-picture.js';
import { LocalWords } from '../language/LocalWords.js';
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
export function DealCard({ deal, look, eager, corner, head, terms, action, note }: DealCardProps) {
  const language = useLanguage();
  const [title, description] = [localText(deal, 'title', language), localText(deal, 'description', language)];
  return (
    <DealSurface as="article" $featured={look === 'featured'} $dimmed={look === 'dimmed'}>
      <DealPicture $dimmed={look === 'dimmed'}>
        <DishPicture src={deal.imageUrl} alt="" name={title.text} sizes={SIZES} eager={eager} />
      </DealPicture>
      <Corner>{corner}</Corner>
      <DealBody>
        {head}
        <Title>
          <LocalWords words={title} />
        </Title>
        <Text>
          <LocalWords words={description} />
        </Text>
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
}

/** Puts a deal into the cart. */
export function AddDealButton({ deal }: { deal: Deal }) {
  const { t } = useTranslation();
  const title = localText(deal, 'title', useLanguage()).text;
  const addToCart = useAddToCart();
  return (
    <Button onClick={() => addToCart(dealToCart(deal), title)} aria-label={`${t('deals.add')}: ${title}`}>
      {t('deals.add')}
    </Button>
  );
}
