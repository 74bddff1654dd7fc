import { type Allergen, AllergenList, DietaryList, type DietaryMark } from '@pickup/contract';
import { z } from 'zod';

const moment = z.union([z.number(), z.string(), z.date()]).transform((at) => new Date(at));

/** A datetime column, which is milliseconds on SQLite and a Date on PostgreSQL, as ISO 8601 in UTC. */
export const instantColumn = moment.transform((at) => at.toISOString());

/** The same in milliseconds. */
export const millisecondsColumn = moment.transform((at) => at.getTime());

/** A boolean column, which is a number on SQLite; one that was never set counts as false. */
export const flagColumn = z.union([z.boolean(), z.number()]).nullable().transform(Boolean);

/** A JSON column as the database gives it: text on SQLite, parsed on PostgreSQL. */
export const fromJson = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

/** The same; what is not JSON is refused. */
export const jsonColumn = z.unknown().transform((value, context) => {
  try {
    return fromJson(value);
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' });
    return z.NEVER;
  }
});

/**
 * Schemas of the JSON columns that hold dietary information. An unreadable value counts as none, so that a mistake in the
 * raw panel breaks no page (product.md, Allergens).
 */
export const dietaryColumns = {
  allergens: jsonColumn.pipe(AllergenList).catch(null),
  dietary: jsonColumn.pipe(DietaryList).catch([]),
};

interface GivenDietaryInformation {
  allergens?: Allergen[] | null | undefined;
  dietary?: DietaryMark[] | undefined;
}

/** Given dietary information for Strapi to store; what is left out stays as it is. */
export const dietaryChanges = ({ allergens, dietary }: GivenDietaryInformation) => ({
  ...(allergens !== undefined && { allergens }),
  ...(dietary !== undefined && { dietary }),
});
