import type { Deal } from '@pickup/contract';
import { useTranslation } from '@pickup/web';
import { useCart } from '../cart-store/cart-context.js';
import { useMoney } from '../restaurant/useRestaurant.js';
import { DealCondition } from './deal-card.js';
import { DealProgress } from './DealProgress.js';

/** What a conditional deal asks for, and how far the cart is from it with this deal inside. */
export function DealTerms({ deal }: { deal: Deal }) {
  const { t } = useTranslation();
  const money = useMoney();
  const { items, total } = useCart();
  const { id, dealPrice, isConditional, minimumOrderAmount: minimum } = deal;
  if (!isConditional || minimum === null) return null;
  const isInCart = items.some((line) => line.type === 'deal' && line.id === id);
  return (
    <>
      <DealCondition>{t('deals.condition', { amount: money(minimum) })}</DealCondition>
      {/* Also of an empty cart, as the server renders it: coming later, it would push the button from under a finger. */}
      <DealProgress minimum={minimum} total={isInCart ? total : total + dealPrice} />
    </>
  );
}
