import {
  type Allergen,
  type AllergenStatement,
  localDay,
  type CancelReason,
  type Language,
  type OrderStatus,
} from '@pickup/contract';
import type { CustomerKind } from '../queue-mail.js';
import { en } from './en.js';
import { nl } from './nl.js';

/** All texts of mail in one language; the functions insert names and numbers. */
export interface MailTexts {
  language: Language;
  /** The locale for times and dates. */
  locale: string;
  subject: Record<CustomerKind, (number: string) => string>;
  heading: Record<CustomerKind, string>;
  intro: {
    received: (name: string) => string;
    ready: (name: string) => string;
    changed: (name: string) => string;
    cancelledByCustomer: (name: string) => string;
    cancelledByKitchen: Record<CancelReason, (name: string) => string>;
  };
  /** To the owner: an order that nobody has opened. */
  unseen: { subject: (number: string) => string; heading: string; intro: string };
  severalUnseen: { subject: (count: number) => string; heading: string; intro: string };
  /** To the owner: the kitchen is open and no board is connected. */
  noBoard: { subject: string; heading: string; intro: (moment: string) => string };
  /** Below it: how many orders nobody has opened. */
  ordersWaiting: (count: number) => string;
  /** One of them, after its number. */
  waitingOrder: (name: string, phone: string, moment: string) => string;
  /** By its current status, what has happened to an order since the event that its mail is about. */
  since: Record<OrderStatus, string>;
  /** The same in an alert to the owner: somebody has opened the order since. */
  seenSince: (moment: string) => string;
  number: string;
  readyAround: (time: string) => string;
  /** The same where the customer has chosen the time, today or on another day. */
  pickupAt: (time: string) => string;
  pickupOn: (dayAndTime: string) => string;
  /** Another day than today: `Monday 23 November at 09:15`. */
  onDay: (day: string, time: string) => string;
  allergenStatements: Record<AllergenStatement['says'], (allergens: string) => string>;
  allergens: Record<Allergen, string>;
  notes: string;
  subtotal: string;
  tax: string;
  total: string;
  payAtPickup: string;
  bring: (number: string) => string;
  pickupAddress: string;
  phone: string;
  customer: string;
  waitingSince: string;
  followOrder: string;
  openOrders: string;
  /** The end of a mail to a customer, who may reply to it. */
  questions: string;
  /** The end of a mail to the owner. */
  automatic: string;
}

export const MAIL_TEXTS: Record<Language, MailTexts> = { en, nl };

/** `18:05`, in the restaurant's time zone (product.md, Business days). */
const clockText = (at: Date, timeZone: string, { locale }: MailTexts): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(at);

/** `Monday 23 November at 09:15` */
export function dayAndTime(at: Date, timeZone: string, texts: MailTexts): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', timeZone } as const;
  const day = new Intl.DateTimeFormat(texts.locale, parts).format(at);
  return texts.onDay(day.replace(',', ''), clockText(at, timeZone, texts));
}

/** When an order can be collected: a time of today, or a day and time of any other day. @param isChosen whether its customer has chosen it */
export function pickupText(at: Date, isChosen: boolean, now: Date, timeZone: string, texts: MailTexts): string {
  const isToday = localDay(at, timeZone) === localDay(now, timeZone);
  const moment = isToday ? clockText(at, timeZone, texts) : dayAndTime(at, timeZone, texts);
  if (!isChosen) return texts.readyAround(moment);
  return isToday ? texts.pickupAt(moment) : texts.pickupOn(moment);
}
