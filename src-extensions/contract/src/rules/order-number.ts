/** The business day and a daily counter, `20261121-017` (ruling 7). */
export function formatOrderNumber(businessDay: string, counter: number): string {
  if (!Number.isInteger(counter) || counter < 1) throw new RangeError(`Not an order counter: ${counter}`);
  return `${businessDay.replaceAll('-', '')}-${String(counter).padStart(3, '0')}`;
}

/** The part called out at the counter, `017`. */
export const shortOrderNumber = (orderNumber: string): string => orderNumber.slice(orderNumber.indexOf('-') + 1);
