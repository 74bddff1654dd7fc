import { localText, type Deal } from '@pickup/contract';
import {
  Button,
  color,
  fitWord,
  fontSize,
  longestWord,
  media,
  space,
  useLanguage,
  useTranslation,
  LocalWords,
} from '@pickup/web';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { dealsSearch } from '../address/page-search.js';
import { AllergenLine } from '../allergens/AllergenLine.js';
import { dealToCart, useAddToCart } from '../cart-store/useAddToCart.js';
import { DishPicture } from '../dish-picture/DishPicture.js';
import { onPicture } from '../dish-picture/on-picture.js';
import { DealBody, DealFoot, DealMedia, DealPicture, DealPrice, DealSurface } from './deal-card.js';

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

const Title = styled.h3<{ $letters: number }>`
  font-size: ${fontSize('xl')};
  ${({ $letters }) => fitWord($letters, 'xl')}
`;

/** As high as a finger needs, in no more room than its letters. */
const TitleLink = styled(Link)`
  position: relative;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: -10px 0;
  }
  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 2px;
    }
  }
`;

const Text = styled.p`
  font-size: ${fontSize('sm')};
  line-height: 1.45;
  color: ${color('soft')};
`;

/** How wide a deal's picture is shown, as in `<img sizes>`. */
const SIZES = '(max-width: 639.98px) 92vw, 370px';

/** The id of a deal's card, where one is named by the address. */
export const dealCardId = (deal: string): string => `deal-${deal}`;

interface DealCardProps {
  deal: Deal;
  look?: 'featured' | 'dimmed';
  /** Whether the address names it. */
  isChosen?: boolean;
  /** As in `Picture`. */
  eager?: boolean | 'first';
  /** Badges over the picture. */
  corner: ReactNode;
  /** Above the title. */
  head?: ReactNode;
  /** Below the picture, in the height that others have for theirs. */
  terms?: ReactNode;
  /** Below the text. */
  limit?: ReactNode;
  /** Beside the price. */
  action: ReactNode;
  /** Above the price. */
  note?: ReactNode;
}

/** A deal: its picture, what it is and holds, its price and what can be done with it. */
export function DealCard({
  deal,
  look,
  isChosen = false,
  eager,
  corner,
  head,
  terms,
  limit,
  action,
  note,
}: DealCardProps) {
  const language = useLanguage();
  const [title, description] = [localText(deal, 'title', language), localText(deal, 'description', language)];
  return (
    <DealSurface
      as="article"
      id={dealCardId(deal.id)}
      tabIndex={isChosen ? -1 : undefined}
      aria-labelledby={`${dealCardId(deal.id)}-name`}
      $featured={look === 'featured'}
      $chosen={isChosen}
      $dimmed={look === 'dimmed'}
    >
      <DealMedia>
        <DealPicture $dimmed={look === 'dimmed'}>
          <DishPicture
            src={deal.imageUrl}
            alt=""
            name={title.text}
            groundName={deal.title}
            sizes={SIZES}
            eager={eager}
          />
        </DealPicture>
        {terms}
      </DealMedia>
      <Corner>{corner}</Corner>
      <DealBody>
        {head}
        <Title $letters={longestWord(title.text)} id={`${dealCardId(deal.id)}-name`}>
          <TitleLink
            to={{ pathname: '/deals', search: dealsSearch(deal.id) }}
            preventScrollReset
            aria-current={isChosen ? 'true' : undefined}
          >
            <LocalWords words={title} />
          </TitleLink>
        </Title>
        <Text>
          <LocalWords words={description} />
        </Text>
        <AllergenLine allergens={deal.allergens} dietary={deal.dietary} />
        {limit}
        <DealFoot>
          {note}
          <DealPrice deal={deal} />
          {action}
        </DealFoot>
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
