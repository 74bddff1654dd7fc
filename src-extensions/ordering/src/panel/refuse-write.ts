import { errors } from '@strapi/utils';
import type { z } from 'zod';

/**
 * Refuses what a developer saves in the raw panel; the transaction around it takes everything back.
 * @throws ValidationError whose sentence the panel shows
 */
export function refuseWrite(sentence: string): never {
  throw new errors.ValidationError(sentence);
}

/** Columns by the label that the panel gives their fields. */
export type Labels<Column extends string> = Readonly<Record<Column, string>>;

/** @throws ValidationError when one of these columns holds something else than before */
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
 * @throws ValidationError when one of these columns has been given what its rule does not take
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
