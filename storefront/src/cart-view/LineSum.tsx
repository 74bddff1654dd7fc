import { fromCents, lineTotal, toCents, type CartLine } from '@pickup/contract';
import { Price, space, StruckPrice, VisuallyHidden } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { LineDifference } from '../cart-store/cart-differences.js';
import { useRestaurant } from '../restaurant/useRestaurant.js';

const Sums = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  align-items: baseline;
  gap: 0 ${space(1)};
`;

/** A former amount, crossed out, and said to be former. */
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

/** What a line would come to now; what it came to before is crossed out where that differs. */
export function LineSum({ line, difference, size }: LineSumProps) {
  const { currencySymbol } = useRestaurant().info;
  const sumOf = ({ price, quantity }: CartLine) => fromCents(lineTotal(toCents(price), quantity));
  const before = sumOf(line);
  const now = difference?.kind === 'changed' ? sumOf(difference.now) : before;
  const isRefused = difference?.kind === 'refused';
  return (
    <Sums>
      {(isRefused || now !== before) && <FormerPrice amount={before} />}
      {!isRefused && <Price amount={now} symbol={currencySymbol} size={size} />}
    </Sums>
  );
}
