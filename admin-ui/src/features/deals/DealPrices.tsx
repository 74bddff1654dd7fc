import type { AdminDeal } from '@pickup/contract';
import { Badge, Price, PriceWord, space, StruckPrice, VisuallyHidden } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useRestaurant } from '../../restaurant/useRestaurant.js';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1.5)};
`;

type Priced = Pick<AdminDeal, 'discountedPrice' | 'originalPrice' | 'discountPercentage'>;

/** What a deal costs, as its guests read it: FREE at 0 or without a price, the price before, what is saved. */
export function DealPrices({ deal: { discountedPrice, originalPrice, discountPercentage } }: { deal: Priced }) {
  const { t } = useTranslation();
  const { currencySymbol: symbol } = useRestaurant();
  const price = discountedPrice ?? 0;
  return (
    <Root>
      {price === 0 ? <PriceWord $size="xl">{t('deals.free')}</PriceWord> : <Price amount={price} symbol={symbol} />}
      {originalPrice !== null && originalPrice > price && (
        <span>
          <VisuallyHidden>{t('deals.was')} </VisuallyHidden>
          <StruckPrice amount={originalPrice} symbol={symbol} />
        </span>
      )}
      {discountPercentage > 0 && <Badge>{t('deals.percentOff', { percent: discountPercentage })}</Badge>}
    </Root>
  );
}
