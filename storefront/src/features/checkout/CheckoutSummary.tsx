import { cartTotals, fromCents, lineTotal, toCents } from '@pickup/contract';
import { color, fontSize, space } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useCart } from '../../cart-store/cart-context.js';
import { useCartCheck } from '../../cart-store/useCartCheck.js';
import { Panel, PanelHeading } from '../../cart-view/cart-layout.js';
import { CartLines } from '../../cart-view/CartLines.js';
import { LineNotes } from '../../cart-view/LineNotes.js';
import { TotalsList } from '../../cart-view/TotalsList.js';
import { useMoney } from '../../restaurant/useRestaurant.js';

/** Height in px of a list of more than eight lines (specification 9). */
const SCROLL_HEIGHT = 384;

const Line = styled.div`
  display: grid;
  grid-template-columns: 3ch minmax(0, 1fr) auto;
  gap: ${space(1)};
  font-size: ${fontSize('sm')};
  font-variant-numeric: tabular-nums;
`;

const Count = styled.span`
  font-weight: 700;
`;

const Sums = styled.div`
  padding-top: ${space(2)};
  border-top: 1px solid ${color('line')};
`;

/** What is about to be ordered, and what it comes to. */
export function CheckoutSummary() {
  const { t } = useTranslation();
  const money = useMoney();
  const { items } = useCart();
  const { check } = useCartCheck();
  return (
    <Panel as="section" aria-labelledby="checkout-summary">
      <PanelHeading id="checkout-summary">{t('cart.summary.title')}</PanelHeading>
      <CartLines lines={items} scrollHeight={SCROLL_HEIGHT} label={t('checkout.summary')}>
        {(line) => (
          <Line>
            <Count>{line.quantity}×</Count>
            <div>
              {line.name}
              <LineNotes line={line} check={check(line)} />
            </div>
            <span>{money(fromCents(lineTotal(toCents(line.price), line.quantity)))}</span>
          </Line>
        )}
      </CartLines>
      <Sums>
        <TotalsList totals={cartTotals(items)} />
      </Sums>
    </Panel>
  );
}
