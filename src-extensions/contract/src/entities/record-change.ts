import { z } from 'zod';
import type { RequestIssue } from './error.js';

/** The version of a record, which every change replaces (product.md, Two writers). */
export const Version = z.string().describe('Changes with every change of the record; see If-Match.');

/**
 * The version a writer started from, in quotes or without. A record that has changed since answers 409; without the
 * header the last writer wins.
 */
export const IfMatch = z.object({
  'if-match': z
    .string()
    .trim()
    .regex(/^("[0-9]{1,20}"|[0-9]{1,20})$/, 'must be the version of an answer, such as "1795245600000"')
    .transform((tag) => tag.replaceAll('"', ''))
    .optional()
    .describe('The version this change started from: a record that has changed since answers 409.'),
});

/** The names of the fields that an answer shows but nobody can save. */
type ReadOnlyName<Save extends z.ZodObject, Shown extends z.ZodObject> = Exclude<
  keyof Shown['shape'],
  keyof Save['shape']
>;

type ReadOnlyShape<Save extends z.ZodObject, Shown extends z.ZodObject> = {
  [Name in ReadOnlyName<Save, Shown>]: z.ZodOptional<z.ZodType>;
};

/**
 * Accepts any value, and orders the keys of a valid one as the field's schema does, so that two can be compared as text.
 * zod calls `catch` without a value when it makes a JSON schema.
 */
const asGiven = (field: z.ZodType): z.ZodType => field.catch((given?: { input: unknown }) => given?.input);

const READ_ONLY = { readOnly: true, description: 'Shown, not set: left out, or as the answer has it.' };

const FOLLOWING = {
  readOnly: true,
  description: 'Shown, not set: it follows from other records, and is ignored here.',
};

const fieldsOf = (schema: z.ZodObject): [string, z.ZodType][] => Object.entries<z.ZodType>(schema.shape);

const isReadOnly = (field: z.core.$ZodType): boolean => z.globalRegistry.get(field)?.readOnly === true;

/**
 * The schema of a change: the fields that can be saved, and the read-only fields of the answer, so that an answer can be
 * sent back as it was read. The server checks {@link readOnlyIssues} and stores {@link writableFields} only.
 * @param following fields of other records, which change while the version of this one stays: they are not compared
 */
export function withReadOnly<Save extends z.ZodObject, Shown extends z.ZodObject>(
  save: Save,
  shown: Shown,
  following: readonly ReadOnlyName<Save, Shown>[] = [],
): z.ZodObject<Save['shape'] & ReadOnlyShape<Save, Shown>, Save['_zod']['config']> {
  const follows = new Set<PropertyKey>(following);
  const shape = Object.fromEntries(
    fieldsOf(shown)
      .filter(([name]) => !(name in save.shape))
      .map(([name, field]) => {
        const given = asGiven(field).optional();
        return [name, follows.has(name) ? given.transform(() => undefined).meta(FOLLOWING) : given.meta(READ_ONLY)];
      }),
  );
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- the names are those of `ReadOnlyShape`; a type cannot follow them through a list
  return save.safeExtend(shape) as never;
}

/** A value as an error message shows it; lists and objects are too long for one. */
const named = (value: unknown): string =>
  typeof value === 'object' && value !== null ? '' : ` and is ${JSON.stringify(value)}`;

/** An issue for each read-only field that a change sends with another value than the record has. */
export function readOnlyIssues(change: z.ZodObject, given: object, shown: object): RequestIssue[] {
  const [before, after] = [new Map(Object.entries(shown)), new Map(Object.entries(given))];
  return fieldsOf(change).flatMap(([name, field]): RequestIssue[] => {
    const value: unknown = after.get(name);
    if (!isReadOnly(field) || value === undefined) return [];
    const stored: unknown = z.parse(field, before.get(name));
    if (JSON.stringify(value) === JSON.stringify(stored)) return [];
    return [{ path: name, message: `${name} is read-only${named(stored)}.` }];
  });
}

/** The fields a change can set. A read-only field is recognised by its type `unknown`. */
export type Writable<Given> = { [Name in keyof Given as unknown extends Given[Name] ? never : Name]: Given[Name] };

/** The fields that a change sends, without the read-only ones. */
export function writableFields<Given extends object>(change: z.ZodObject, given: Given): Writable<Given> {
  const readOnly = new Set(fieldsOf(change).flatMap(([name, field]) => (isReadOnly(field) ? [name] : [])));
  const settable = Object.entries(given).filter(([name]) => !readOnly.has(name));
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- what is left out are the read-only fields, as `Writable` says; a type cannot follow them through a list
  return Object.fromEntries(settable) as Writable<Given>;
}
