import type { Language } from '@pickup/contract';

/** A line of an order as a mail shows it. */
export interface ContentLine {
  quantity: number;
  name: string;
  /** Below its name: customizations, then allergens. */
  details: readonly string[];
  amount: string;
}

export interface ContentFact {
  label: string;
  value: string;
}

/** The content of a mail before it is rendered as text and as HTML; it holds no markup. */
export interface MailContent {
  language: Language;
  subject: string;
  restaurant: string;
  heading: string;
  /** Null for a mail about no order. */
  number: ContentFact | null;
  intro: string;
  /** What has happened since the event that the mail is about; null when that is still the latest. */
  since: string | null;
  /** `Ready around 18:05`, `Pickup at 18:15`. */
  ready: string | null;
  lines: readonly ContentLine[];
  notes: ContentFact | null;
  /** The last of them is the total. */
  totals: readonly ContentFact[];
  /** What to bring and how to pay. */
  reminders: readonly string[];
  facts: readonly ContentFact[];
  phone: ContentFact | null;
  action: { label: string; url: string };
  closing: string;
}
