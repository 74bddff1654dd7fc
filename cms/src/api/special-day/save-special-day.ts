import { ChangeSpecialDay, type SaveSpecialDay, type SpecialDay, type Writable } from '@pickup/contract';
import {
  badRequest,
  changeRecord,
  conflict,
  inTransaction,
  isUniqueViolation,
  readBusinessDay,
  requireSettable,
  type Transaction,
} from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { Target } from '../../records/soft-deletion.js';
import { presentSpecialDay, readSpecialDay, SPECIAL_DAY } from './special-days.js';

/** The sentence for a date that has a special day already. */
export const specialDayTwiceText = (date: string): string =>
  `There is a special day on ${date} already: change that one.`;

const valuesOf = ({ date, closed, shifts, note, noteNl }: SaveSpecialDay | Writable<ChangeSpecialDay>) => ({
  date,
  closed,
  shifts,
  ...(note !== undefined && { note: note || null }),
  ...(noteNl !== undefined && { noteNl: noteNl || null }),
});

/** @throws HttpError 400 for a date before today */
async function requireComing(trx: Transaction, date: string, now: Date): Promise<void> {
  if (date >= (await readBusinessDay(trx, now))) return;
  const message = `date must not lie in the past: ${date} is over.`;
  throw badRequest(message, [{ path: 'date', message }]);
}

/** Whether the database has refused a special day because its date has one. */
export const isDateTaken = (error: unknown): boolean => isUniqueViolation(error, 'date', 'special_days_date_unique');

/** @throws HttpError 409 where the date has a special day already, whoever has stored it meanwhile */
async function once<Result>(date: string, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isDateTaken(error)) throw error;
    throw conflict(specialDayTwiceText(date));
  }
}

const Created = z.object({ documentId: z.string() });

/** Adds a special day. @throws HttpError 400 for a date in the past, 409 for one that has a special day already */
export async function createSpecialDay(strapi: Core.Strapi, form: SaveSpecialDay, now: Date): Promise<SpecialDay> {
  const documentId = await once(form.date, () =>
    inTransaction(strapi, async (trx) => {
      await requireComing(trx, form.date, now);
      const data = { ...valuesOf(form), publishedAt: now };
      return Created.parse(await strapi.db.query(SPECIAL_DAY).create({ data })).documentId;
    }),
  );
  return presentSpecialDay(await readSpecialDay(strapi, documentId));
}

const record = (target: Target) => ({ table: 'special_days', noun: 'special day', ...target });

/**
 * @throws HttpError 400 for a changed date in the past or a read-only field that differs, 404, 409 for an old copy and for a
 * date that has a special day already
 */
export async function updateSpecialDay(
  strapi: Core.Strapi,
  target: Target,
  given: ChangeSpecialDay,
  now: Date,
): Promise<SpecialDay> {
  await once(given.date, () =>
    changeRecord(strapi, record(target), async ({ id, trx }) => {
      const row = await readSpecialDay(strapi, target.id);
      const form = requireSettable(ChangeSpecialDay, given, presentSpecialDay(row));
      if (form.date !== row.date) await requireComing(trx, form.date, now);
      await strapi.db.query(SPECIAL_DAY).update({ where: { id }, data: valuesOf(form) });
    }),
  );
  return presentSpecialDay(await readSpecialDay(strapi, target.id));
}

/** Deletes a special day for good. @throws HttpError 404, 409 for an old copy */
export async function deleteSpecialDay(strapi: Core.Strapi, target: Target): Promise<void> {
  await changeRecord(strapi, record(target), async ({ id }) => {
    await strapi.db.query(SPECIAL_DAY).delete({ where: { id } });
  });
}
