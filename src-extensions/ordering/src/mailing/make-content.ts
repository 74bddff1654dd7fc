import type { MailKind } from '@pickup/contract';
import type { MailContent } from './mail-content.js';
import { orderContent } from './order-content.js';
import { noBoardContent, unseenContent } from './owner-content.js';
import { CUSTOMER_KINDS, type CustomerKind } from './queue-mail.js';
import type { MailRow } from './read-mails.js';
import type { Story } from './read-story.js';
import { oneLine } from './one-line.js';
import { Undeliverable } from './refused.js';
import { MAIL_TEXTS, type MailTexts } from './texts/mail-texts.js';

interface Occasion {
  /** Where the shop is, without a slash at the end. */
  publicUrl: string;
  now: Date;
}

const isForCustomer = (kind: MailKind): kind is CustomerKind => CUSTOMER_KINDS.some((each) => each === kind);

function bodyOf({ mail_kind: kind, queued_at }: MailRow, story: Story, texts: MailTexts, occasion: Occasion) {
  const { order } = story;
  if (kind === 'no-board') return noBoardContent(queued_at, story, { texts, ...occasion });
  if (!order) throw new Undeliverable('The order is gone.');
  return isForCustomer(kind)
    ? orderContent(kind, order, story, { texts, ...occasion })
    : unseenContent(order.row, story, { texts, ...occasion });
}

/** All that a mail says, from its order as it stands: one that is sent late says what has happened since. */
export function makeContent(mail: MailRow, story: Story, occasion: Occasion): MailContent {
  return {
    language: mail.language,
    restaurant: oneLine(story.restaurant.name),
    ...bodyOf(mail, story, MAIL_TEXTS[mail.language], occasion),
  };
}
