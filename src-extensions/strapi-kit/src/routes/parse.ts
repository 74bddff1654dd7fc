import type { Endpoint, RequestIssue } from '@pickup/contract';
import type { z } from 'zod';
import { badRequest } from './http-error.js';

/** What no database takes as text: NUL, and halves of a UTF-16 pair. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** Lists and objects within each other; no call has more than four. */
const MAX_DEPTH = 20;

/**
 * Where an unstorable text lies in a parsed body, query or path; null when there is none.
 * @throws HttpError 400 for what is nested so deeply that walking through it would not end well
 */
function findUnstorable(value: unknown, path: PropertyKey[] = []): PropertyKey[] | null {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? path : null;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return null;
  if (path.length >= MAX_DEPTH) throw badRequest('The request is nested too deeply.');
  for (const [key, inner] of Object.entries(value)) {
    if (UNSTORABLE.test(key)) return path;
    const found = findUnstorable(inner, [...path, Array.isArray(value) ? Number(key) : key]);
    if (found) return found;
  }
  return null;
}

type NamePath = NonNullable<Endpoint['nameOf']>;
type Issue = z.core.$ZodIssue;

const dotted: NamePath = (path) => path.join('.');

/** Predicates of the contract's schemas, such as "must be a date", read on after the name of the field. */
const isPredicate = (message: string) => /^(must|is|are)\b/.test(message);

/** The schema's own words; zod's for a wrong type name its types, which nobody outside knows. */
function sentenceOf(issue: Issue): string {
  if (isPredicate(issue.message) || issue.code !== 'invalid_type') return issue.message;
  return issue.path.length === 0 ? 'must be a JSON object' : `must be of type ${issue.expected}`;
}

function describe(issue: Issue, nameOf: NamePath): RequestIssue[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      return { path: path.join('.'), message: `${nameOf(path)} is not a known field.` };
    });
  }
  const name = nameOf(issue.path) || 'The request';
  const text = sentenceOf(issue);
  return [{ path: issue.path.join('.'), message: isPredicate(text) ? `${name} ${text}.` : `${name}: ${text}.` }];
}

/**
 * Parses one part of a request with its schema.
 * @throws HttpError 400 whose message is the first thing wrong and whose issues are all of them.
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
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.flatMap((issue) => describe(issue, nameOf));
  throw badRequest(issues[0]?.message ?? 'The request is not valid.', issues);
}
