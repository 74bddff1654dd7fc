import type { Core } from '@strapi/strapi';
import { workerHandle } from '../outbox/worker-handle.js';

/** The worker of a running product; none without SMTP_URL, which means that no mail is sent. */
const handle = workerHandle();

export const { set: setMailWorker, stop: stopMailWorker, wake: wakeMailWorker } = handle;

/** Whether this product sends mail; otherwise none is queued either. */
export const isMailEnabled = (strapi: Core.Strapi): boolean => handle.isRunning(strapi);
