import {
  dietaryContradiction,
  readOnlyIssues,
  writableFields,
  type DietaryInformation,
  type Writable,
} from '@pickup/contract';
import type { z } from 'zod';
import { HttpError } from './http.js';
import type { Versioned } from './records.js';

interface Deletable extends Versioned {
  isActive: boolean;
}

/** What a call says about the record that it changes. */
interface ChangeRequest {
  params: { id: string };
  headers: { 'if-match'?: string | undefined };
}

/** @throws HttpError 404 */
export function find<Stored extends { id: string }>(list: readonly Stored[], id: string): Stored {
  const found = list.find((one) => one.id === id);
  if (!found) throw new HttpError(404);
  return found;
}

/** @throws HttpError 409 when a record is not in the version its writer started from */
export function requireVersion({ version }: Versioned, { 'if-match': startedFrom }: ChangeRequest['headers']): void {
  if (startedFrom !== undefined && startedFrom !== version) throw new HttpError(409);
}

/** The fields of a change that can be set. @throws HttpError 400 with an issue for each changed read-only field */
export function requireWritable<Given extends object>(
  change: z.ZodObject,
  given: Given,
  shown: object,
): Writable<Given> {
  const issues = readOnlyIssues(change, given, shown);
  if (issues[0]) throw new HttpError(400, issues[0].message, issues);
  return writableFields(change, given);
}

const nextVersion = ({ version }: Versioned) => String(Number(version) + 1);

/** Puts new values into a record, which gets a new version. */
export function write<Stored extends Versioned>(record: Stored, values: Partial<Stored>): Stored {
  return Object.assign(record, values, { version: nextVersion(record) });
}

/** The record to change. @throws HttpError 404 for an unknown id, 409 for an outdated version */
export function toChange<Stored extends Versioned>(
  list: readonly Stored[],
  { params, headers }: ChangeRequest,
): Stored {
  const record = find(list, params.id);
  requireVersion(record, headers);
  return record;
}

/** As {@link toChange}. @param noun what the record is called in a sentence @throws HttpError 409 for a deleted record, too */
export function toEdit<Stored extends Deletable>(
  list: readonly Stored[],
  request: ChangeRequest,
  noun: string,
): Stored {
  const record = toChange(list, request);
  if (!record.isActive) throw new HttpError(409, `This ${noun} is deleted: restore it first.`);
  return record;
}

/**
 * Deletes softly or restores; a record that is so already keeps its version (product.md, Menu).
 * @param prepare may throw to refuse the change
 */
export function setActive<Stored extends Deletable>(
  list: readonly Stored[],
  request: ChangeRequest,
  isActive: boolean,
  prepare: (record: Stored) => void = () => undefined,
): Stored {
  const record = toChange(list, request);
  if (record.isActive === isActive) return record;
  prepare(record);
  return Object.assign(record, { isActive, version: nextVersion(record) });
}

type DietaryForm = { [Name in keyof DietaryInformation]?: DietaryInformation[Name] | undefined };

/**
 * The dietary information in a form; what is left out stays as it was.
 * @throws HttpError 400 for a mark that contradicts an allergen, as both will be
 */
export function dietaryFields(
  { allergens, dietary }: DietaryForm,
  stored: DietaryInformation,
  place: { path: string; words: string } = { path: 'dietary', words: '' },
): Partial<DietaryInformation> {
  const found = dietaryContradiction(allergens === undefined ? stored.allergens : allergens, dietary ?? stored.dietary);
  if (found) {
    const message = `${place.words}dietary must not say ${found.mark} of what holds ${found.allergen}.`;
    throw new HttpError(400, message, [{ path: place.path, message }]);
  }
  return { ...(allergens !== undefined && { allergens }), ...(dietary !== undefined && { dietary }) };
}
