/** An amount as every page writes it: the symbol, thousands in groups, and two decimals. */
export const euros = (amount: number): string => `€${amount.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;

/** The sum of euro amounts, without what floating point leaves. */
export const sum = (...amounts: number[]): number =>
  amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;
