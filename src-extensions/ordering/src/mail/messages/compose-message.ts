import type { MailKind } from '@pickup/contract';
import { Undeliverable } from '../../outbox/delivery-errors.js';
import type { MailContext } from '../mail-context.js';
import type { MailRow } from '../mails.js';
import { CUSTOMER_KINDS, type CustomerKind } from '../queue-mail.js';
import type { MailSettings } from '../start-mail-worker.js';
import { MAIL_TEXTS, type MailTexts } from '../texts/mail-texts.js';
import type { MailContent } from './mail-content.js';
import { mailHtml } from './mail-html.js';
import { mailText } from './mail-text.js';
import { orderContent } from './order-content.js';
import { noBoardContent, unseenContent } from './owner-content.js';
import { oneLine } from './plain-words.js';

interface Occasion {
  /** The address of the site, without a slash at the end. */
  publicUrl: string;
  now: Date;
}

const isForCustomer = (kind: MailKind): kind is CustomerKind => CUSTOMER_KINDS.some((each) => each === kind);

function bodyOf({ mail_kind: kind, queued_at }: MailRow, context: MailContext, texts: MailTexts, occasion: Occasion) {
  const { order } = context;
  if (kind === 'no-board') return noBoardContent(queued_at, context, { texts, ...occasion });
  if (!order) throw new Undeliverable('The order is gone.');
  return isForCustomer(kind)
    ? orderContent(kind, order, context, { texts, ...occasion })
    : unseenContent(order.row, context, { texts, ...occasion });
}

/** The content of a mail, from its order as it is now: a mail that is sent late says what has happened since. */
function composeContent(mail: MailRow, context: MailContext, occasion: Occasion): MailContent {
  return {
    language: mail.language,
    restaurant: oneLine(context.restaurant.name),
    ...bodyOf(mail, context, MAIL_TEXTS[mail.language], occasion),
  };
}

/** An address and its name, kept apart so that a name cannot become a part of an address. */
export interface Mailbox {
  name: string;
  address: string;
}

/** A mail as Strapi's email plugin passes it to nodemailer. */
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

/** The sender: MAIL_FROM, with the restaurant's name when MAIL_FROM has none. */
export function senderOf(from: string, restaurant: string): Mailbox {
  const { name = '', address = from } = NAMED.exec(from)?.groups ?? {};
  const own = oneLine(name).replace(/^"(.*)"$/, '$1');
  return { name: own || restaurant, address: address.trim() };
}

/**
 * A mail as it is sent now. Its Message-ID is made from its row, so that mail programs recognise one that is sent twice
 * because the process died before marking it as sent (product.md, Mail).
 */
export function composeMessage(
  mail: MailRow,
  context: MailContext,
  { from, publicUrl }: MailSettings,
  now: Date,
): Message {
  const content = composeContent(mail, context, { publicUrl, now });
  const { email } = context.restaurant;
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
