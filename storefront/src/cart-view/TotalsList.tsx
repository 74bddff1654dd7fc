import { type CartLine, fromCents, lineTotal, toCents, type Totals } from '@pickup/contract';
import {
  color,
  font,
  fontSize,
  Price,
  PriceWord,
  space,
  StruckPrice,
  VisuallyHidden,
  useTranslation,
} from '@pickup/web';
import styled from 'styled-components';
import type { LineDifference } from '../cart-store/cart-differences.js';
import { useMoney, useRestaurant } from '../restaurant/useRestaurant.js';

const Sums = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  align-items: baseline;
  gap: 0 ${space(1)};
`;

/** A former amount, crossed out, with a text for screen readers. */
export function FormerPrice({ amount }: { amount: number }) {
  const { t } = useTranslation();
  const { currencySymbol } = useRestaurant().info;
  return (
    <span>
      <VisuallyHidden>{t('cart.changes.instead')} </VisuallyHidden>
      <StruckPrice amount={amount} symbol={currencySymbol} />
    </span>
  );
}

interface LineSumProps {
  line: CartLine;
  difference: LineDifference | null;
  size: 'md' | 'lg';
}

/** A line's current sum; a different former sum is crossed out. */
export function LineSum({ line, difference, size }: LineSumProps) {
  const { t } = useTranslation();
  const { currencySymbol } = useRestaurant().info;
  const sumOf = ({ price, quantity }: CartLine) => fromCents(lineTotal(toCents(price), quantity));
  const before = sumOf(line);
  const now = difference?.kind === 'changed' ? sumOf(difference.now) : before;
  const isRefused = difference?.kind === 'unavailable';
  return (
    <Sums>
      {(isRefused || now !== before) && <FormerPrice amount={before} />}
      {!isRefused &&
        (line.type === 'deal' && now === 0 ? (
          <PriceWord $size={size}>{t('deals.free')}</PriceWord>
        ) : (
          <Price amount={now} symbol={currencySymbol} size={size} />
        ))}
    </Sums>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${space(1)};
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(2)};
  }
  dt {
    color: ${color('soft')};
  }
  dd {
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
  }
`;

const Total = styled.div`
  padding-top: ${space(1.5)};
  border-top: 1px solid ${color('line')};
  align-items: baseline;
  && dt {
    color: ${color('ink')};
    font-weight: 650;
  }
  dd {
    font-family: ${font('heading')};
    font-weight: 600;
    font-size: ${fontSize('xl')};
  }
`;

interface TotalsListProps {
  totals: Totals;
  /** The former totals, crossed out where they differ. */
  former?: Totals;
}

/** Subtotal, tax and total. */
export function TotalsList({ totals, former = totals }: TotalsListProps) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <List>
      <div>
        <dt>{t('cart.summary.subtotal')}</dt>
        <dd>{money(fromCents(totals.subtotal))}</dd>
      </div>
      <div>
        <dt>{t('cart.summary.tax')}</dt>
        <dd>{money(fromCents(totals.tax))}</dd>
      </div>
      <Total>
        <dt>{t('cart.summary.total')}</dt>
        <dd>
          {former.total !== totals.total && (
            <>
              <FormerPrice amount={fromCents(former.total)} />{' '}
            </>
          )}
          {money(fromCents(totals.total))}
        </dd>
      </Total>
    </List>
  );
}
