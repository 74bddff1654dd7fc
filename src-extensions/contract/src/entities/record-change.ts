import { z } from 'zod';
import type { RequestIssue } from './error.js';

/** Which state of a record an answer shows: it is another one after every change. */
export const Version = z.string().describe('Changes with every change of the record; see If-Match.');

/**
 * The header by which a writer says what it started from: the `version` of an answer, in quotes or without. A record
 * that has changed since answers 409; without the header the last writer wins.
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

/** What an answer shows beside what can be saved: its names. */
type ReadOnlyName<Save extends z.ZodObject, Shown extends z.ZodObject> = Exclude<
  keyof Shown['shape'],
  keyof Save['shape']
>;

type ReadOnlyShape<Save extends z.ZodObject, Shown extends z.ZodObject> = {
  [Name in ReadOnlyName<Save, Shown>]: z.ZodOptional<z.ZodType>;
};

/**
 * Whatever is given, in the order of the field's own keys where it is what the answer holds. A JSON schema asks for it
 * without anything given, and then has no default.
 */
const asGiven = (field: z.ZodType): z.ZodType => field.catch((given?: { input: unknown }) => given?.input);

const READ_ONLY = { readOnly: true, description: 'Shown, not set: left out, or as the answer has it.' };

const fieldsOf = (schema: z.ZodObject): [string, z.ZodType][] => Object.entries<z.ZodType>(schema.shape);

const isReadOnly = (field: z.core.$ZodType): boolean => z.globalRegistry.get(field)?.readOnly === true;

/**
 * What changes a record: what is saved of it and, so that an answer can be sent back as it was read, what the answer
 * shows beside that. Whoever changes the record asks {@link readOnlyIssues} and stores {@link writableFields} alone.
 */
export function withReadOnly<Save extends z.ZodObject, Shown extends z.ZodObject>(
  save: Save,
  shown: Shown,
): z.ZodObject<Save['shape'] & ReadOnlyShape<Save, Shown>, Save['_zod']['config']> {
  const shape = Object.fromEntries(
    fieldsOf(shown)
      .filter(([name]) => !(name in save.shape))
      .map(([name, field]) => [name, asGiven(field).optional().meta(READ_ONLY)]),
  );
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- the names are those of `ReadOnlyShape`; a type cannot follow them through a list
  return save.safeExtend(shape) as never;
}

/** A value as a sentence names it; lists and objects would fill a page. */
const named = (value: unknown): string =>
  typeof value === 'object' && value !== null ? '' : ` and is ${JSON.stringify(value)}`;

/** What a change gives of what nobody can set, where that is not what the record shows: an issue for each. */
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

/** What a change sets: a read-only field is the only one whose value could be anything. */
export type Writable<Given> = { [Name in keyof Given as unknown extends Given[Name] ? never : Name]: Given[Name] };

/** What a change sets: all that it gives but what nobody can set. */
export function writableFields<Given extends object>(change: z.ZodObject, given: Given): Writable<Given> {
  const readOnly = new Set(fieldsOf(change).flatMap(([name, field]) => (isReadOnly(field) ? [name] : [])));
  const settable = Object.entries(given).filter(([name]) => !readOnly.has(name));
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- what is left out are the read-only fields, as `Writable` says; a type cannot follow them through a list
  return Object.fromEntries(settable) as Writable<Given>;
}
