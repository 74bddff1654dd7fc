import { localDay, dealState, type AdminDeal } from '@pickup/contract';
import {
  formatDay,
  useLanguage,
  Badge,
  space,
  useNow,
  Price,
  PriceWord,
  StruckPrice,
  VisuallyHidden,
  useTranslation,
} from '@pickup/web';
import styled from 'styled-components';
import { DeletedBadge } from '../../lists/list-parts.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';

/** Writes when a deal is valid: both days included, either may be missing (product.md, Deals). */
export function useValidityText(): (deal: Pick<AdminDeal, 'validFrom' | 'validUntil'>) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  const write = (day: string) => formatDay(day, { language });
  return ({ validFrom, validUntil }) => {
    if (validFrom === null) {
      return validUntil === null ? t('deals.valid.always') : t('deals.valid.until', { until: write(validUntil) });
    }
    return validUntil === null
      ? t('deals.valid.from', { from: write(validFrom) })
      : t('deals.valid.between', { from: write(validFrom), until: write(validUntil) });
  };
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
`;

/** What the days of a deal make of it now: live, starting later or ended; what is turned off says so by itself. */
function StateBadge({ deal }: { deal: AdminDeal }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { timeZone } = useRestaurant();
  switch (dealState(deal, localDay(useNow(), timeZone))) {
    case 'ended':
      return <Badge $tone="danger">{t('deals.state.ended')}</Badge>;
    case 'starts':
      return (
        <Badge $tone="confirmed">
          {t('deals.state.starts', { day: formatDay(deal.validFrom ?? '', { language }) })}
        </Badge>
      );
    case 'live':
      return deal.isActive ? <Badge $tone="ready">{t('deals.state.live')}</Badge> : null;
    case 'off':
      return null;
  }
}

/** A deal's states as badges: deleted, inactive, or what its days make of it; featured. */
export function DealBadges({ deal }: { deal: AdminDeal }) {
  const { t } = useTranslation();
  return (
    <Root>
      {!deal.isActive && <DeletedBadge />}
      {deal.isActive && !deal.active && <Badge $tone="closed">{t('deals.inactive')}</Badge>}
      <StateBadge deal={deal} />
      {deal.isActive && deal.featured && <Badge $tone="saffron">{t('deals.featured')}</Badge>}
      {deal.isActive && deal.allergens === null && <Badge $tone="danger">{t('allergens.notStated')}</Badge>}
    </Root>
  );
}

const DealPricesRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1.5)};
`;

type Priced = Pick<AdminDeal, 'discountedPrice' | 'originalPrice' | 'discountPercentage'>;

/** What a deal costs, as its guests read it: FREE at 0 or without a price, the price before, what is saved. */
export function DealPrices({ deal: { discountedPrice, originalPrice, discountPercentage } }: { deal: Priced }) {
  const { t } = useTranslation();
  const written = { symbol: useRestaurant().currencySymbol, language: useLanguage() };
  const price = discountedPrice ?? 0;
  return (
    <DealPricesRoot>
      {price === 0 ? <PriceWord $size="xl">{t('deals.free')}</PriceWord> : <Price amount={price} {...written} />}
      {originalPrice !== null && originalPrice > price && (
        <span>
          <VisuallyHidden>{t('deals.was')} </VisuallyHidden>
          <StruckPrice amount={originalPrice} {...written} />
        </span>
      )}
      {discountPercentage > 0 && <Badge>{t('deals.percentOff', { percent: discountPercentage })}</Badge>}
    </DealPricesRoot>
  );
}
