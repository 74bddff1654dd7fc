import {
  type CorrectionCircumstances,
  type OrderToCorrect,
  PLACEHOLDER_IMAGE,
  type PlacedLine,
  planPickup,
  type PickupPlan,
  type QuoteCorrection,
  timeCorrection,
  unitsOfCorrection,
} from '@pickup/contract';
import type { Sql } from '@pickup/strapi-kit';
import { z } from 'zod';
import { portionsOf, slotUnitsColumn } from '../kitchen/booking.js';
import { readPortionsTaken } from '../kitchen/books.js';
import type { Catalogue } from '../pricing/catalogue-port.js';
import { hashText, readLimitedBookings, readItemsOf, requireRestaurant, settingsFor } from '../pricing/quote.js';
import type { LineRow } from './order-rows.js';
import type { StoredOrder } from './read-order.js';
import { presentChoice } from './stored-choices.js';

const placedLine = (line: LineRow): PlacedLine => ({
  id: line.document_id,
  itemType: line.item_type,
  itemId: line.item_id,
  name: line.name,
  nameNl: line.name_nl,
  imageUrl: line.image_url ?? PLACEHOLDER_IMAGE,
  quantity: line.quantity,
  unitCents: line.unit_cents,
  choices: line.choices.map(presentChoice),
  customizations: line.customizations ?? [],
  kitchenUnits: line.kitchen_units,
  allergens: line.allergens,
  knownAllergens: line.known_allergens,
  dietary: line.dietary,
});

const Booked = z.object({ pickup_day: z.string().nullable(), slot_units: slotUnitsColumn });

async function readPlaced(sql: Sql, { row, lines }: StoredOrder): Promise<OrderToCorrect> {
  const [found] = await sql('SELECT pickup_day, slot_units FROM orders WHERE id = ?', [row.id]);
  const { pickup_day: day, slot_units: slots } = Booked.parse(found);
  const at = row.estimated_ready_at === null ? null : Date.parse(row.estimated_ready_at);
  return { lines: lines.map(placedLine), at, day, slots };
}

/** What others take of dishes on a day, of which the order itself has taken some. */
function withoutOwn(taken: ReadonlyMap<string, number>, { lines, day }: OrderToCorrect, on: string) {
  const own = new Map(portionsOf(day === on ? lines : [], on).map(({ itemId, portions }) => [itemId, portions]));
  return new Map([...taken].map(([id, count]) => [id, count - (own.get(id) ?? 0)]));
}

/** All that a correction is judged by. */
export interface ReadCorrection extends CorrectionCircumstances {
  currencySymbol: string;
  /** With everything that is booked. */
  plan: PickupPlan;
}

/**
 * Reads what the correction of an order is priced and timed by.
 * @throws HttpError 503 before the owner has described the restaurant
 */
export async function readCorrection(
  catalogue: Catalogue,
  sql: Sql,
  order: StoredOrder,
  { items: lines, pickupAt }: QuoteCorrection,
  now: Date,
): Promise<ReadCorrection> {
  const restaurant = settingsFor('owner', await requireRestaurant(catalogue, sql, now));
  const placed = await readPlaced(sql, order);
  const items = await readItemsOf(catalogue, sql, [...lines, ...placed.lines]);
  const plan = planPickup(restaurant, now, await readLimitedBookings(sql, restaurant, now));
  const chosen = typeof pickupAt === 'string' ? Date.parse(pickupAt) : pickupAt;
  const time = timeCorrection(plan, placed, unitsOfCorrection(lines, placed.lines, items), chosen);
  const { day } = time.timing;
  const counted = items.filter(({ dailyCount }) => dailyCount !== null).map(({ id }) => id);
  const portionsTaken = withoutOwn(await readPortionsTaken(sql, day, counted), placed, day);
  return { placed, items, plan, time, portionsTaken, hashOf: hashText, currencySymbol: restaurant.currencySymbol };
}
