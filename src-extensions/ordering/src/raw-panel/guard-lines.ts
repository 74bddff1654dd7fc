import {
  AllergenList,
  blankAsNull,
  contradictionText,
  dietaryContradiction,
  DietaryList,
  DishForm,
  imageUrl,
  isErasedEmail,
  KITCHEN_LIMITS,
  KnownAllergens,
  lineTotal,
  MAX_CHOSEN_OPTIONS,
  MAX_UNIT_CENTS,
  PlaceOrderLine,
  type SaleItem,
  unitsOfPiece,
} from '@pickup/contract';
import { sqlOf, type Transaction } from '@pickup/strapi-kit';
import { z } from 'zod';
import { correctLine, type KitchenLine } from './correct-booking.js';
import { recountOrder } from './order-totals.js';
import { choiceCents, StoredChoices } from '../orders/stored-choices.js';
import type { Catalogue } from '../pricing/catalogue-port.js';
import { labelledRules, labelsOf } from './field-labels.js';
import type { WriteData, TableRules } from './guard-table.js';
import { lineLayout } from './order-layouts.js';
import { CUSTOMER_ERASED, refuseWrite, requireSame, requireValid } from './refuse-write.js';
import { tidyTexts } from './tidy-texts.js';

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    const inner: unknown = JSON.parse(value);
    return inner;
  } catch {
    return value;
  }
}

/** A JSON column as text, the same on both databases. */
const jsonColumn = z.unknown().transform((value) => JSON.stringify(parsed(value) ?? null));

/** The schema of the value in such a text. */
const jsonOf = <Rule extends z.ZodType>(rule: Rule) =>
  z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(rule);

const LineColumns = z.object({
  id: z.number(),
  order_id: z.number().nullable(),
  position: z.number().nullable(),
  item_id: z.string().nullable(),
  item_type: z.string().nullable(),
  name: z.string().nullable(),
  name_nl: z.string().nullable(),
  unit_cents: z.number().nullable(),
  quantity: z.number().nullable(),
  total_cents: z.number().nullable(),
  choices: jsonColumn,
  kitchen_units: z.number().nullable(),
  customizations: jsonColumn,
  image_url: z.string().nullable(),
  allergens: jsonColumn,
  known_allergens: jsonColumn,
  dietary: jsonColumn,
  business_day: z.string().nullable(),
});
type GuardedLine = z.infer<typeof LineColumns>;

const READ_ONLY = labelsOf(lineLayout, ['order_id', 'item_id', 'item_type', 'business_day']);

/** Of one piece with as many choices as it can have. */
const MAX_PIECE_UNITS = KITCHEN_LIMITS.kitchenUnits.max * (1 + MAX_CHOSEN_OPTIONS);

const WISHES = labelsOf(lineLayout, ['customizations']);

const UNIT_RANGE = `must be a whole number of cents from 0 to ${MAX_UNIT_CENTS}`;
const UNITS = `must be a whole number from 0 to ${MAX_PIECE_UNITS}`;
const PLACE = 'must be a whole number from 1 on';

const FIELDS = labelledRules(lineLayout, {
  name: DishForm.shape.name,
  name_nl: DishForm.shape.nameNl,
  unit_cents: z.int(UNIT_RANGE).min(0, UNIT_RANGE).max(MAX_UNIT_CENTS, UNIT_RANGE),
  quantity: PlaceOrderLine.shape.quantity,
  position: z.int(PLACE).min(1, PLACE),
  choices: jsonOf(StoredChoices.nullable()),
  kitchen_units: z.int(UNITS).min(0, UNITS).max(MAX_PIECE_UNITS, UNITS).nullable(),
  customizations: jsonOf(PlaceOrderLine.shape.customizations.unwrap().nullable()),
  image_url: imageUrl.nullable(),
  allergens: jsonOf(AllergenList),
  known_allergens: jsonOf(KnownAllergens.nullable()),
  dietary: jsonOf(DietaryList.nullable()),
});

async function read(trx: Transaction, id: number): Promise<GuardedLine> {
  const select = () => trx('order_lines').where({ id }).first(Object.keys(LineColumns.shape));
  const { order_id } = LineColumns.parse(await select());
  // Locks the order first, as everywhere; with the weaker NO KEY lock, two new lines of one order cannot deadlock.
  if (order_id !== null) await trx('orders').where({ id: order_id }).forNoKeyUpdate().first('id');
  return LineColumns.parse(await select().forUpdate());
}

function requireNoContradiction({ allergens, dietary }: GuardedLine): void {
  const found = dietaryContradiction(
    jsonOf(AllergenList).parse(allergens),
    jsonOf(DietaryList.nullable()).parse(dietary) ?? [],
  );
  if (found) refuseWrite(`Dietary marks ${contradictionText(found)}.`);
}

const JSON_FIELDS = ['choices', 'customizations', 'allergens', 'knownAllergens', 'dietary'] as const;

/** The total that a write gives, which must follow from price and quantity. */
interface Intent {
  total: number | null;
}

function prepare(data: WriteData): Intent {
  const total = z.number().nullable().catch(null).parse(data.totalCents);
  delete data.totalCents;
  delete data.choiceCents;
  tidyTexts(data, { name: DishForm.shape.name, nameNl: DishForm.shape.nameNl });
  // The raw panel sends an emptied list as an empty text, which is not JSON.
  for (const name of JSON_FIELDS) if (name in data) data[name] = blankAsNull(data[name]);
  return { total };
}

/** More of a line that was struck as made, or other choices, has to be made. */
const staysMade = (was: GuardedLine, now: GuardedLine): boolean =>
  (now.quantity ?? 0) <= (was.quantity ?? 0) && now.choices === was.choices;

/** Recomputes the total of a line and the amounts of its order. @throws ValidationError */
async function updateTotals(
  trx: Transaction,
  was: GuardedLine | null,
  now: GuardedLine,
  { total }: Intent,
): Promise<void> {
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
  const chosen = choiceCents(jsonOf(StoredChoices.nullable()).parse(now.choices) ?? []);
  if (chosen > (unit ?? 0)) {
    refuseWrite(
      `The choices cost ${chosen} cents, more than the unit price, which includes them: change the price first.`,
    );
  }
  await trx('order_lines')
    .where({ id })
    .update({ total_cents: expected, choice_cents: lineTotal(chosen, quantity ?? 0) });
  await recountOrder(trx, orderId);
}

/** The dish or deal of a line. @throws ValidationError when none has its ID */
async function requireItem(
  { readDishes, readDeals }: Catalogue,
  trx: Transaction,
  { item_id, item_type }: GuardedLine,
): Promise<SaleItem> {
  const [read, noun] = item_type === 'deal' ? ([readDeals, 'deal'] as const) : ([readDishes, 'dish'] as const);
  const [found] = item_id === null ? [] : await read(sqlOf(trx), [item_id]);
  if (!found) refuseWrite(`Item ID must be the ID of a ${noun}: there is none with this one.`);
  return found;
}

const Email = z.object({ customer_email: z.string().nullable() });

/** @throws ValidationError when the wishes of an erased customer changed */
async function requireStillErased(trx: Transaction, was: GuardedLine, now: GuardedLine): Promise<void> {
  if (was.customizations === now.customizations) return;
  const order: unknown = await trx('orders').where({ id: was.order_id }).first('customer_email');
  const { customer_email: email } = Email.parse(order ?? { customer_email: null });
  if (email !== null && isErasedEmail(email)) requireSame(WISHES, was, now, CUSTOMER_ERASED);
}

const Place = z.object({ last: z.number().nullable() });
const Day = z.object({ business_day: z.string() });

/** Of one piece of a new line. Choices that are not valid are refused later. */
function usualUnits(item: SaleItem, { choices }: GuardedLine): number {
  const chosen = jsonOf(StoredChoices.nullable()).safeParse(choices);
  return unitsOfPiece({ item, chosen: { choices: chosen.data ?? [] } });
}

/** Gives a new line the business day of its order, and the last position and the usual kitchen work unless it has them. */
async function completeLine(trx: Transaction, line: GuardedLine, item: SaleItem): Promise<GuardedLine> {
  const { id, order_id, position } = line;
  const last: unknown = await trx('order_lines').where({ order_id }).whereNot({ id }).max({ last: 'position' }).first();
  const order: unknown = await trx('orders').where({ id: order_id }).first('business_day');
  await trx('order_lines')
    .where({ id })
    .update({
      position: position ?? (Place.parse(last).last ?? 0) + 1,
      business_day: Day.parse(order).business_day,
      kitchen_units: line.kitchen_units ?? usualUnits(item, line),
    });
  return read(trx, id);
}

/** A line as the kitchen's books know it; null without an order. */
const kitchenLine = (line: GuardedLine): KitchenLine | null =>
  line.order_id === null
    ? null
    : {
        orderId: line.order_id,
        itemType: line.item_type ?? '',
        itemId: line.item_id ?? '',
        quantity: line.quantity ?? 0,
        kitchenUnits: line.kitchen_units ?? 0,
      };

/** Rules for lines: a developer may change all that the order's amounts can follow (product.md, Raw panel). */
export const lineRules = (catalogue: Catalogue): TableRules<GuardedLine, Intent> => ({
  uid: 'plugin::ordering.order-line',
  read,
  prepare,
  async afterCreate(trx, now, intent) {
    if (now.order_id === null) refuseWrite('A line belongs to an order: choose the order.');
    const line = await completeLine(trx, now, await requireItem(catalogue, trx, now));
    await updateTotals(trx, null, line, intent);
    await correctLine(catalogue, sqlOf(trx), null, kitchenLine(line), new Date());
  },
  beforeUpdate: () => undefined,
  async afterUpdate(trx, was, now, intent) {
    requireSame(READ_ONLY, was, now, 'add a line with what is right, and delete this one');
    await requireStillErased(trx, was, now);
    await updateTotals(trx, was, now, intent);
    if (!staysMade(was, now)) await trx('order_lines').where({ id: now.id }).update({ made: false });
    await correctLine(catalogue, sqlOf(trx), kitchenLine(was), kitchenLine(now), new Date());
  },
  beforeDelete: () => undefined,
  async afterDelete(trx, line) {
    if (line.order_id === null) return;
    await recountOrder(trx, line.order_id);
    await correctLine(catalogue, sqlOf(trx), kitchenLine(line), null, new Date());
  },
});
