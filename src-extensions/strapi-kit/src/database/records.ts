import { readOnlyIssues, type Writable, writableFields } from '@pickup/contract';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { badRequest, conflict, notFound } from '../routes/http-error.js';
import { millisecondsColumn } from './columns.js';
import { inTransaction, type Transaction } from './database.js';

/** The version of a record: the time of its last change, in milliseconds (product.md, Two writers). */
export const versionOf = (updatedAt: Date | string | number): string => String(millisecondsColumn.parse(updatedAt));

/**
 * Refuses a writer who has seen an older version, instead of overwriting somebody's work (product.md, Two writers).
 * @param startedFrom the version that the writer has seen, if sent
 * @param noun the record's name in a message: `dish`
 * @throws HttpError 409
 */
export function requireVersion(updatedAt: Date | string | number, startedFrom: string | undefined, noun: string): void {
  if (startedFrom === undefined || startedFrom === versionOf(updatedAt)) return;
  throw conflict(`This ${noun} has been changed since you opened it. Load it again and repeat your change.`);
}

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
  /** The version that the writer has seen, if sent. */
  startedFrom?: string | undefined;
  /** Its name in a message: `dish`. */
  noun: string;
}

const Row = z.object({ id: z.number(), updated_at: millisecondsColumn });

/**
 * Changes one record in a transaction that locks it, so that no other writer comes in between. A writer who has seen an
 * older version is refused instead of overwriting somebody's work (product.md, Two writers).
 * @throws HttpError 404 for an unknown record, 409 when it has changed since the version that the writer has seen
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
    requireVersion(before, startedFrom, noun);
    const result = await work({ id, trx });
    // Two changes within a millisecond must have different versions.
    const unmoved = trx(table).where({ id }).where('updated_at', '<=', new Date(before));
    await unmoved.update({ updated_at: new Date(before + 1) });
    return result;
  });
}

/**
 * The writable fields of a change.
 * @throws HttpError 400 naming each read-only field that differs from the record (product.md, Restaurant)
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
