import { cartTotals, fromCents, isBlank, type Language, PlaceOrder, type PlaceOrderInput } from '@pickup/contract';
import { type Problems, useCheckedForm } from '@pickup/web';
import { useEffect, useState } from 'react';
import type { CartDocument } from '../../cart-store/cart-document.js';
import { toOrderItem } from '../../cart-store/quote.js';

/** The form's fields, as typed. */
export interface Contact {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  notes: string;
}

export type ContactField = keyof Contact;

export const CONTACT_FIELDS = [
  'customerName',
  'customerEmail',
  'customerPhone',
  'notes',
] as const satisfies ContactField[];
export const EMPTY_CONTACT: Contact = { customerName: '', customerEmail: '', customerPhone: '', notes: '' };

function problemOf(field: ContactField, value: string): 'required' | 'invalid' | null {
  if (field !== 'notes' && isBlank(value)) return 'required';
  return PlaceOrder.shape[field].safeParse(value).success ? null : 'invalid';
}

/** What is wrong with the fields by the contract's rules, `required` or `invalid` each. */
export function contactProblems(contact: Contact): Problems<Contact> {
  const problems: Problems<Contact> = {};
  for (const field of CONTACT_FIELDS) {
    const problem = problemOf(field, contact[field]);
    if (problem) problems[field] = problem;
  }
  return problems;
}

/**
 * The order as it is sent, with the total of these lines, for which alone it is placed.
 * @param language of the customer's mails
 */
export function toPayload(
  contact: Contact,
  { lines, pickupAt }: Pick<CartDocument, 'lines' | 'pickupAt'>,
  language: Language,
): PlaceOrderInput {
  const notes = contact.notes.trim();
  return {
    customerName: contact.customerName.trim(),
    customerEmail: contact.customerEmail.trim(),
    customerPhone: contact.customerPhone.trim(),
    ...(notes && { notes }),
    items: lines.map(toOrderItem),
    ...(pickupAt !== null && { pickupAt }),
    quotedTotal: fromCents(cartTotals(lines).total),
    language,
  };
}

const STORAGE_KEY = 'checkout-draft';

function readDraft(): Contact {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    const given = new Map(Object.entries(stored ?? {}));
    const contact = { ...EMPTY_CONTACT };
    for (const field of CONTACT_FIELDS) {
      const value: unknown = given.get(field);
      if (typeof value === 'string') contact[field] = value;
    }
    return contact;
  } catch (error) {
    console.error('The checkout form could not be read', error);
    return EMPTY_CONTACT;
  }
}

function writeDraft(contact: Contact) {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(contact));
  } catch (error) {
    console.error('The checkout form could not be saved', error);
  }
}

/** Deletes the stored form, once the order is done. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch (error) {
    console.error('The checkout form could not be cleared', error);
  }
}

/** The contact form; what is typed survives a reload in this tab. */
export function useContactForm() {
  const [values] = useState(readDraft);
  const form = useCheckedForm<Contact>({ values, check: contactProblems, whileTyping: 'forget' });
  const { watch, getValues } = form;
  useEffect(() => {
    const typing = watch(() => writeDraft(getValues()));
    return () => typing.unsubscribe();
  }, [watch, getValues]);
  return form;
}
