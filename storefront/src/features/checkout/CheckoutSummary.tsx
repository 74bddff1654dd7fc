import { cartTotals, fromCents } from '@pickup/contract';
import { color, DownIcon, font, fontSize, space, useTranslation, LocalWords } from '@pickup/web';
import styled from 'styled-components';
import { useCartCheck } from '../../cart-store/cart-check.js';
import { useCart } from '../../cart-store/cart-context.js';
import { Panel, PanelHeading } from '../../page-parts/panels.js';
import { CartLines } from '../../cart-view/CartLines.js';
import { LineNotes } from '../../cart-view/LineNotes.js';
import { useNamesOfLines } from '../../choices/names.js';
import { LineSum, TotalsList } from '../../cart-view/TotalsList.js';
import { useMoney } from '../../restaurant/useRestaurant.js';

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
  /* So small, sums are read better in the letters of the text, as in the totals below. */
  & > :nth-child(3) > * {
    font-family: ${font('body')};
  }
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

/** Title and total, and the rest when it is pressed. */
const Folded = styled.details`
  & > summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space(1)};
    min-height: 44px;
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
    & > h2 {
      margin: 0;
    }
    & > b {
      margin-inline-start: auto;
      font-variant-numeric: tabular-nums;
    }
  }
  &[open] > summary {
    margin-bottom: ${space(1)};
    & > svg {
      rotate: 180deg;
    }
  }
`;

interface CheckoutSummaryProps {
  /** Where there is one column: it stands above the form, and must not push it out of sight. */
  isFolded?: boolean;
}

/** What is about to be ordered, and what it comes to. */
export function CheckoutSummary({ isFolded = false }: CheckoutSummaryProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const { items } = useCart();
  const names = useNamesOfLines();
  const { offered, differenceOf } = useCartCheck();
  const totals = cartTotals(offered);
  const heading = <PanelHeading id="checkout-summary">{t('cart.summary.title')}</PanelHeading>;
  const content = (
    <>
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
        <TotalsList totals={totals} former={cartTotals(items)} />
      </Sums>
    </>
  );
  return (
    <Panel as="section" aria-labelledby="checkout-summary">
      {isFolded ? (
        <Folded>
          <summary>
            {heading} <b>{money(fromCents(totals.total))}</b> <DownIcon size={18} />
          </summary>
          {content}
        </Folded>
      ) : (
        <>
          {heading}
          {content}
        </>
      )}
    </Panel>
  );
}
