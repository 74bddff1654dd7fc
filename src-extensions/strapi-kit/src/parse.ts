import type { Endpoint, RequestIssue } from '@pickup/contract';
import type { z } from 'zod';
import { badRequest } from './refusal.js';

type NamePath = NonNullable<Endpoint['nameOf']>;
type Issue = z.core.$ZodIssue;

const dotted: NamePath = (path) => path.join('.');

/** Predicates of the contract's schemas, such as "must be a date", read on after the name of the field. */
const isPredicate = (message: string) => /^(must|is|are)\b/.test(message);

function describe(issue: Issue, nameOf: NamePath): RequestIssue[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      return { path: path.join('.'), message: `${nameOf(path)} is not a known field.` };
    });
  }
  const name = nameOf(issue.path);
  const message = name === '' ? 'The request' : name;
  return [
    {
      path: issue.path.join('.'),
      message: isPredicate(issue.message) ? `${message} ${issue.message}.` : `${message}: ${issue.message}.`,
    },
  ];
}

/**
 * Parses one part of a request with its schema.
 * @throws Refusal 400 whose message is the first thing wrong and whose issues are all of them.
 */
export function parsePart<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  nameOf: NamePath = dotted,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.flatMap((issue) => describe(issue, nameOf));
  throw badRequest(issues[0]?.message ?? 'The request is not valid.', issues);
}
