import {
  EmailAddress,
  ORDER_LIMITS,
  PersonName,
  PhoneNumber,
  type AdminOrder,
  type CorrectOrderInput,
  type Language,
  type PlacePhoneOrderInput,
  type Quote,
} from '@pickup/contract';
import type { Problems } from '@pickup/web';
import type { TFunction } from 'i18next';
import { itemsOf, newItemsOf, type EntryLine } from './entry-lines.js';

/** What is typed about the guest. */
export interface EntryValues {
  customerName: string;
  customerPhone: string;
  customerEmail: string;
  notes: string;
}

export const ENTRY_FIELDS = ['customerName', 'customerPhone', 'customerEmail', 'notes'] as const;

export const entryValues = (order: AdminOrder | null): EntryValues => ({
  customerName: order?.customerName ?? '',
  customerPhone: order?.customerPhone ?? '',
  customerEmail: order?.customerEmail ?? '',
  notes: order?.notes ?? '',
});

/** What is wrong with the guest of a new order. */
export function checkEntry({ customerName, customerPhone, customerEmail, notes }: EntryValues, t: TFunction) {
  const isWrong = {
    customerName: !PersonName.safeParse(customerName).success,
    customerPhone: !PhoneNumber.safeParse(customerPhone).success,
    customerEmail: customerEmail.trim() !== '' && !EmailAddress.safeParse(customerEmail).success,
    notes: notes.length > ORDER_LIMITS.notes,
  };
  const problems: Problems<EntryValues> = {};
  for (const field of ENTRY_FIELDS) if (isWrong[field]) problems[field] = t(`orderEntry.wrong.${field}`);
  return problems;
}

/** When it is collected: as it is, as soon as possible, or a time. */
export type EntryPickup = 'as-it-is' | 'soon' | (string & Record<never, never>);

/** The pickup time as a call takes it; undefined leaves it as it is. */
export const pickupAtOf = (pickup: EntryPickup): string | null | undefined => {
  if (pickup === 'as-it-is') return undefined;
  return pickup === 'soon' ? null : pickup;
};

interface Entry {
  lines: readonly EntryLine[];
  pickup: EntryPickup;
  values: EntryValues;
  /** What was shown last. */
  quote: Quote | undefined;
}

const shown = (quote: Quote | undefined) =>
  quote && { quotedTotal: quote.total, quotedContentsHash: quote.contentsHash };

/** A new order as it is sent. */
export const toPlace = ({ lines, pickup, values, quote }: Entry, language: Language): PlacePhoneOrderInput => ({
  ...values,
  items: newItemsOf(lines),
  pickupAt: pickupAtOf(pickup) ?? null,
  ...shown(quote),
  ...(quote?.readyAt && { quotedReadyAt: quote.readyAt }),
  language,
});

/** A correction as it is sent. */
export const toCorrect = ({ lines, pickup, values, quote }: Entry): CorrectOrderInput => ({
  items: itemsOf(lines),
  notes: values.notes,
  pickupAt: pickupAtOf(pickup),
  ...shown(quote),
});
