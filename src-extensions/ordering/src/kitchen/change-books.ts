import { portionsLeft, type SaleItem, shownPortionsLeft } from '@pickup/contract';
import type { Sql } from '@pickup/strapi-kit';
import type { Catalogue } from '../pricing/catalogue-port.js';
import type { Booking } from './booking.js';
import { changePortions, changeSlots, type PortionChange, type TakenPortions } from './books.js';

/** What is asked of the menu when portions are taken or given back. */
export type PortionsPort = Pick<Catalogue, 'readDishes' | 'readMenuDay' | 'touchDishes'>;

/** Whether visitors are told another number of portions left than before a change. */
function isShownOtherwise({ dailyCount }: SaleItem, taken: number, change: number): boolean {
  const shown = (count: number) => shownPortionsLeft(portionsLeft(dailyCount, count));
  return shown(taken) !== shown(taken - change);
}

/** A menu that is about to speak of another day counts as speaking of every day, as nobody knows when a transaction is committed. */
const SOON_MS = 60_000;

/** Says which dishes have another number of portions left on the public menu (product.md, What is left). */
async function announce(
  { readDishes, readMenuDay, touchDishes }: PortionsPort,
  sql: Sql,
  { portions: changes }: Booking,
  taken: readonly TakenPortions[],
  now: Date,
  known?: readonly SaleItem[],
): Promise<void> {
  const items = known ?? (await readDishes(sql, [...new Set(changes.map(({ itemId }) => itemId))]));
  const touched = changes.filter(({ day, itemId, portions }) => {
    const item = items.find(({ id }) => id === itemId);
    const row = taken.find((one) => one.day === day && one.itemId === itemId);
    return item && row && isShownOtherwise(item, row.taken, portions);
  });
  if (touched.length === 0) return;
  const menu = await readMenuDay(sql, now);
  const isShown = ({ day }: PortionChange) => day === menu.day || menu.changesAt - now.getTime() < SOON_MS;
  const ids = new Set(touched.filter(isShown).map(({ itemId }) => itemId));
  if (ids.size > 0) await touchDishes(sql, [...ids]);
}

/**
 * Changes both books, in the transaction of what changes an order.
 * @param known the dishes behind the portions, where they have been read
 * @returns false when somebody else was faster and a slot or a dish would come to more than it may: then all has to be undone
 */
export async function changeBooks(
  dishes: PortionsPort,
  sql: Sql,
  changes: Booking,
  now: Date,
  known?: readonly SaleItem[],
): Promise<boolean> {
  if (!(await changeSlots(sql, changes.slots, now))) return false;
  const taken = await changePortions(sql, changes.portions, now);
  if (!taken) return false;
  if (taken.length > 0) await announce(dishes, sql, changes, taken, now, known);
  return true;
}
