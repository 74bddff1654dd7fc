import { useEffect, useState } from 'react';
import { CONTACT_FIELDS, EMPTY_CONTACT, type Contact } from './contact.js';

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

/** Forgets what was typed, once the order is done. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch (error) {
    console.error('The checkout form could not be cleared', error);
  }
}

/** The contact form's content; it survives a reload in this tab. */
export function useContactDraft(): [Contact, (contact: Contact) => void] {
  const [contact, setContact] = useState(EMPTY_CONTACT);
  useEffect(() => setContact(readDraft()), []);
  const change = (next: Contact) => {
    setContact(next);
    writeDraft(next);
  };
  return [contact, change];
}
