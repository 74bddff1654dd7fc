import { inTransaction, type Transaction } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { refuseWrite } from './refuse-write.js';

/** An order table, as Strapi calls it. */
export type OrderingUid = `plugin::ordering.${string}`;

/** What a write gives to its rows; what is changed in it is what gets written. */
export type Data = Record<string, unknown>;

/** What must hold of the writes to one table. Each step throws what refuses the write. */
export interface TableRules<Standing extends { id: number }, Intent> {
  uid: OrderingUid;
  /** A row and what hangs on it as they stand, locked until the transaction ends. */
  look: (trx: Transaction, id: number) => Promise<Standing>;
  /** Reads from a write what the rules need of it, and mends what it gives. */
  intend: (data: Data) => Intent;
  /** After a row was made; or why none is made in the panel. */
  created: string | ((trx: Transaction, now: Standing, intent: Intent) => Promise<void>);
  change: (trx: Transaction, was: Standing, intent: Intent) => Promise<void> | void;
  changed: (trx: Transaction, was: Standing, now: Standing, intent: Intent) => Promise<void> | void;
  remove: (trx: Transaction, was: Standing) => Promise<void> | void;
  removed: (trx: Transaction, was: Standing) => Promise<void> | void;
}

/** What Strapi tells of a write. */
interface Write {
  params: { where?: unknown; data?: unknown };
  result?: unknown;
  /** The same object before the write and after it. */
  state: object;
}

const Ids = z.array(z.object({ id: z.number() }));
const Made = z.union([
  z.object({ id: z.number() }).transform(({ id }) => [id]),
  z.object({ ids: z.array(z.number()) }).transform(({ ids }) => ids),
]);

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;
const rowsOf = ({ params: { data } }: Write): Data[] => (Array.isArray(data) ? data : [data]).filter(isData);

/**
 * Holds every write that goes through Strapi, which is the raw panel's, to the rules of its table: the rows are looked
 * at before it and after it, in its own transaction, so that it does not matter in which of Strapi's many forms a field
 * or a relation was given. Our own plain SQL does not pass here.
 */
export function guardTable<Standing extends { id: number }, Intent>(
  strapi: Core.Strapi,
  rules: TableRules<Standing, Intent>,
): void {
  const { uid } = rules;
  const underWay = new WeakMap<object, { was: Standing[]; intents: Intent[] }>();

  function within(work: (trx: Transaction) => Promise<void>): Promise<void> {
    // A programming error: what is refused after the write could not be taken back.
    if (!strapi.db.inTransaction()) throw new Error(`${uid} is written outside a transaction`);
    return inTransaction(strapi, work);
  }

  async function lookAll(trx: Transaction, write: Write, limit?: 1): Promise<Standing[]> {
    const { where } = z.object({ where: z.looseObject({}).optional() }).parse(write.params);
    const query = { select: ['id'], ...(where && { where }), ...(limit && { limit }) };
    const found: unknown = await strapi.db.query(uid).findMany(query);
    const rows: Standing[] = [];
    for (const { id } of Ids.parse(found)) rows.push(await rules.look(trx, id));
    return rows;
  }

  const beforeCreate = (write: Write) => {
    if (typeof rules.created === 'string') refuseWrite(rules.created);
    underWay.set(write.state, { was: [], intents: rowsOf(write).map(rules.intend) });
  };

  const afterCreate = (write: Write) =>
    within(async (trx) => {
      if (typeof rules.created === 'string') return;
      const { intents } = underWay.get(write.state) ?? { intents: [] };
      for (const [index, id] of Made.parse(write.result).entries()) {
        const intent = intents[index];
        if (intent !== undefined) await rules.created(trx, await rules.look(trx, id), intent);
      }
    });

  const beforeUpdate = (limit?: 1) => (write: Write) =>
    within(async (trx) => {
      const was = await lookAll(trx, write, limit);
      const intents = rowsOf(write).map(rules.intend);
      underWay.set(write.state, { was, intents });
      for (const row of was) for (const intent of intents) await rules.change(trx, row, intent);
    });

  const afterUpdate = (write: Write) =>
    within(async (trx) => {
      const { was, intents } = underWay.get(write.state) ?? { was: [], intents: [] };
      for (const row of was) {
        const now = await rules.look(trx, row.id);
        for (const intent of intents) await rules.changed(trx, row, now, intent);
      }
    });

  const beforeDelete = (limit?: 1) => (write: Write) =>
    within(async (trx) => {
      const was = await lookAll(trx, write, limit);
      underWay.set(write.state, { was, intents: [] });
      for (const row of was) await rules.remove(trx, row);
    });

  const afterDelete = (write: Write) =>
    within(async (trx) => {
      for (const row of underWay.get(write.state)?.was ?? []) await rules.removed(trx, row);
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
