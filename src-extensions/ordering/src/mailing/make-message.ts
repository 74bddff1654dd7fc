import { mailHtml } from './mail-html.js';
import type { MailSettings } from './mail-settings.js';
import { mailText } from './mail-text.js';
import { makeContent } from './make-content.js';
import type { MailRow } from './read-mails.js';
import type { Story } from './read-story.js';
import { oneLine } from './one-line.js';

/** An address beside its name, so that no name can be taken for a part of an address. */
export interface Mailbox {
  name: string;
  address: string;
}

/** A mail as Strapi's email plugin takes it for nodemailer. */
export interface Message {
  from: Mailbox;
  to: Mailbox;
  replyTo?: Mailbox;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: Record<string, string>;
  xMailer: false;
}

const NAMED = /^(?<name>.*)<(?<address>[^<>]*)>\s*$/su;

/** Who sends: MAIL_FROM, under the restaurant's name when it has none of its own. */
export function senderOf(from: string, restaurant: string): Mailbox {
  const { name = '', address = from } = NAMED.exec(from)?.groups ?? {};
  const own = oneLine(name).replace(/^"(.*)"$/, '$1');
  return { name: own || restaurant, address: address.trim() };
}

/**
 * A mail, made from what it tells of as that stands now. Its Message-ID is its row's: whoever gets it a second time, as
 * the process died before it was marked as sent, gets the same mail (decision 16).
 */
export function makeMessage(mail: MailRow, story: Story, { from, publicUrl }: MailSettings, now: Date): Message {
  const content = makeContent(mail, story, { publicUrl, now });
  const { email } = story.restaurant;
  return {
    from: senderOf(from, content.restaurant),
    to: { name: '', address: mail.recipient },
    ...(email !== '' && { replyTo: { name: content.restaurant, address: oneLine(email) } }),
    subject: oneLine(content.subject),
    text: mailText(content),
    html: mailHtml(content),
    messageId: `<${mail.document_id}@${new URL(publicUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': content.language },
    xMailer: false,
  };
}
