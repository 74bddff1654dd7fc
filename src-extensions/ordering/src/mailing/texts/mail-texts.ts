import type { Allergen, Language, OrderStatus } from '@pickup/contract';
import type { CustomerKind } from '../queue-mail.js';
import { en } from './en.js';
import { nl } from './nl.js';

/** Every word of our mail in one language; a list of names or numbers is put in by the functions. */
export interface MailTexts {
  /** For the restaurant's clock and calendar. */
  locale: string;
  subject: Record<CustomerKind, (number: string) => string>;
  heading: Record<CustomerKind, string>;
  intro: {
    received: (name: string) => string;
    ready: (name: string) => string;
    cancelledByCustomer: (name: string) => string;
    cancelledByKitchen: (name: string) => string;
  };
  /** To the owner: an order that nobody has opened. */
  unseen: { subject: (number: string) => string; heading: string; intro: string };
  severalUnseen: { subject: (count: number) => string; heading: string; intro: string };
  /** To the owner: an open kitchen without a board. */
  noBoard: { subject: string; heading: string; intro: (moment: string) => string };
  /** Below it: how many orders nobody has opened. */
  ordersWaiting: (count: number) => string;
  /** One of them, after its number. */
  waitingOrder: (name: string, phone: string, moment: string) => string;
  /** What has happened since to an order that no longer stands as its mail would have it. */
  since: Record<OrderStatus, string>;
  /** The same for the owner's: somebody has looked at the order by now. */
  seenSince: (moment: string) => string;
  number: string;
  readyAround: (time: string) => string;
  /** Another day than today: `Monday 23 November at 09:15`. */
  onDay: (day: string, time: string) => string;
  contains: (allergens: string) => string;
  noAllergens: string;
  allergensNotStated: string;
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
  /** The end of a mail to a customer: it can be answered. */
  questions: string;
  /** The end of a mail to the owner. */
  automatic: string;
}

export const MAIL_TEXTS: Record<Language, MailTexts> = { en, nl };
