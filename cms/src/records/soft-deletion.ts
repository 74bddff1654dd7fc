import { changeRecord, conflict, inTransaction, notFound, versionOf, type Transaction } from '@pickup/strapi-kit';
import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';

const SoftDeletable = z.object({
  documentId: z.string(),
  isActive: z.boolean(),
  updatedAt: z.union([z.string(), z.date()]),
});

/** The fields of records that are deleted softly: `isActive` is false for a deleted one (product.md, Menu). */
export const softDeletableFields = SoftDeletable.shape;
type SoftDeletableRow = z.infer<typeof SoftDeletable>;

/** A type of records that are deleted softly: dishes, deals, reviews. */
export interface RecordType<Row extends SoftDeletableRow> {
  uid: UID.ContentType;
  table: string;
  /** The word for a record in messages: `dish`. */
  noun: string;
  row: z.ZodType<Row>;
  /** Relations that are part of a row. */
  populate?: string[];
}

/** The record to change, and the version that the writer started from. */
export interface Target {
  id: string;
  startedFrom: string | undefined;
}

export const targetOf = (request: {
  params: { id: string };
  headers: { 'if-match'?: string | undefined };
}): Target => ({ id: request.params.id, startedFrom: request.headers['if-match'] });

type Values = Record<string, unknown>;
type Change<Row> = (row: Row, trx: Transaction) => Values | Promise<Values>;

/** @throws HttpError 404 for an unknown record; a deleted one is found */
export async function readRecord<Row extends SoftDeletableRow>(
  strapi: Core.Strapi,
  { uid, noun, row, populate = [] }: RecordType<Row>,
  documentId: string,
): Promise<Row> {
  const found: unknown = await strapi.db.query(uid).findOne({ where: { documentId }, populate });
  if (!found) throw notFound(`There is no such ${noun}.`);
  return row.parse(found);
}

/** Changes a record while it is locked, and reads it again. */
function change<Row extends SoftDeletableRow>(
  strapi: Core.Strapi,
  type: RecordType<Row>,
  target: Target,
  work: Change<Row>,
): Promise<Row> {
  const { uid, table, noun } = type;
  return inTransaction(strapi, async () => {
    await changeRecord(strapi, { table, noun, ...target }, async ({ id, trx }) => {
      const data = await work(await readRecord(strapi, type, target.id), trx);
      await strapi.db.query(uid).update({ where: { id }, data });
    });
    return readRecord(strapi, type, target.id);
  });
}

/**
 * Edits a record that is not deleted.
 * @throws HttpError 404 for an unknown record, 409 for a deleted one and for an outdated version
 */
export const editRecord = <Row extends SoftDeletableRow>(
  strapi: Core.Strapi,
  type: RecordType<Row>,
  target: Target,
  work: Change<Row>,
): Promise<Row> =>
  change(strapi, type, target, (row, trx) => {
    if (!row.isActive) throw conflict(`This ${type.noun} is deleted: restore it first.`);
    return work(row, trx);
  });

const sawLatest = (row: SoftDeletableRow, { startedFrom }: Target) =>
  startedFrom === undefined || startedFrom === versionOf(row.updatedAt);

type Prepare<Row> = (row: Row, trx: Transaction) => Promise<void>;

/** A record that is deleted or restored already is not changed, nor is its version. */
function setActive<Row extends SoftDeletableRow>(
  strapi: Core.Strapi,
  type: RecordType<Row>,
  target: Target,
  isActive: boolean,
  prepare: Prepare<Row> = async () => {},
): Promise<Row> {
  return inTransaction(strapi, async () => {
    const row = await readRecord(strapi, type, target.id);
    if (row.isActive === isActive && sawLatest(row, target)) return row;
    return change(strapi, type, target, async (locked, trx) => {
      await prepare(locked, trx);
      return { isActive };
    });
  });
}

/**
 * Deletes a record softly.
 * @param prepare runs before the change while the record is locked
 * @throws HttpError 404 for an unknown record, 409 for an outdated version
 */
export const deleteRecord = <Row extends SoftDeletableRow>(
  strapi: Core.Strapi,
  type: RecordType<Row>,
  target: Target,
  prepare?: Prepare<Row>,
): Promise<Row> => setActive(strapi, type, target, false, prepare);

/** Restores a deleted record; parameters and errors are those of {@link deleteRecord}. */
export const restoreRecord = <Row extends SoftDeletableRow>(
  strapi: Core.Strapi,
  type: RecordType<Row>,
  target: Target,
  prepare?: Prepare<Row>,
): Promise<Row> => setActive(strapi, type, target, true, prepare);
