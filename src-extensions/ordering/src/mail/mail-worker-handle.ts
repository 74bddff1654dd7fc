import { perStrapi } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';

/** What the rest of the plugin uses of the mail worker. */
interface MailWorkerHandle {
  /** Checks for due mail. */
  wake: () => void;
  /** Waits a moment for the mail that is being sent. */
  stop: () => Promise<void>;
}

/** The worker of a running product; null without SMTP_URL, which means that no mail is sent. */
const stateOf = perStrapi((): { worker: MailWorkerHandle | null } => ({ worker: null }));

/** From now on mail is queued and sent. */
export function setMailWorker(strapi: Core.Strapi, worker: MailWorkerHandle): void {
  stateOf(strapi).worker = worker;
}

/** Stops the mail worker; waiting mail is sent after the next start, and none is queued any more. */
export async function stopMailWorker(strapi: Core.Strapi): Promise<void> {
  const { worker } = stateOf(strapi);
  stateOf(strapi).worker = null;
  await worker?.stop();
}

/** Whether this product sends mail; otherwise none is queued either. */
export const isMailEnabled = (strapi: Core.Strapi): boolean => stateOf(strapi).worker !== null;

/** Has due mail sent at once, after a commit. Without this call it is sent within two seconds. */
export const wakeMailWorker = (strapi: Core.Strapi): void => stateOf(strapi).worker?.wake();
