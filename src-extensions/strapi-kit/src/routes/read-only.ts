import { readOnlyIssues, settableOf, type Settable } from '@pickup/contract';
import type { z } from 'zod';
import { badRequest } from './refusal.js';

/**
 * What a change sets, held to what its record shows now.
 * @throws Refusal 400 naming each field that nobody can set and that is not as the record has it
 */
export function requireSettable<Given extends object>(
  change: z.ZodObject,
  given: Given,
  shown: object,
): Settable<Given> {
  const issues = readOnlyIssues(change, given, shown);
  if (issues[0]) throw badRequest(issues[0].message, issues);
  return settableOf(change, given);
}
