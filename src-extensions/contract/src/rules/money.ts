import type { Language } from '../entities/enumerations.js';

/** An amount of money as a whole number of cents. Every sum inside the rules is one of these. */
export type Cents = number;

function assertCents(cents: Cents): void {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not a whole number of cents: ${cents}`);
}

/** Whether an amount in euros has at most two decimals. The rounding error of a sum of floats makes it false. */
export function isAmount(amount: number): boolean {
  const cents = Math.round(amount * 100);
  return Number.isSafeInteger(cents) && cents / 100 === amount;
}

/**
 * Euros on the wire to cents (product.md, Prices).
 * @throws RangeError when the amount has more than two decimals or is not finite.
 */
export function toCents(amount: number): Cents {
  if (!isAmount(amount)) throw new RangeError(`Not an amount with at most two decimals: ${amount}`);
  return Math.round(amount * 100);
}

/** Cents to euros on the wire: a number with at most two decimals (product.md, Prices). */
export function fromCents(cents: Cents): number {
  assertCents(cents);
  return cents / 100;
}

const THOUSANDS = /\B(?=(\d{3})+$)/g;

/** Symbol plus a two-decimal amount: `€12.50`, in Dutch `€ 12,50` with a space that never wraps. */
export function formatCents(cents: Cents, symbol = '€', language: Language = 'en'): string {
  assertCents(cents);
  const digits = Math.abs(cents).toString().padStart(3, '0');
  const [whole, decimals] = [digits.slice(0, -2), digits.slice(-2)];
  const sign = cents < 0 ? '-' : '';
  return language === 'nl'
    ? `${sign}${symbol.trim()}\u00A0${whole.replace(THOUSANDS, '.')},${decimals}`
    : `${sign}${symbol}${whole}.${decimals}`;
}

/** As {@link formatCents}, from euros on the wire. */
export const formatMoney = (amount: number, symbol?: string, language?: Language): string =>
  formatCents(toCents(amount), symbol, language);

/** The rounded percentage between two prices, 0 when either is missing or nothing is saved. */
export function discountPercentage(original: number | null, discounted: number | null): number {
  if (discounted === null) return 0;
  const [before, now] = [Math.round((original ?? 0) * 100), Math.round(discounted * 100)];
  return before > now ? Math.round(((before - now) * 100) / before) : 0;
}

/** Digits in groups of three, or without groups, and at most two decimals; comma and point either way round. */
const TYPED_AMOUNT = /^(?:\d+(?:[.,]\d{1,2})?|\d{1,3}(?:\.\d{3})+,\d{1,2}|\d{1,3}(?:,\d{3})+\.\d{1,2})$/;

/** A comma or point that separates groups of digits: another one follows. */
const GROUPING = /[.,](?=.*[.,])/g;

/**
 * An amount as people type it, `12,50`, `12.50`, `€ 12`, `£12` or `1.250,00`; null for anything else. `1.250` gives
 * null because Dutch and English readers understand it differently.
 */
export function parseAmount(text: string): number | null {
  const typed = text.replace(/[\p{Sc}\s]/gu, '');
  if (!TYPED_AMOUNT.test(typed)) return null;
  const amount = Number(typed.replace(GROUPING, '').replace(',', '.'));
  return isAmount(amount) ? amount : null;
}

/** Tax rate of this build, in percent. */
export const TAX_PERCENT = 0;

export interface Totals {
  subtotal: Cents;
  tax: Cents;
  total: Cents;
}

/** Unit price times quantity, in cents. */
export const lineTotal = (unitPrice: Cents, quantity: number): Cents => unitPrice * quantity;

/** Sums priced lines, in cents. */
export function orderTotals(lines: readonly { unitPrice: Cents; quantity: number }[]): Totals {
  const subtotal = lines.reduce((sum, line) => sum + lineTotal(line.unitPrice, line.quantity), 0);
  const tax = Math.round((subtotal * TAX_PERCENT) / 100);
  return { subtotal, tax, total: subtotal + tax };
}
