import { checkDealConditions, type DealValidation, fromCents, toCents, toConditionLine } from '@pickup/contract';
import { AlertIcon, ButtonLink, color, fontSize, media, radius, space, useTranslation } from '@pickup/web';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useCartCheck } from '../cart-store/cart-check.js';
import { useNamesOfLines } from '../choices/names.js';
import { DealProgress } from '../deal-card/DealProgress.js';
import { useMoney } from '../restaurant/useRestaurant.js';

export interface DealCheck extends DealValidation {
  /** How far the cart is from a deal's minimum, in euros. */
  shortfallOf: (minimumAmount: number) => number;
}

/** Checks the deal conditions of what would be ordered now, with names in the visitor's language; the server runs the same function (product.md, Deals). */
export function useDealCheck(): DealCheck {
  const { offered } = useCartCheck();
  const { item } = useNamesOfLines();
  return useMemo(() => {
    const named = offered.map((line) => ({ ...line, name: item(line).text }));
    const validation = checkDealConditions(named.map(toConditionLine));
    const shortfallOf = (minimumAmount: number) =>
      fromCents(Math.max(0, toCents(minimumAmount) - toCents(validation.currentTotal)));
    return { ...validation, shortfallOf };
  }, [offered, item]);
}

const Box = styled.section<{ $compact: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(2)};
  padding: ${({ $compact }) => ($compact ? `${space(1.5)} ${space(2)}` : space(2.5))};
  border-radius: ${radius('field')};
  background: ${color('noteWash')};
  color: ${color('onNoteWash')};
  & > svg {
    align-self: start;
  }
  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space(1.5)};
    /* Below the words, not below the sign. */
    & > a {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  font-size: ${fontSize('sm')};
`;

const Deals = styled.ul`
  display: grid;
  gap: ${space(1.5)};
`;

const Deal = styled.li`
  display: grid;
  gap: ${space(1)};
`;

const Title = styled.h2<{ $compact: boolean }>`
  font-size: ${({ theme, $compact }) => theme.fontSize[$compact ? 'md' : 'lg']};
`;

/** The deals whose condition is unmet, each with its minimum and shortfall (product.md, Deals). */
export function DealBanner({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation();
  const money = useMoney();
  const { isValid, invalidDeals, shortfallAmount, shortfallOf, currentTotal } = useDealCheck();
  if (isValid) return null;
  return (
    <Box $compact={compact} role="status">
      <AlertIcon size={22} />
      <Words>
        <Title $compact={compact}>{t('cart.deals.title')}</Title>
        <Deals>
          {invalidDeals.map(({ name, minimumAmount }, position) => (
            <Deal key={position}>
              {t('cart.deals.line', {
                name,
                minimum: money(minimumAmount),
                shortfall: money(shortfallOf(minimumAmount)),
              })}
              <DealProgress minimum={minimumAmount} total={currentTotal} isLabelled={false} />
            </Deal>
          ))}
        </Deals>
        {!compact && <p>{t('cart.deals.shortfall', { amount: money(shortfallAmount) })}</p>}
      </Words>
      {!compact && (
        <ButtonLink to="/menu" $variant="secondary">
          {t('cart.deals.addMore')}
        </ButtonLink>
      )}
    </Box>
  );
}
