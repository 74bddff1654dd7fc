import { readOnlyIssues, writableFields, type Writable, type DietaryInformation } from '@pickup/contract';
import type { z } from 'zod';
import type { Versioned } from './records.js';
import { HttpError } from './http-error.js';

/** What a writer says of the record it changes. */
interface Change {
  id: string;
  /** The version its writer started from, when the writer said so. */
  startedFrom?: string | undefined;
  /** What the record is called in a sentence: `dish`. */
  noun: string;
}

/** The change that a call asks for: the record by its path, the version its writer started from by its header. */
export const changeOf = (noun: string, id: string, headers: { 'if-match'?: string | undefined }): Change => ({
  id,
  noun,
  startedFrom: headers['if-match'],
});

/** @throws HttpError 404 */
export function find<Found extends { id: string }>(list: readonly Found[], id: string, noun: string): Found {
  const found = list.find((one) => one.id === id);
  if (!found) throw new HttpError(404, `There is no such ${noun}.`);
  return found;
}

/** @throws HttpError 409 when a record is not what its writer started from */
export function requireVersion(
  { version }: Versioned,
  { startedFrom, noun }: Pick<Change, 'startedFrom' | 'noun'>,
): void {
  if (startedFrom === undefined || startedFrom === version) return;
  throw new HttpError(409, `This ${noun} has been changed since you opened it. Load it again and repeat your change.`);
}

/** What a change sets. @throws HttpError 400 that names each read-only field which is not as the record has it */
export function requireSettable<Given extends object>(
  change: z.ZodObject,
  given: Given,
  shown: object,
): Writable<Given> {
  const issues = readOnlyIssues(change, given, shown);
  if (issues[0]) throw new HttpError(400, issues[0].message, issues);
  return writableFields(change, given);
}

const nextVersion = ({ version }: Versioned) => String(Number(version) + 1);

/** Puts new values into a record, which thereby has another version. */
export function write<Stored extends Versioned>(record: Stored, values: Partial<Stored>): Stored {
  return Object.assign(record, values, { version: nextVersion(record) });
}

/**
 * The record a writer is about to change.
 * @throws HttpError 404 for an unknown one, 409 when it has changed since the version the writer started from
 */
export function toChange<Stored extends Versioned>(list: readonly Stored[], change: Change): Stored {
  const record = find(list, change.id, change.noun);
  requireVersion(record, change);
  return record;
}

/** As {@link toChange}, of records that can be deleted: a deleted one has to be restored first. */
export function toEdit<Stored extends Versioned & { isActive: boolean }>(
  list: readonly Stored[],
  change: Change,
): Stored {
  const record = toChange(list, change);
  if (!record.isActive) throw new HttpError(409, `This ${change.noun} is deleted: restore it first.`);
  return record;
}

/** Deletes softly, or restores; a record that is so already stays as it is (specification 4, soft deletion). */
export function setActive<Stored extends Versioned & { isActive: boolean }>(
  list: readonly Stored[],
  change: Change,
  isActive: boolean,
): Stored {
  const record = toChange(list, change);
  if (record.isActive === isActive) return record;
  return Object.assign(record, { isActive, version: nextVersion(record) });
}

/** What a form states of allergens and marks; what is left out stays as it was. */
export const stated = ({
  allergens,
  dietary,
}: {
  allergens?: DietaryInformation['allergens'] | undefined;
  dietary?: DietaryInformation['dietary'] | undefined;
}): Partial<DietaryInformation> => ({
  ...(allergens !== undefined && { allergens }),
  ...(dietary !== undefined && { dietary }),
});
