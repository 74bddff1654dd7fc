import { businessDay, type Deal, startsLater } from '@pickup/contract';
import { Badge, Button, formatDay, Picture, useLanguage, useNow } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { AllergenLine } from '../../allergens/AllergenLine.js';
import { dealToCart, useAddToCart } from '../../cart-store/useAddToCart.js';
import { DealIcon } from '../../deal-card/deal-icons.js';
import {
  DEAL_SIZES,
  DealBody,
  DealCondition,
  DealCorner,
  DealFoot,
  DealHead,
  DealNote,
  DealPicture,
  DealPrice,
  DealSurface,
  DealText,
  DealTitle,
  DiscountBadge,
} from '../../deal-card/deal-card.js';
import { useMoney, useRestaurant } from '../../restaurant/useRestaurant.js';

interface CurrentDealCardProps {
  deal: Deal;
  /** As in `Picture`. */
  eager: boolean | 'first';
}

/** A current deal, which can be ordered (product.md, Deals). */
export function CurrentDealCard({ deal, eager }: CurrentDealCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoney();
  const now = useNow();
  const { timeZone } = useRestaurant().info;
  const addToCart = useAddToCart();
  const { validFrom, validUntil, minimumOrderAmount } = deal;
  const notYet = validFrom !== null && startsLater(deal, businessDay(now, timeZone));
  return (
    <DealSurface as="article" $featured={deal.featured}>
      <DealPicture>
        <Picture src={deal.imageUrl} alt="" width={640} height={480} sizes={DEAL_SIZES} eager={eager} />
      </DealPicture>
      <DealCorner>
        <DiscountBadge deal={deal} />
        {deal.featured && <Badge $tone="saffron">{t('deals.featured')}</Badge>}
      </DealCorner>
      <DealBody>
        <DealHead>
          <DealIcon type={deal.type} />
          <Badge>{t(`deals.type.${deal.type}`)}</Badge>
        </DealHead>
        <DealTitle>{deal.title}</DealTitle>
        <DealText>{deal.description}</DealText>
        <AllergenLine allergens={deal.allergens} dietary={deal.dietary} />
        {deal.isConditional && minimumOrderAmount !== null && (
          <DealCondition>{t('deals.condition', { amount: money(minimumOrderAmount) })}</DealCondition>
        )}
        {deal.maxPerOrder !== null && <DealNote>{t('deals.atMost', { max: deal.maxPerOrder })}</DealNote>}
        <DealFoot>
          <DealPrice deal={deal} />
          <Button onClick={() => addToCart(dealToCart(deal))} aria-label={`${t('deals.add')}: ${deal.title}`}>
            {t('deals.add')}
          </Button>
        </DealFoot>
        <DealNote>
          {notYet && `${t('deals.starts', { date: formatDay(validFrom, { language }) })} · `}
          {validUntil === null
            ? t('deals.limitedTime')
            : t('deals.validUntil', { date: formatDay(validUntil, { language }) })}
        </DealNote>
      </DealBody>
    </DealSurface>
  );
}
