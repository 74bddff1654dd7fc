import { inTransaction, oneAtATime, type Transaction } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { refuseWrite } from './refuse-write.js';

/** The UID of a content type of this plugin. */
export type OrderingUid = `plugin::ordering.${string}`;

/** The values of a write; changes to them are written. */
export type WriteData = Record<string, unknown>;

/** The rules for writes to one table. Each step may throw to refuse the write. */
export interface TableRules<Row extends { id: number }, Intent> {
  uid: OrderingUid;
  /** Reads a row and its related rows, locked until the transaction ends. */
  read: (trx: Transaction, id: number) => Promise<Row>;
  /** Reads from a write what the rules need, and corrects its values. */
  prepare: (data: WriteData) => Intent;
  /** A text refuses every new row. */
  afterCreate: string | ((trx: Transaction, now: Row, intent: Intent) => Promise<void>);
  beforeUpdate: (trx: Transaction, was: Row, intent: Intent) => Promise<void> | void;
  afterUpdate: (trx: Transaction, was: Row, now: Row, intent: Intent) => Promise<void> | void;
  beforeDelete: (trx: Transaction, was: Row) => Promise<void> | void;
  afterDelete: (trx: Transaction, was: Row) => Promise<void> | void;
}

/** What Strapi's lifecycle events say of a write. */
interface Write {
  params: { where?: unknown; data?: unknown };
  result?: unknown;
  /** The same object before the write and after it. */
  state: object;
}

const Ids = z.array(z.object({ id: z.number() }));
const CreatedIds = z.union([
  z.object({ id: z.number() }).transform(({ id }) => [id]),
  z.object({ ids: z.array(z.number()) }).transform(({ ids }) => ids),
]);

const isWriteData = (value: unknown): value is WriteData => typeof value === 'object' && value !== null;
const rowsOf = ({ params: { data } }: Write): WriteData[] => (Array.isArray(data) ? data : [data]).filter(isWriteData);

/**
 * Applies the rules of a table to every write through Strapi's query engine, which only the raw panel uses. Rows are read
 * before and after the write, in its own transaction, so that it does not matter in which of Strapi's forms a field or a
 * relation was given. The product's own SQL does not pass here.
 */
export function guardTable<Row extends { id: number }, Intent>(
  strapi: Core.Strapi,
  rules: TableRules<Row, Intent>,
): void {
  const { uid } = rules;
  const pending = new WeakMap<object, { was: Row[]; intents: Intent[] }>();

  const queues = new WeakMap<Transaction, ReturnType<typeof oneAtATime>>();

  /** The panel deletes several rows at once in one transaction: one after the other, each reads what the one before has left. */
  function inTurn(trx: Transaction, work: () => Promise<void>): Promise<void> {
    const queue = queues.get(trx) ?? oneAtATime();
    queues.set(trx, queue);
    return queue(work);
  }

  function within(work: (trx: Transaction) => Promise<void>): Promise<void> {
    // Outside a transaction a write could not be undone when a rule refuses it afterwards.
    if (!strapi.db.inTransaction()) throw new Error(`${uid} is written outside a transaction`);
    return inTransaction(strapi, (trx) => inTurn(trx, () => work(trx)));
  }

  async function readAll(trx: Transaction, write: Write, limit?: 1): Promise<Row[]> {
    const { where } = z.object({ where: z.looseObject({}).optional() }).parse(write.params);
    const query = { select: ['id'], ...(where && { where }), ...(limit && { limit }) };
    const found: unknown = await strapi.db.query(uid).findMany(query);
    const rows: Row[] = [];
    for (const { id } of Ids.parse(found)) rows.push(await rules.read(trx, id));
    return rows;
  }

  const beforeCreate = (write: Write) => {
    if (typeof rules.afterCreate === 'string') refuseWrite(rules.afterCreate);
    pending.set(write.state, { was: [], intents: rowsOf(write).map(rules.prepare) });
  };

  const afterCreate = (write: Write) =>
    within(async (trx) => {
      if (typeof rules.afterCreate === 'string') return;
      const { intents } = pending.get(write.state) ?? { intents: [] };
      for (const [index, id] of CreatedIds.parse(write.result).entries()) {
        const intent = intents[index];
        if (intent !== undefined) await rules.afterCreate(trx, await rules.read(trx, id), intent);
      }
    });

  const beforeUpdate = (limit?: 1) => (write: Write) =>
    within(async (trx) => {
      const was = await readAll(trx, write, limit);
      const intents = rowsOf(write).map(rules.prepare);
      pending.set(write.state, { was, intents });
      for (const row of was) for (const intent of intents) await rules.beforeUpdate(trx, row, intent);
    });

  const afterUpdate = (write: Write) =>
    within(async (trx) => {
      const { was, intents } = pending.get(write.state) ?? { was: [], intents: [] };
      for (const row of was) {
        const now = await rules.read(trx, row.id);
        for (const intent of intents) await rules.afterUpdate(trx, row, now, intent);
      }
    });

  const beforeDelete = (limit?: 1) => (write: Write) =>
    within(async (trx) => {
      const was = await readAll(trx, write, limit);
      pending.set(write.state, { was, intents: [] });
      for (const row of was) await rules.beforeDelete(trx, row);
    });

  const afterDelete = (write: Write) =>
    within(async (trx) => {
      for (const row of pending.get(write.state)?.was ?? []) await rules.afterDelete(trx, row);
    });

  strapi.db.lifecycles.subscribe({
    models: [uid],
    beforeCreate,
    beforeCreateMany: beforeCreate,
    afterCreate,
    afterCreateMany: afterCreate,
    beforeUpdate: beforeUpdate(1),
    beforeUpdateMany: beforeUpdate(),
    afterUpdate,
    afterUpdateMany: afterUpdate,
    beforeDelete: beforeDelete(1),
    beforeDeleteMany: beforeDelete(),
    afterDelete,
    afterDeleteMany: afterDelete,
  });
}
