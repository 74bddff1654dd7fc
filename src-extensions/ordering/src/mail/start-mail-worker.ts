import { sqlOf, strapiService } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { Outbox } from '../outbox/outbox.js';
import { OutboxWorker } from '../outbox/outbox-worker.js';
import { catalogueOf } from '../pricing/catalogue-port.js';
import { readMailContext } from './mail-context.js';
import { setMailWorker } from './mail-worker-handle.js';
import { MailRow } from './mails.js';
import { composeMessage } from './messages/compose-message.js';
import { MAILS } from './queue-mail.js';
import { limitRecipients } from './recipient-limit.js';

/** After a day a mail about an order is of no use; in milliseconds. */
const GIVEN_UP_AFTER_MS = 24 * 60 * 60_000;

const Settings = z.object({ enabled: z.boolean(), from: z.string().nullable(), publicUrl: z.string() });

export interface MailSettings {
  /** `kitchen@example.com`, or with a name: `Kitchen <kitchen@example.com>`. */
  from: string;
  /** The address of the site, without a slash at the end. */
  publicUrl: string;
}

/** How mail is sent (SMTP_URL, MAIL_FROM, PUBLIC_URL); null when none is. */
function readMailSettings(strapi: Core.Strapi): MailSettings | null {
  const { enabled, from, publicUrl } = Settings.parse(strapi.config.get('pickup.mail'));
  return enabled && from !== null ? { from, publicUrl } : null;
}

/** Creates the mail worker if a mail server is set; it starts when the port opens. */
export async function startMailWorker(strapi: Core.Strapi): Promise<void> {
  const settings = readMailSettings(strapi);
  if (!settings) return;
  const outbox = new Outbox(strapi, { ...MAILS, row: MailRow, givenUpAfterMs: GIVEN_UP_AFTER_MS });
  await outbox.releaseAll();
  const sql = sqlOf(strapi.db.connection);
  const admit = limitRecipients(strapi);
  const worker = new OutboxWorker({
    outbox,
    what: 'mail',
    atOnce: 1,
    deliver: async (mail, now) => {
      const context = await readMailContext(catalogueOf(strapi), sql, mail);
      await admit(mail, context.cancellation);
      const message = composeMessage(mail, context, settings, now);
      await strapiService(strapi, 'plugin::email.email').send(message);
    },
    warn: (text) => void strapi.log.warn(text),
  });
  setMailWorker(strapi, worker);
  strapi.server.httpServer.once('listening', () => worker.start());
}
