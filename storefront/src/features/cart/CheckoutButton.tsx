import { cartTotals, fromCents } from '@pickup/contract';
import { Button, media, PHONE_QUERY, toast, useTranslation } from '@pickup/web';
import { useNavigate } from 'react-router-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { useCartCheck } from '../../cart-store/cart-check.js';
import { useDealCheck } from '../../cart-view/DealBanner.js';
import { useKitchen } from '../../kitchen/useKitchen.js';
import { BOTTOM_BAR_HEIGHT, bottomBar } from '../../page-parts/bars.js';
import { useMoney } from '../../restaurant/useRestaurant.js';

/** A phone on which a bar at the lower edge leaves room for the cart. */
const BAR = `@media ${PHONE_QUERY} and (min-height: 30em)`;

const Root = styled.div`
  ${BAR} {
    ${bottomBar}
    position: fixed;
    inset: auto 0 0;
  }
  ${media.print} {
    display: none;
  }
`;

const LowerEdge = createGlobalStyle`
  ${BAR} {
    /* The page's last words stand above it. */
    :root { --bottom-bar: ${BOTTOM_BAR_HEIGHT}; --corner-button: ${BOTTOM_BAR_HEIGHT}; }
  }
`;

/** Where the list of totals is out of sight. */
const Total = styled.span`
  display: none;
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
  ${BAR} {
    display: inline;
  }
`;

interface CheckoutButtonProps {
  /** The id of what says why it is blocked. */
  hintId: string;
}

/** The way to the checkout: under the totals, and on a phone, whose cart may be long, always in sight at its lower edge. */
export function CheckoutButton({ hintId }: CheckoutButtonProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const money = useMoney();
  const { offered } = useCartCheck();
  const { isValid, shortfallAmount } = useDealCheck();
  const { kitchen } = useKitchen();

  const checkout = () => {
    if (isValid) navigate('/checkout');
    else
      toast.error(t('cart.toast.blocked'), {
        description: t('cart.toast.blockedText', { amount: money(shortfallAmount) }),
      });
  };

  return (
    <Root>
      <LowerEdge />
      <Button
        size="main"
        wide
        // While no orders are taken, nothing asks for one.
        variant={kitchen?.takesOrders === false ? 'secondary' : 'primary'}
        aria-disabled={!isValid || undefined}
        aria-describedby={isValid ? undefined : hintId}
        onClick={checkout}
      >
        <span>
          {t('cart.checkout')}
          <Total aria-hidden="true"> · {money(fromCents(cartTotals(offered).total))}</Total>
        </span>
      </Button>
    </Root>
  );
}
