import { databaseUnavailable, describeError, inSqlTransaction, sqlOf } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { isMailEnabled } from '../mail/mail-worker-handle.js';
import { queueOwnerMail } from '../mail/queue-mail.js';
import { forgetPastOrigins } from '../orders/open-order-limit.js';
import { catalogueOf } from '../pricing/catalogue-port.js';
import { pruneBoards } from './board-presence.js';
import { pruneEvents } from './order-events.js';
import { findAlert } from './unseen-orders.js';

const INTERVAL_MS = 15_000;

/** A board that was away for longer starts without its missed events. */
const KEEP_EVENTS_MS = 7 * 24 * 60 * 60 * 1000;
const PRUNE_EVERY_MS = 60 * 60 * 1000;

/** Alerts the owner of unseen orders and deletes old boards, events and origins of orders; every instance of the product may run one. */
class UnseenOrderMonitor {
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> = Promise.resolve();
  #prunedAt = 0;

  constructor(private readonly strapi: Core.Strapi) {
    this.#timer = setInterval(() => {
      this.#running = this.#running.then(() => this.#check(new Date()));
    }, INTERVAL_MS);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async #check(now: Date): Promise<void> {
    try {
      await this.#prune(now);
      const sql = sqlOf(this.strapi.db.connection);
      const alert = isMailEnabled(this.strapi) ? await findAlert(catalogueOf(this.strapi), sql, now) : null;
      if (alert) await queueOwnerMail(this.strapi, { ...alert, now });
    } catch (error) {
      // While the database is unavailable, the calls that need it report that.
      if (!databaseUnavailable(error))
        this.strapi.log.error(`Nobody could look for unseen orders: ${describeError(error)}`);
    }
  }

  async #prune(now: Date): Promise<void> {
    const isHourOver = now.getTime() - this.#prunedAt >= PRUNE_EVERY_MS;
    await inSqlTransaction(this.strapi, async (sql) => {
      await pruneBoards(sql, now);
      if (!isHourOver) return;
      await pruneEvents(sql, new Date(now.getTime() - KEEP_EVENTS_MS));
      await forgetPastOrigins(sql, now);
    });
    if (isHourOver) this.#prunedAt = now.getTime();
  }
}

/** @returns stops the monitor, and waits for a check that is running */
export function startUnseenOrderMonitor(strapi: Core.Strapi): () => Promise<void> {
  const monitor = new UnseenOrderMonitor(strapi);
  return () => monitor.stop();
}
