import { useSyncExternalStore } from 'react';
import { createStoredDocument, localStorageOfWindow, type StoredDocument } from './stored-document.js';

/** Ids or numbers of what this browser remembers to have done; the newest last. */
export type StoredList = StoredDocument<readonly string[]>;

/** Longer ones lose their oldest. */
const MOST = 500;

const NONE: readonly string[] = [];

/** @param kind the key in local storage, and a name for the log: `The helpful votes` */
export function createStoredList({ key, name }: { key: string; name: string }): StoredList {
  function parse(text: string): readonly string[] {
    const stored: unknown = JSON.parse(text);
    if (!Array.isArray(stored)) throw new Error(`${name} are damaged.`);
    return stored.filter((entry): entry is string => typeof entry === 'string');
  }
  return createStoredDocument({ key, name, empty: NONE, parse }, localStorageOfWindow());
}

/** Remembers an entry, once. */
export function addTo(list: StoredList, entry: string): void {
  list.update((entries) => [...entries.filter((known) => known !== entry), entry].slice(-MOST));
}

/** What a list holds; nothing on the server and in the first render. */
export const useStoredList = (list: StoredList): readonly string[] =>
  useSyncExternalStore(list.subscribe, list.get, () => NONE);
