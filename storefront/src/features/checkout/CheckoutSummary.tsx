import { cartTotals } from '@pickup/contract';
import { color, fontSize, space, useTranslation, LocalWords } from '@pickup/web';
import styled from 'styled-components';
import { useCartCheck } from '../../cart-store/cart-check.js';
import { useCart } from '../../cart-store/cart-context.js';
import { Panel, PanelHeading } from '../../page-parts/panels.js';
import { CartLines } from '../../cart-view/CartLines.js';
import { LineNotes } from '../../cart-view/LineNotes.js';
import { useNamesOfLines } from '../../choices/names.js';
import { LineSum, TotalsList } from '../../cart-view/TotalsList.js';

/** In px. */
const SCROLL_HEIGHT = 384;

/** A line is as wide as the panel, whose letters may be large. */
const Place = styled.div`
  container: summary-line / inline-size;
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 3ch minmax(0, 1fr) auto;
  gap: ${space(1)};
  font-size: ${fontSize('sm')};
  font-variant-numeric: tabular-nums;
  @container summary-line (max-width: 14rem) {
    grid-template-columns: 3ch minmax(0, 1fr);
    /* The sum has a row of its own. */
    & > :nth-child(3) {
      grid-column: 2;
      justify-self: end;
    }
  }
`;

const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Notes = styled.div`
  grid-column: 2 / -1;
  margin-top: calc(-1 * ${space(1)});
`;

const Count = styled.span`
  font-weight: 700;
`;

const Sums = styled.div`
  margin-top: ${space(2)};
  padding-top: ${space(2)};
  border-top: 1px solid ${color('line')};
`;

/** What is about to be ordered, and what it comes to. */
export function CheckoutSummary() {
  const { t } = useTranslation();
  const { items } = useCart();
  const names = useNamesOfLines();
  const { offered, differenceOf } = useCartCheck();
  return (
    <Panel as="section" aria-labelledby="checkout-summary">
      <PanelHeading id="checkout-summary">{t('cart.summary.title')}</PanelHeading>
      <CartLines lines={items} scrollHeight={SCROLL_HEIGHT} label={t('checkout.summary')}>
        {(line) => (
          <Place>
            <Line>
              <Count>{line.quantity}×</Count>
              <Name>
                <LocalWords words={names.item(line)} />
              </Name>
              <LineSum line={line} difference={differenceOf(line)} size="md" />
              <Notes>
                <LineNotes line={line} difference={differenceOf(line)} />
              </Notes>
            </Line>
          </Place>
        )}
      </CartLines>
      <Sums>
        <TotalsList totals={cartTotals(offered)} former={cartTotals(items)} />
      </Sums>
    </Panel>
  );
}
