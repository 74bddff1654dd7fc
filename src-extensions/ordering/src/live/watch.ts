import { isUnseen, unwatchedSince, type OrderStatus } from '@pickup/contract';
import { databaseRefusal, describeFault, sqlOf, type Sql } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { queueOwnerMail, type OwnerMail } from '../mailing/queue-mail.js';
import { pruneBoards } from './board-presence.js';
import { pruneEvents } from './event-rows.js';
import { readWatchedKitchen } from './unseen-orders.js';

const LOOK_MS = 15_000;

/** A board that was away for longer begins anew. */
const KEEP_EVENTS_MS = 7 * 24 * 60 * 60 * 1000;
const PRUNE_EVENTS_EVERY_MS = 60 * 60 * 1000;

/** Orders looked at in a round; with more the owner knows already. */
const MOST_ORDERS = 100;

const PENDING: OrderStatus = 'PENDING';
const Waiting = z.array(z.object({ id: z.number(), placed_at: instant }));

async function readWaiting(sql: Sql) {
  const rows = await sql(
    `SELECT id, placed_at FROM orders WHERE order_status = ? AND opened_at IS NULL ORDER BY id LIMIT ${MOST_ORDERS}`,
    [PENDING],
  );
  return Waiting.parse(rows);
}

type Alarm = Omit<OwnerMail, 'now'>;

/** What the owner has to be told at a moment: of each unseen order once, and of each absence of all boards once. */
export async function findAlarms(sql: Sql, now: Date): Promise<Alarm[]> {
  const kitchen = await readWatchedKitchen(sql);
  if (!kitchen) return [];
  const absentSince = unwatchedSince(kitchen, now);
  const orders = await readWaiting(sql);
  const unseen = orders.filter(({ placed_at: placedAt }) =>
    isUnseen({ status: PENDING, placedAt: Date.parse(placedAt), openedAt: null }, kitchen, now),
  );
  return [
    ...(absentSince === null ? [] : [{ kind: 'no-board', onceKey: `no-board:${absentSince}` } as const]),
    ...unseen.map(({ id }) => ({ kind: 'unseen', order: { id }, onceKey: `unseen:${id}` }) as const),
  ];
}

/** Looks after orders that nobody looks at; any number of instances may. */
class Watch {
  readonly #timer: NodeJS.Timeout;
  #round: Promise<void> = Promise.resolve();
  /** What this instance has told in its last round: the outbox need not refuse it every time. */
  #told = new Set<string>();
  #prunedAt = 0;

  constructor(private readonly strapi: Core.Strapi) {
    this.#timer = setInterval(() => {
      this.#round = this.#round.then(() => this.#look(new Date()));
    }, LOOK_MS);
    this.#timer.unref();
  }

  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#round;
  }

  async #look(now: Date): Promise<void> {
    try {
      const sql = sqlOf(this.strapi.db.connection);
      await this.#prune(sql, now);
      const alarms = await findAlarms(sql, now);
      for (const alarm of alarms) {
        if (!this.#told.has(alarm.onceKey)) await queueOwnerMail(this.strapi, { ...alarm, now });
      }
      this.#told = new Set(alarms.map(({ onceKey }) => onceKey));
    } catch (error) {
      // A database that is away is told of by those who need it.
      if (!databaseRefusal(error))
        this.strapi.log.error(`Nobody could look for unseen orders: ${describeFault(error)}`);
    }
  }

  async #prune(sql: Sql, now: Date): Promise<void> {
    await pruneBoards(sql, now);
    if (now.getTime() - this.#prunedAt < PRUNE_EVENTS_EVERY_MS) return;
    await pruneEvents(sql, new Date(now.getTime() - KEEP_EVENTS_MS));
    this.#prunedAt = now.getTime();
  }
}

/** @returns ends the watch, and waits for the round that is under way */
export function startWatch(strapi: Core.Strapi): () => Promise<void> {
  const watch = new Watch(strapi);
  return () => watch.end();
}
