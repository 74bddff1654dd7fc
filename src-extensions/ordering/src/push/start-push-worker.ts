import { describeError, inSqlTransaction } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { Outbox } from '../outbox/outbox.js';
import { OutboxWorker } from '../outbox/outbox-worker.js';
import { workerHandle } from '../outbox/worker-handle.js';
import { deliverPush, PUSH_LIFETIME_S } from './deliver-push.js';
import { PushRow } from './push-row.js';
import { PUSHES } from './queue-push.js';
import { endPastSubscriptions } from './subscriptions.js';

/** How often the subscriptions of orders are ended that have ended, in milliseconds. */
const CLEANUP_MS = 60 * 60_000;

/** Anybody can name a push service that does not answer: those of others must not wait for it. */
const AT_ONCE = 20;

const handle = workerHandle();

export const { stop: stopPushWorker, wake: wakePushWorker } = handle;

/** Ends the subscriptions of past orders, now and every hour. @returns what stops that */
function startCleanup(strapi: Core.Strapi): () => void {
  const cleanUp = () =>
    void inSqlTransaction(strapi, (sql) => endPastSubscriptions(sql, new Date())).catch((error: unknown) =>
      strapi.log.warn(`Past subscriptions could not be ended: ${describeError(error)}`),
    );
  cleanUp();
  const timer = setInterval(cleanUp, CLEANUP_MS).unref();
  return () => clearInterval(timer);
}

/** Creates the worker that sends notifications; it starts when the port opens. */
export async function startPushWorker(strapi: Core.Strapi): Promise<void> {
  const outbox = new Outbox(strapi, { ...PUSHES, row: PushRow, givenUpAfterMs: PUSH_LIFETIME_S * 1000 });
  await outbox.releaseAll();
  const worker = new OutboxWorker({
    outbox,
    what: 'notification',
    atOnce: AT_ONCE,
    deliver: (push) => deliverPush(strapi, push),
    warn: (text) => void strapi.log.warn(text),
  });
  let stopCleanup = () => {};
  handle.set(strapi, {
    wake: worker.wake,
    stop() {
      stopCleanup();
      return worker.stop();
    },
  });
  strapi.server.httpServer.once('listening', () => {
    worker.start();
    stopCleanup = startCleanup(strapi);
  });
}
