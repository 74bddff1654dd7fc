import { Shift, shiftsContradiction, SOLD_OUT_FOREVER } from '@pickup/contract';
import { inTransaction, millisecondsColumn, readBusinessDay } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { endContradiction, KITCHEN_STATE } from '../api/kitchen-state/kitchen-control.js';
import { tooLargeForSlot, tooSmallForDish } from '../api/restaurant/slot-capacity.js';
import { isDateTaken, specialDayTwiceText } from '../api/special-day/save-special-day.js';
import { SPECIAL_DAY } from '../api/special-day/special-days.js';
import { fromPanelJson, type FieldReader, readerOf, type WriteEvent } from './content-writes.js';
import { labelOf } from './panel/content-layouts.js';

const DISH = 'api::menu-item.menu-item';
const OPTION = 'api::option-group.option';
const RESTAURANT = 'api::restaurant.restaurant';

type Check = (strapi: Core.Strapi, read: FieldReader) => Promise<void> | void;

function refuse(sentence: string): never {
  throw new errors.ValidationError(sentence);
}

/** Names the field as the panel's form does. */
const refuseField = (uid: Parameters<typeof labelOf>[0], name: string, what: string): never =>
  refuse(`${labelOf(uid, name)} ${what}`);

const Day = z.string();
const Units = z.coerce.number().nullish().catch(null);
const Flag = z.union([z.boolean(), z.number()]).nullish().transform(Boolean);

const today = (strapi: Core.Strapi): Promise<string> =>
  inTransaction(strapi, (trx) => readBusinessDay(trx, new Date()));

/** A dish or an option is back on a day that is still to come. */
async function checkSoldOut(strapi: Core.Strapi, { written, isChanged }: FieldReader): Promise<void> {
  const { data: until } = Day.safeParse(written('soldOutUntil'));
  if (until === undefined || until === SOLD_OUT_FOREVER || !isChanged('soldOutUntil')) return;
  if (until <= (await today(strapi))) refuseField(DISH, 'soldOutUntil', 'must be a day after today, or forever.');
}

/** A slot holds every dish that is not deleted. */
async function checkDishUnits(strapi: Core.Strapi, { written, after }: FieldReader): Promise<void> {
  if (written('kitchenUnits') === undefined && written('isActive') === undefined) return;
  if (!Flag.parse(after('isActive') ?? true)) return;
  const dish = {
    name: z.string().catch('The dish').parse(after('name')),
    kitchenUnits: Units.parse(after('kitchenUnits')) ?? 1,
  };
  const contradiction = await inTransaction(strapi, (trx) => tooLargeForSlot(trx, dish));
  if (contradiction !== null) refuseField(DISH, 'kitchenUnits', `is too large: ${contradiction}.`);
}

async function checkUnitsPerSlot(strapi: Core.Strapi, { written }: FieldReader): Promise<void> {
  if (written('unitsPerSlot') === undefined) return;
  const units = Units.parse(written('unitsPerSlot')) ?? null;
  const contradiction = await inTransaction(strapi, (trx) => tooSmallForDish(trx, units));
  if (contradiction !== null) refuseField(RESTAURANT, 'unitsPerSlot', `is too small: ${contradiction}.`);
}

const Shifts = z.array(Shift).catch([]);

/** Closed or with shifts that follow each other; none is made for a date that has passed. */
async function checkSpecialDay(strapi: Core.Strapi, { after, isChanged }: FieldReader): Promise<void> {
  const contradiction = shiftsContradiction(Shifts.parse(fromPanelJson(after('shifts'))), Flag.parse(after('closed')));
  if (contradiction !== null) refuseField(SPECIAL_DAY, 'shifts', `${contradiction}.`);
  const { data: date } = Day.safeParse(after('date'));
  if (date === undefined || !isChanged('date')) return;
  if (date < (await today(strapi))) refuseField(SPECIAL_DAY, 'date', `must not lie in the past: ${date} is over.`);
}

const End = millisecondsColumn.nullish().catch(null);

/** A pause and extra minutes end, and soon. */
function checkKitchenState(_strapi: Core.Strapi, { written, after, isChanged }: FieldReader): void {
  for (const name of ['pausedUntil', 'extraUntil']) {
    const end = End.parse(written(name)) ?? null;
    const contradiction = end === null || !isChanged(name) ? null : endContradiction(new Date(end), new Date());
    if (contradiction !== null) refuseField(KITCHEN_STATE, name, `${contradiction}.`);
  }
  const hasMinutes = (after('extraMinutes') ?? null) !== null;
  const hasEnd = (after('extraUntil') ?? null) !== null;
  if (hasMinutes !== hasEnd) {
    const [given, missing] = hasMinutes ? ['extraMinutes', 'extraUntil'] : ['extraUntil', 'extraMinutes'];
    refuseField(KITCHEN_STATE, missing, `must be given with “${labelOf(KITCHEN_STATE, given)}”.`);
  }
}

const CHECKS: Readonly<Record<string, readonly Check[]>> = {
  [DISH]: [checkSoldOut, checkDishUnits],
  [OPTION]: [checkSoldOut],
  [RESTAURANT]: [checkUnitsPerSlot],
  [SPECIAL_DAY]: [checkSpecialDay],
  [KITCHEN_STATE]: [checkKitchenState],
};

/** What there is once and stays: without it no order can be placed. */
const STAYS = {
  [KITCHEN_STATE]: 'The kitchen state stays: empty its fields to end a pause or extra minutes.',
  [RESTAURANT]: `The restaurant stays: turn “${labelOf(RESTAURANT, 'doorsOpen')}” off to take no orders.`,
};

function keepSingleRecords(strapi: Core.Strapi): void {
  for (const [uid, sentence] of Object.entries(STAYS)) {
    const keep = () => refuse(sentence);
    strapi.db.lifecycles.subscribe({ models: [uid], beforeDelete: keep, beforeDeleteMany: keep });
  }
  strapi.db.lifecycles.subscribe({
    models: [KITCHEN_STATE],
    async beforeCreate() {
      if ((await strapi.db.query(KITCHEN_STATE).count()) > 0) refuse('There is one kitchen state: change that one.');
    },
  });
}

const Dated = z.object({ data: z.object({ date: z.string() }) });

/** A date has one special day, whoever has stored it meanwhile: what the database refuses of the raw panel's writes is said in words. */
function keepOneSpecialDay(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    try {
      return await next();
    } catch (error) {
      const { data: written } = Dated.safeParse(context.params);
      if (context.uid !== SPECIAL_DAY || !written || !isDateTaken(error)) throw error;
      return refuse(specialDayTwiceText(written.data.date));
    }
  });
}

/** Holds every write through Strapi, the raw panel's too, to the rules of the kitchen (decision 8). */
export function validateKitchenWrites(strapi: Core.Strapi): void {
  const check = async (event: WriteEvent) => {
    const read = await readerOf(strapi, event);
    for (const one of CHECKS[event.model.uid] ?? []) await one(strapi, read);
  };
  strapi.db.lifecycles.subscribe({ models: Object.keys(CHECKS), beforeCreate: check, beforeUpdate: check });
  keepSingleRecords(strapi);
  keepOneSpecialDay(strapi);
}
