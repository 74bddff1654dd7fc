import type { Deal } from '@pickup/contract';
import { Badge, Price, PriceWord, space, StruckPrice, VisuallyHidden } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useRestaurant } from '../restaurant/useRestaurant.js';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(1)};
`;

/** The deal price, FREE at 0, and the original price struck through behind it (specification 2). */
export function DealPrice({ deal }: { deal: Deal }) {
  const { t } = useTranslation();
  const { currencySymbol } = useRestaurant().info;
  const { dealPrice, originalPrice } = deal;
  return (
    <Row>
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
    </Row>
  );
}

/** The percent off, or SPECIAL when nothing is taken off (specification 2, home). */
export function DiscountBadge({ deal }: { deal: Deal }) {
  const { t } = useTranslation();
  const { discountPercentage: percent } = deal;
  return <Badge $tone="inverse">{percent > 0 ? t('deals.percentOff', { percent }) : t('deals.special')}</Badge>;
}
