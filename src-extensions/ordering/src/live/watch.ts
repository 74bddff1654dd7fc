import { databaseUnavailable, describeError, sqlOf, type Sql } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { sendsMail } from '../mailing/mail-switch.js';
import { queueOwnerMail } from '../mailing/queue-mail.js';
import { pruneBoards } from './board-presence.js';
import { pruneEvents } from './event-rows.js';
import { findAlarm } from './find-alarm.js';

const LOOK_MS = 15_000;

/** A board that was away for longer begins anew. */
const KEEP_EVENTS_MS = 7 * 24 * 60 * 60 * 1000;
const PRUNE_EVENTS_EVERY_MS = 60 * 60 * 1000;

/** Tells the owner of orders that nobody looks at, and forgets old boards and events; any number of instances may. */
class Watch {
  readonly #timer: NodeJS.Timeout;
  #round: Promise<void> = Promise.resolve();
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
      const alarm = sendsMail() ? await findAlarm(sql, now) : null;
      if (alarm) await queueOwnerMail(this.strapi, { ...alarm, now });
    } catch (error) {
      // While the database is away, every call that needs it reports that already.
      if (!databaseUnavailable(error))
        this.strapi.log.error(`Nobody could look for unseen orders: ${describeError(error)}`);
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
