import {
  cartTotals,
  fromCents,
  isBlank,
  PlaceOrder,
  type CartLine,
  type Language,
  type PlaceOrderInput,
} from '@pickup/contract';
import { toOrderItem } from '../../cart-store/ask-quote.js';
import type { FieldErrors } from '../../forms/field-errors.js';

/** The form's fields, as typed. */
export interface Contact {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  notes: string;
}

export type ContactField = keyof Contact;
export type ContactErrors = FieldErrors<ContactField>;

export const CONTACT_FIELDS = [
  'customerName',
  'customerEmail',
  'customerPhone',
  'notes',
] as const satisfies ContactField[];
export const EMPTY_CONTACT: Contact = { customerName: '', customerEmail: '', customerPhone: '', notes: '' };

function errorOf(field: ContactField, value: string): 'required' | 'invalid' | null {
  if (field !== 'notes' && isBlank(value)) return 'required';
  return PlaceOrder.shape[field].safeParse(value).success ? null : 'invalid';
}

/** What is wrong with the fields, by the rules the server uses (specification 5, checkout; ruling 10). */
export function contactErrors(contact: Contact): ContactErrors {
  const errors: ContactErrors = {};
  for (const field of CONTACT_FIELDS) {
    const error = errorOf(field, contact[field]);
    if (error) errors[field] = error;
  }
  return errors;
}

/**
 * The order create payload; notes are left out when empty (specification 5). It is placed for the total of these lines or
 * not at all.
 * @param language in which its customer is written to
 */
export function toPayload(contact: Contact, lines: readonly CartLine[], language: Language): PlaceOrderInput {
  const notes = contact.notes.trim();
  return {
    customerName: contact.customerName.trim(),
    customerEmail: contact.customerEmail.trim(),
    customerPhone: contact.customerPhone.trim(),
    ...(notes && { notes }),
    items: lines.map(toOrderItem),
    quotedTotal: fromCents(cartTotals(lines).total),
    language,
  };
}
