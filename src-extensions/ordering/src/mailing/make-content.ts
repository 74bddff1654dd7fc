import type { MailKind } from '@pickup/contract';
import type { StoredOrder } from '../reading/read-order.js';
import type { MailContent } from './mail-content.js';
import { dayAndTime } from './moments.js';
import { orderContent } from './order-content.js';
import { CUSTOMER_KINDS, type CustomerKind } from './queue-mail.js';
import type { MailRow } from './read-mails.js';
import type { Story } from './read-story.js';
import { Undeliverable, oneLine } from './refused.js';
import { MAIL_TEXTS, type MailTexts } from './texts/mail-texts.js';

export interface Occasion {
  /** Where the shop is, without a slash at the end. */
  publicUrl: string;
  now: Date;
}

const isForCustomer = (kind: MailKind): kind is CustomerKind => CUSTOMER_KINDS.some((each) => each === kind);

/** What the owner's mail says, beside what it says of an order. */
const ownersContent = (texts: MailTexts, { publicUrl }: Occasion) => ({
  since: null,
  ready: null,
  lines: [],
  notes: null,
  totals: [],
  reminders: [],
  facts: [],
  phone: null,
  action: { label: texts.openOrders, url: `${publicUrl}/admin/orders` },
  closing: texts.automatic,
});

/** An order that nobody opened: whom to call, and for how long they have waited. */
function unseenContent({ row }: StoredOrder, { restaurant }: Story, texts: MailTexts, occasion: Occasion) {
  const moment = (at: string) => dayAndTime(new Date(at), restaurant.time_zone, texts);
  return {
    ...ownersContent(texts, occasion),
    intro: texts.intro.unseen,
    since: row.opened_at === null ? null : texts.seenSince(moment(row.opened_at)),
    facts: [
      { label: texts.customer, value: oneLine(row.customer_name) },
      { label: texts.waitingSince, value: moment(row.placed_at) },
    ],
    phone: { label: texts.phone, value: oneLine(row.customer_phone) },
  };
}

function bodyOf({ mail_kind: kind, queued_at }: MailRow, story: Story, texts: MailTexts, occasion: Occasion) {
  const { order, restaurant } = story;
  if (kind === 'no-board') {
    const moment = dayAndTime(new Date(queued_at), restaurant.time_zone, texts);
    return { ...ownersContent(texts, occasion), intro: texts.intro.noBoard(moment) };
  }
  if (!order) throw new Undeliverable('The order is gone.');
  return isForCustomer(kind)
    ? orderContent(kind, order, story, { texts, ...occasion })
    : unseenContent(order, story, texts, occasion);
}

/** All that a mail says, from its order as it stands: one that is sent late says what has happened since. */
export function makeContent(mail: MailRow, story: Story, occasion: Occasion): MailContent {
  const texts = MAIL_TEXTS[mail.language];
  const number = story.order?.row.number ?? null;
  return {
    language: mail.language,
    restaurant: oneLine(story.restaurant.name),
    subject: texts.subject[mail.mail_kind](number ?? ''),
    heading: texts.heading[mail.mail_kind],
    number: number === null ? null : { label: texts.number, value: number },
    ...bodyOf(mail, story, texts, occasion),
  };
}
