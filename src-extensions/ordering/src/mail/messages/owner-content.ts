import type { OrderRow } from '../../orders/order-rows.js';
import type { MailContext, WaitingOrder } from '../mail-context.js';
import { dayAndTime, type MailTexts } from '../texts/mail-texts.js';
import type { ContentFact, MailContent } from './mail-content.js';
import { oneLine, plainLine } from './plain-words.js';

/** Orders that one mail names at most. */
const MAX_NAMED = 20;

type Body = Omit<MailContent, 'language' | 'restaurant'>;

/** The order that a mail was queued for, as it is when the mail is sent. */
type LatestOrder = Omit<WaitingOrder, 'waiting_since'> &
  Pick<OrderRow, 'opened_at' | 'order_status' | 'placed_at' | 'release_at'>;

type Kitchen = Pick<MailContext, 'restaurant' | 'waiting'>;

/** The texts of a mail and the base of its links. */
interface Wording {
  texts: MailTexts;
  publicUrl: string;
}

/** The parts that are the same in every mail to the owner. */
const ownersMail = ({ texts, publicUrl }: Wording) => ({
  number: null,
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

/** Each waiting order with its customer's name and phone number, and since when it waits. */
function waitingFacts(waiting: readonly WaitingOrder[], momentOf: (at: string) => string, texts: MailTexts) {
  return waiting.slice(0, MAX_NAMED).map((order): ContentFact => {
    const [name, phone] = [plainLine(order.customer_name), oneLine(order.customer_phone)];
    return { label: order.number, value: texts.waitingOrder(name, phone, momentOf(order.waiting_since)) };
  });
}

/** What has happened to an order by the time its mail is sent; null while it waits. */
function sinceOf({ opened_at, order_status }: LatestOrder, momentOf: (at: string) => string, texts: MailTexts) {
  if (opened_at !== null) return texts.seenSince(momentOf(opened_at));
  return order_status === 'CANCELLED' ? texts.since.CANCELLED : null;
}

function oneUnseen(
  order: WaitingOrder,
  since: string | null,
  momentOf: (at: string) => string,
  wording: Wording,
): Body {
  const { texts } = wording;
  return {
    ...ownersMail(wording),
    subject: texts.unseen.subject(order.number),
    heading: texts.unseen.heading,
    number: { label: texts.number, value: order.number },
    intro: texts.unseen.intro,
    since,
    facts: [
      { label: texts.customer, value: plainLine(order.customer_name) },
      { label: texts.waitingSince, value: momentOf(order.waiting_since) },
    ],
    phone: { label: texts.phone, value: oneLine(order.customer_phone) },
  };
}

/** An alert about unopened orders: those that still wait, or what has happened to the one the mail was queued for. */
export function unseenContent(latest: LatestOrder, { restaurant, waiting }: Kitchen, wording: Wording): Body {
  const { texts } = wording;
  const momentOf = (at: string) => dayAndTime(new Date(at), restaurant.timeZone, texts);
  const [first] = waiting;
  if (!first) {
    const order = { ...latest, waiting_since: latest.release_at ?? latest.placed_at };
    return oneUnseen(order, sinceOf(latest, momentOf, texts), momentOf, wording);
  }
  if (waiting.length === 1) return oneUnseen(first, null, momentOf, wording);
  return {
    ...ownersMail(wording),
    subject: texts.severalUnseen.subject(waiting.length),
    heading: texts.severalUnseen.heading,
    intro: texts.severalUnseen.intro,
    facts: waitingFacts(waiting, momentOf, texts),
  };
}

/** An alert that the kitchen is open and no board is connected, with the waiting orders. @param at when that was noticed */
export function noBoardContent(at: string, { restaurant, waiting }: Kitchen, wording: Wording): Body {
  const { texts } = wording;
  const momentOf = (moment: string) => dayAndTime(new Date(moment), restaurant.timeZone, texts);
  return {
    ...ownersMail(wording),
    subject: texts.noBoard.subject,
    heading: texts.noBoard.heading,
    intro: texts.noBoard.intro(momentOf(at)),
    since: waiting.length > 0 ? texts.ordersWaiting(waiting.length) : null,
    facts: waitingFacts(waiting, momentOf, texts),
  };
}
