import { sqlOf, strapiService } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { readMailSettings } from './mail-settings.js';
import { switchMail } from './mail-switch.js';
import { makeMessage } from './make-message.js';
import { Outbox } from './outbox.js';
import { readStory } from './read-story.js';
import { limitRecipients } from './recipient-limit.js';
import { Sender } from './sender.js';

let sender: Sender | null = null;

/** Makes the sending of mail a part of this product, when it has a mail server; it begins when the port opens. */
export async function openPostOffice(strapi: Core.Strapi): Promise<void> {
  const settings = readMailSettings(strapi);
  if (!settings) return;
  const outbox = new Outbox(strapi);
  await outbox.releaseAll();
  const sql = sqlOf(strapi.db.connection);
  const admit = limitRecipients(strapi);
  const opened = new Sender({
    outbox,
    deliver: async (mail, now) => {
      await admit(mail);
      const message = makeMessage(mail, await readStory(sql, mail), settings, now);
      await strapiService(strapi, 'plugin::email.email').send(message);
    },
    warn: (text) => void strapi.log.warn(text),
  });
  sender = opened;
  switchMail({ wake: opened.wake });
  strapi.server.httpServer.once('listening', () => opened.start());
}

/** Ends the sending; what waits is sent after the next start. */
export async function closePostOffice(): Promise<void> {
  switchMail(null);
  await sender?.stop();
  sender = null;
}
