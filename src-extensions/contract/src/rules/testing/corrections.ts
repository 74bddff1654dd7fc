import type { CorrectOrder } from '../../entities/order-request.js';
import type { SaleItem } from '../check-lines.js';
import { unitsOfCorrection, type PlacedLine } from '../correction-lines.js';
import { timeCorrection } from '../correction-time.js';
import { priceCorrection, quoteCorrection } from '../price-correction.js';
import { at, plan } from './kitchen-plan.js';
import { dish } from './sale-items.js';

export const soup = dish();
export const bread = dish({ id: 'bread', name: 'Bread', unitCents: 300 });

interface Asked extends Partial<Omit<CorrectOrder, 'items'>> {
  items: CorrectOrder['items'];
  /** Of the order as it was placed, for 18:00, at a unit each. */
  placed: PlacedLine[];
  menu?: SaleItem[];
  bookedUnits?: ReadonlyMap<number, number>;
}

/** A correction at 12:50 of an order for 18:00, and what it is judged by. */
function given({ items, placed, menu = [soup, bread], bookedUnits, pickupAt, ...asked }: Asked) {
  const own = placed.reduce((sum, { quantity }) => sum + quantity, 0);
  const slots = new Map([[at('18:00'), own]]);
  const order = { lines: placed, at: at('18:00'), day: '2026-11-21', slots };
  const kitchen = plan({ unitsPerSlot: 4, bookedUnits: bookedUnits ?? slots });
  const chosen = typeof pickupAt === 'string' ? Date.parse(pickupAt) : pickupAt;
  const time = timeCorrection(kitchen, order, unitsOfCorrection(items, placed, menu), chosen);
  const hashOf = (text: string) => text;
  const circumstances = { placed: order, items: menu, time, portionsTaken: new Map(), hashOf, currencySymbol: '€' };
  return { correction: { items, pickupAt, notes: null, ...asked }, circumstances, items };
}

/** What becomes of a correction. */
export const price = (asked: Asked) => {
  const { correction, circumstances } = given(asked);
  return priceCorrection(correction, circumstances);
};
/** What a correction would cost, and when it could be collected. */
export const quote = (asked: Asked) => {
  const { items, circumstances } = given(asked);
  return quoteCorrection(items, circumstances);
};
/** Why it is refused; null where it is not. */
export const refusalOf = (asked: Asked) => price(asked).refusal;

/** The order that comes of it. @throws Error where it is refused */
export function corrected(asked: Asked) {
  const priced = price(asked);
  if (priced.refusal) throw new Error(priced.refusal.message);
  return priced;
}
