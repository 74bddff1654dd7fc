import { readOnlyIssues, writableFields, type Writable } from '@pickup/contract';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { millisecondsColumn } from './columns.js';
import { inTransaction, type Transaction } from './database.js';
import { badRequest, conflict, notFound } from '../routes/http-error.js';

/** The version of a record: the moment of its last change, in milliseconds. */
export const versionOf = (updatedAt: Date | string | number): string => String(millisecondsColumn.parse(updatedAt));

/** A record's row, locked until the transaction ends. */
export interface LockedRecord {
  id: number;
  trx: Transaction;
}

export interface RecordToChange {
  /** Its table. */
  table: string;
  /** Its documentId. */
  id: string;
  /** The version its writer started from, when the writer said so. */
  startedFrom?: string | undefined;
  /** What it is called in a sentence: `dish`. */
  noun: string;
}

const Row = z.object({ id: z.number(), updated_at: millisecondsColumn });

/**
 * Changes one record in a transaction that lets no other writer in between: what was read is what is changed, and a
 * writer that started from an old copy is told so instead of undoing somebody's work.
 * @throws HttpError 404 for an unknown record, 409 when it has changed since the version the writer started from
 */
export function changeRecord<Result>(
  strapi: Core.Strapi,
  { table, id: documentId, startedFrom, noun }: RecordToChange,
  work: (record: LockedRecord) => Promise<Result>,
): Promise<Result> {
  return inTransaction(strapi, async (trx) => {
    const found: unknown = await trx(table).where({ document_id: documentId }).forUpdate().first('id', 'updated_at');
    if (!found) throw notFound(`There is no such ${noun}.`);
    const { id, updated_at: before } = Row.parse(found);
    if (startedFrom !== undefined && startedFrom !== String(before)) {
      throw conflict(`This ${noun} has been changed since you opened it. Load it again and repeat your change.`);
    }
    const result = await work({ id, trx });
    // A version is a moment in milliseconds: two changes within one have to differ.
    const unmoved = trx(table).where({ id }).where('updated_at', '<=', new Date(before));
    await unmoved.update({ updated_at: new Date(before + 1) });
    return result;
  });
}

/**
 * What a change sets, held to what its record shows now.
 * @throws HttpError 400 naming each field that nobody can set and that is not as the record has it
 */
export function requireSettable<Given extends object>(
  change: z.ZodObject,
  given: Given,
  shown: object,
): Writable<Given> {
  const issues = readOnlyIssues(change, given, shown);
  if (issues[0]) throw badRequest(issues[0].message, issues);
  return writableFields(change, given);
}
