import { z } from 'zod';

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    const inner: unknown = JSON.parse(value);
    return inner;
  } catch {
    return value;
  }
}

/** A JSON column as text that is the same for the same value on both databases. */
export const jsonColumn = z.unknown().transform((value) => JSON.stringify(parsed(value) ?? null));

/** The rule of what such a text holds. */
export const jsonOf = <Rule extends z.ZodType>(rule: Rule) =>
  z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(rule);
