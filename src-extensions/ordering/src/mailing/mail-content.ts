import type { Language } from '@pickup/contract';

/** A line of an order as it is read in a mail. */
export interface ContentLine {
  quantity: number;
  name: string;
  /** Below its name: wishes, then allergens. */
  details: readonly string[];
  amount: string;
}

export interface ContentFact {
  label: string;
  value: string;
}

/** All that a mail says, before it is set as text or as HTML; nothing in it is markup. */
export interface MailContent {
  language: Language;
  subject: string;
  restaurant: string;
  heading: string;
  /** Null for a mail about no order. */
  number: ContentFact | null;
  intro: string;
  /** What has happened since, when the order no longer stands as the mail would have it. */
  since: string | null;
  /** `Ready around 18:05`. */
  ready: string | null;
  lines: readonly ContentLine[];
  notes: ContentFact | null;
  /** The last of them is the total. */
  totals: readonly ContentFact[];
  /** What to know for the counter. */
  reminders: readonly string[];
  facts: readonly ContentFact[];
  phone: ContentFact | null;
  action: { label: string; url: string };
  closing: string;
}
