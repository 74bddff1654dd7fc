import { Shift, type PublicSpecialDay, type SpecialDay } from '@pickup/contract';
import { notFound, versionOf } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';

export const SPECIAL_DAY = 'api::special-day.special-day';

const note = z
  .string()
  .nullable()
  .transform((text) => text || null);

const SpecialDayRow = z.object({
  documentId: z.string(),
  updatedAt: z.union([z.string(), z.date()]),
  date: z.string(),
  // What cannot be read counts as closed: nobody is promised an opening that nobody has stated.
  shifts: z.array(Shift).catch([]),
  note,
  noteNl: note,
});
type SpecialDayRow = z.infer<typeof SpecialDayRow>;

/** A stored special day as visitors see it. */
export const presentPublicSpecialDay = ({ date, shifts, note: text, noteNl }: SpecialDayRow): PublicSpecialDay => ({
  date,
  closed: shifts.length === 0,
  shifts,
  note: text,
  noteNl,
});

/** A stored special day as the owner sees it. */
export const presentSpecialDay = (row: SpecialDayRow): SpecialDay => ({
  id: row.documentId,
  version: versionOf(row.updatedAt),
  ...presentPublicSpecialDay(row),
});

/** Special days by date. @param from the first date; all when not given */
export async function readSpecialDays(strapi: Core.Strapi, from?: string): Promise<SpecialDayRow[]> {
  const rows: unknown = await strapi.db.query(SPECIAL_DAY).findMany({
    where: from === undefined ? {} : { date: { $gte: from } },
    orderBy: { date: 'asc' },
  });
  return z.array(SpecialDayRow).parse(rows);
}

/** @throws HttpError 404 */
export async function readSpecialDay(strapi: Core.Strapi, documentId: string): Promise<SpecialDayRow> {
  const found: unknown = await strapi.db.query(SPECIAL_DAY).findOne({ where: { documentId } });
  if (!found) throw notFound('There is no such special day.');
  return SpecialDayRow.parse(found);
}
