import type { Deal } from '@pickup/contract';
import {
  Badge,
  Card,
  color,
  fontSize,
  media,
  Price,
  PriceWord,
  Skeleton,
  space,
  StruckPrice,
  VisuallyHidden,
  useTranslation,
} from '@pickup/web';
import styled, { css } from 'styled-components';
import { useRestaurant } from '../restaurant/useRestaurant.js';

/** Deals in one, two or three columns; of two, the card that is left over lies across both. */
export const DealGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(3)};
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  @media (min-width: 640px) and (max-width: 899.98px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > li:last-child:nth-child(odd) {
      grid-column: span 2;
    }
    & > li:last-child:nth-child(odd) > * {
      flex-direction: row;
      & > :first-child {
        flex: 0 0 45%;
        aspect-ratio: auto;
      }
    }
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(2)};
  }
`;

export const DealSurface = styled(Card)<{ $featured?: boolean; $chosen?: boolean; $dimmed?: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  ${({ $featured }) =>
    $featured &&
    css`
      border-color: ${color('saffron')};
      box-shadow:
        0 0 0 2px ${color('saffron')},
        ${color('shadow')};
    `}
  ${({ $chosen }) =>
    $chosen &&
    css`
      outline: 3px solid ${color('ink')};
      outline-offset: 3px;
    `}
  ${({ $dimmed }) =>
    $dimmed &&
    css`
      box-shadow: none;
      background: transparent;
    `}
`;

/** Picture and terms share one height, so that the words of all cards in a row begin at one line. */
export const DealMedia = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  aspect-ratio: 4 / 3;
`;

export const DealPicture = styled.div<{ $dimmed?: boolean }>`
  flex: 1 1 0;
  /* In large letters too, the terms stay below the badges. */
  min-height: 4.5rem;
  overflow: hidden;
  ${({ $dimmed }) =>
    $dimmed &&
    css`
      opacity: 0.55;
      filter: saturate(0.5);
    `}
`;

export const DealBody = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  container: deal / inline-size;
  padding: ${space(2.5)} ${space(3)} ${space(3)};
  ${media.phone} {
    padding: ${space(2)};
  }
`;

export const DealNote = styled.p`
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
`;

/** At the bottom of every card, so that prices and buttons stand in one line along a row of cards. */
export const DealFoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space(1)} ${space(1.5)};
  margin-top: auto;
  & > ${DealNote} {
    grid-column: 1 / -1;
    text-wrap: balance;
  }
  /* With large letters on a phone, the button stands below the price. */
  @container deal (max-width: 14rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The price stands lowest, in line with those of the cards beside it. */
const Prices = styled.div`
  display: flex;
  flex-direction: column-reverse;
  align-items: flex-start;
`;

/** The deal price, FREE at 0, and the original price crossed out above it (product.md, Deals). */
export function DealPrice({ deal }: { deal: Deal }) {
  const { t } = useTranslation();
  const { currencySymbol } = useRestaurant().info;
  const { dealPrice, originalPrice } = deal;
  return (
    <Prices>
      {dealPrice === 0 ? (
        <PriceWord $size="xl">{t('deals.free')}</PriceWord>
      ) : (
        <Price amount={dealPrice} symbol={currencySymbol} />
      )}
      {originalPrice !== null && originalPrice > dealPrice && (
        <span>
          <VisuallyHidden>{t('deals.was')} </VisuallyHidden>
          <StruckPrice amount={originalPrice} symbol={currencySymbol} />
        </span>
      )}
    </Prices>
  );
}

/** The discount in percent, or SPECIAL without one (product.md, Deals). */
export function DiscountBadge({ deal }: { deal: Deal }) {
  const { t } = useTranslation();
  const { discountPercentage: percent } = deal;
  return <Badge $tone="inverse">{percent > 0 ? t('deals.percentOff', { percent }) : t('deals.special')}</Badge>;
}

/** Skeletons of deal cards. */
export const DealSkeletons = ({ count = 3 }: { count?: number }) => (
  <DealGrid aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <li key={index}>
        <DealSurface>
          <DealMedia>
            <Skeleton $height="100%" />
          </DealMedia>
          <DealBody>
            <Skeleton $width="60%" $height="26px" />
            <Skeleton $height="16px" />
            <Skeleton $width="80%" $height="16px" />
            <DealFoot>
              <Skeleton $width="88px" $height="28px" />
              <Skeleton $width="128px" $height="44px" $round />
            </DealFoot>
          </DealBody>
        </DealSurface>
      </li>
    ))}
  </DealGrid>
);
