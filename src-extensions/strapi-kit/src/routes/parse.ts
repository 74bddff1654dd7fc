import type { Endpoint, RequestIssue } from '@pickup/contract';
import type { z } from 'zod';
import { badRequest } from './http-error.js';
import { SCHEMA_WORDS } from './schema-words.js';

/** What no database stores as text: NUL, and unpaired surrogates. */
export const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** Nested lists and objects; no call has more than four levels. */
const MAX_DEPTH = 20;

/** Values in all lists and objects together; the largest order has some 13 000. */
const MAX_VALUES = 20_000;

/** Entries of one list; a schema looks at each before it counts them, and the longest list of a call has 1000. */
const MAX_ENTRIES = 1_000;

/** Issues that an error lists; a schema finds one in every value of a body that is wrong throughout. */
const MAX_ISSUES = 100;

const tooManyValues = () => badRequest('The request holds too many values.');

/**
 * The path of an unstorable text in a body, query or path; null when there is none.
 * @throws HttpError 400 for a value that is nested too deeply to walk, or holds too many
 */
function findUnstorable(value: unknown): PropertyKey[] | null {
  let values = 0;
  const find = (within: unknown, path: PropertyKey[]): PropertyKey[] | null => {
    if (typeof within === 'string') return UNSTORABLE.test(within) ? path : null;
    if (typeof within !== 'object' || within === null || ArrayBuffer.isView(within)) return null;
    if (path.length >= MAX_DEPTH) throw badRequest('The request is nested too deeply.');
    if (Array.isArray(within) && within.length > MAX_ENTRIES) throw tooManyValues();
    for (const [key, inner] of Object.entries(within)) {
      values += 1;
      if (values > MAX_VALUES) throw tooManyValues();
      if (UNSTORABLE.test(key)) return path;
      const found = find(inner, [...path, Array.isArray(within) ? Number(key) : key]);
      if (found) return found;
    }
    return null;
  };
  return find(value, []);
}

type NamePath = NonNullable<Endpoint['nameOf']>;
type Issue = z.core.$ZodIssue;

const dotted: NamePath = (path) => path.join('.');

/** Messages of the contract's schemas that continue after the name of the field, such as "must be a date". */
const isPredicate = (message: string) => /^(must|is|are)\b/.test(message);

function describe(issue: Issue, nameOf: NamePath): RequestIssue[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      return { path: path.join('.'), message: `${nameOf(path)} is not a known field.` };
    });
  }
  const name = nameOf(issue.path) || 'The request';
  const { message } = issue;
  return [
    { path: issue.path.join('.'), message: isPredicate(message) ? `${name} ${message}.` : `${name}: ${message}.` },
  ];
}

/**
 * Parses one part of a request with its schema.
 * @throws HttpError 400 with the first issue as its message, and the first {@link MAX_ISSUES}
 */
export function parsePart<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  nameOf: NamePath = dotted,
): z.output<Schema> {
  const unstorable = findUnstorable(value);
  if (unstorable) {
    const message = `${nameOf(unstorable) || 'The request'} must not hold characters that cannot be stored.`;
    throw badRequest(message, [{ path: unstorable.join('.'), message }]);
  }
  const result = schema.safeParse(value, { error: SCHEMA_WORDS });
  if (result.success) return result.data;
  const issues = result.error.issues
    .slice(0, MAX_ISSUES)
    .flatMap((issue) => describe(issue, nameOf))
    .slice(0, MAX_ISSUES);
  throw badRequest(issues[0]?.message ?? 'The request is not valid.', issues);
}
