import { errors } from '@strapi/utils';
import type { LabelledRules, Labels } from './field-labels.js';

/**
 * Refuses a write of the raw panel, whose transaction is rolled back.
 * @throws ValidationError with the sentence that the panel shows
 */
export function refuseWrite(sentence: string): never {
  throw new errors.ValidationError(sentence);
}

/** @throws ValidationError when one of these columns has changed */
export function requireSame<Column extends string>(
  labels: Labels<Column>,
  was: Readonly<Record<NoInfer<Column>, unknown>>,
  now: Readonly<Record<NoInfer<Column>, unknown>>,
  because: string,
): void {
  for (const [column, label] of labels) {
    if (was[column] === now[column]) continue;
    refuseWrite(`${label} stays as it is: ${because}. If you did not change it, load the record again.`);
  }
}

/** Why no detail of an erased customer changes: the panel's form, opened before the erasing, would write all of them back. */
export const CUSTOMER_ERASED = 'the customer was erased';

/**
 * @param was null for a new row
 * @throws ValidationError when a changed column does not match its schema
 */
export function requireValid<Column extends string>(
  rules: LabelledRules<Column>,
  was: Readonly<Record<NoInfer<Column>, unknown>> | null,
  now: Readonly<Record<NoInfer<Column>, unknown>>,
): void {
  for (const [column, { label, rule }] of rules) {
    if (was && was[column] === now[column]) continue;
    const { error } = rule.safeParse(now[column]);
    if (error) refuseWrite(`${label} ${error.issues[0]?.message ?? 'is not valid'}.`);
  }
}
