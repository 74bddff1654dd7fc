import { errors } from '@strapi/utils';
import type { z } from 'zod';

/**
 * Refuses a write of the raw panel, whose transaction is rolled back.
 * @throws ValidationError with the sentence that the panel shows
 */
export function refuseWrite(sentence: string): never {
  throw new errors.ValidationError(sentence);
}

/** The panel's labels by column. */
export type Labels<Column extends string> = Readonly<Record<Column, string>>;

/** @throws ValidationError when one of these columns has changed */
export function requireSame<Column extends string>(
  labels: Labels<Column>,
  was: Readonly<Record<NoInfer<Column>, unknown>>,
  now: Readonly<Record<NoInfer<Column>, unknown>>,
  because: string,
): void {
  for (const column in labels) {
    if (was[column] === now[column]) continue;
    refuseWrite(`${labels[column]} stays as it is: ${because}. If you did not change it, load the record again.`);
  }
}

/**
 * @param was null for a new row
 * @throws ValidationError when a changed column does not match its schema
 */
export function requireValid<Column extends string>(
  rules: Readonly<Record<Column, { label: string; rule: z.ZodType }>>,
  was: Readonly<Record<NoInfer<Column>, unknown>> | null,
  now: Readonly<Record<NoInfer<Column>, unknown>>,
): void {
  for (const column in rules) {
    if (was && was[column] === now[column]) continue;
    const { label, rule } = rules[column];
    const { error } = rule.safeParse(now[column]);
    if (error) refuseWrite(`${label} ${error.issues[0]?.message ?? 'is not valid'}.`);
  }
}
