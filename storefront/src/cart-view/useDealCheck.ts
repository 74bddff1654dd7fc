import { checkDealConditions, fromCents, toCents, toConditionLine, type DealValidation } from '@pickup/contract';
import { useMemo } from 'react';
import { useCartCheck } from '../cart-store/cart-check.js';

export interface DealCheck extends DealValidation {
  /** How far the cart is from a deal's minimum, in euros. */
  shortfallOf: (minimumAmount: number) => number;
}

/** The deal condition over what would be ordered now; the server runs the same function (specification 5, ruling 11). */
export function useDealCheck(): DealCheck {
  const { offered } = useCartCheck();
  return useMemo(() => {
    const validation = checkDealConditions(offered.map(toConditionLine));
    const shortfallOf = (minimumAmount: number) =>
      fromCents(Math.max(0, toCents(minimumAmount) - toCents(validation.currentTotal)));
    return { ...validation, shortfallOf };
  }, [offered]);
}
