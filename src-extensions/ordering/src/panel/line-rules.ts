import {
  AllergenList,
  CONTENT_LIMITS,
  DietaryList,
  MAX_PRICE,
  PlaceOrderLine,
  blankAsNull,
  dietaryContradiction,
  imageUrl,
  lineTotal,
  nameText,
  toCents,
} from '@pickup/contract';
import type { Transaction } from '@pickup/strapi-kit';
import { z } from 'zod';
import type { Data, TableRules } from './guard-table.js';
import { jsonColumn, jsonOf } from './json-column.js';
import { recountOrder } from './recount-order.js';
import { requireValid, requireSame, refuseWrite } from './refuse-write.js';

const LineState = z.object({
  id: z.number(),
  order_id: z.number().nullable(),
  position: z.number().nullable(),
  item_id: z.string().nullable(),
  item_type: z.string().nullable(),
  name: z.string().nullable(),
  unit_cents: z.number().nullable(),
  quantity: z.number().nullable(),
  total_cents: z.number().nullable(),
  customizations: jsonColumn,
  image_url: z.string().nullable(),
  allergens: jsonColumn,
  dietary: jsonColumn,
  business_day: z.string().nullable(),
});
type Standing = z.infer<typeof LineState>;

const SETTLED = {
  order_id: 'Order',
  item_id: 'Item ID',
  item_type: 'Item type',
  business_day: 'Business day',
};

const UNIT_RANGE = `must be a whole number of cents from 0 to ${toCents(MAX_PRICE)}`;
const PLACE = 'must be a whole number from 1 on';

const FIELDS = {
  name: { label: 'Name', rule: nameText(CONTENT_LIMITS.name) },
  unit_cents: { label: 'Unit price', rule: z.int(UNIT_RANGE).min(0, UNIT_RANGE).max(toCents(MAX_PRICE), UNIT_RANGE) },
  quantity: { label: 'Quantity', rule: PlaceOrderLine.shape.quantity },
  position: { label: 'Position', rule: z.int(PLACE).min(1, PLACE) },
  customizations: { label: 'Customizations', rule: jsonOf(PlaceOrderLine.shape.customizations.unwrap().nullable()) },
  image_url: { label: 'Picture', rule: imageUrl.nullable() },
  allergens: { label: 'Allergens', rule: jsonOf(AllergenList) },
  dietary: { label: 'Dietary marks', rule: jsonOf(DietaryList.nullable()) },
};

async function look(trx: Transaction, id: number): Promise<Standing> {
  const read = () => trx('order_lines').where({ id }).first(Object.keys(LineState.shape));
  const { order_id } = LineState.parse(await read());
  // The order is locked first, as everywhere; with the weaker NO KEY lock, or two new lines of one order would deadlock.
  if (order_id !== null) await trx('orders').where({ id: order_id }).forNoKeyUpdate().first('id');
  return LineState.parse(await read().forUpdate());
}

function requireNoContradiction({ allergens, dietary }: Standing): void {
  const found = dietaryContradiction(
    jsonOf(AllergenList).parse(allergens),
    jsonOf(DietaryList.nullable()).parse(dietary) ?? [],
  );
  if (found) refuseWrite(`Dietary marks must not say ${found.mark} of what holds ${found.allergen}.`);
}

const JSON_FIELDS = ['customizations', 'allergens', 'dietary'] as const;

/** What a write says of the line's total, which follows from its price and quantity. */
interface Intent {
  total: number | null;
}

function intend(data: Data): Intent {
  const total = z.number().nullable().catch(null).parse(data.totalCents);
  delete data.totalCents;
  // The raw panel sends a list that was emptied as an empty text, which is no JSON.
  for (const name of JSON_FIELDS) if (name in data) data[name] = blankAsNull(data[name]);
  return { total };
}

/** Gives a line the total it comes to, and its order the sums. @throws ValidationError */
async function follow(trx: Transaction, was: Standing | null, now: Standing, { total }: Intent): Promise<void> {
  const { id, order_id: orderId, unit_cents: unit, quantity } = now;
  if (orderId === null) refuseWrite('A line belongs to an order: choose the order.');
  requireValid(FIELDS, was, now);
  requireNoContradiction(now);
  const expected = lineTotal(unit ?? 0, quantity ?? 0);
  if (total !== null && total !== was?.total_cents && total !== expected) {
    refuseWrite(
      `Line total is unit price times quantity: ${expected} cents. Change those two, and it follows by itself.`,
    );
  }
  await trx('order_lines').where({ id }).update({ total_cents: expected });
  await recountOrder(trx, orderId);
}

/** @throws ValidationError when no dish or deal has this ID */
async function requireItem(trx: Transaction, { item_id, item_type }: Standing): Promise<void> {
  const table = item_type === 'deal' ? 'deals' : 'menu_items';
  const found: unknown = await trx(table).where({ document_id: item_id }).first('id');
  if (!found)
    refuseWrite(`Item ID must be the ID of a ${item_type === 'deal' ? 'deal' : 'dish'}: there is none with this one.`);
}

const Place = z.object({ last: z.number().nullable() });
const Day = z.object({ business_day: z.string() });

/** A new line comes last unless it says where, and has the day of its order. */
async function completeLine(trx: Transaction, { id, order_id, position }: Standing): Promise<Standing> {
  const last: unknown = await trx('order_lines').where({ order_id }).whereNot({ id }).max({ last: 'position' }).first();
  const order: unknown = await trx('orders').where({ id: order_id }).first('business_day');
  await trx('order_lines')
    .where({ id })
    .update({
      position: position ?? (Place.parse(last).last ?? 0) + 1,
      business_day: Day.parse(order).business_day,
    });
  return look(trx, id);
}

/** What a developer may do to a line: everything that leaves the order's sums right, as they follow (ruling 10). */
export const lineRules: TableRules<Standing, Intent> = {
  uid: 'plugin::ordering.order-line',
  look,
  intend,
  async created(trx, now, intent) {
    if (now.order_id === null) refuseWrite('A line belongs to an order: choose the order.');
    await requireItem(trx, now);
    await follow(trx, null, await completeLine(trx, now), intent);
  },
  change: () => undefined,
  async changed(trx, was, now, intent) {
    requireSame(SETTLED, was, now, 'add a line with what is right, and delete this one');
    await follow(trx, was, now, intent);
  },
  remove: () => undefined,
  async removed(trx, { order_id: orderId }) {
    if (orderId !== null) await recountOrder(trx, orderId);
  },
};
