/** A document that this browser keeps in its local storage. */
export interface StoredDocument<Document> {
  /** Notifies of every change, those of other tabs included. */
  subscribe: (listener: () => void) => () => void;
  get: () => Document;
  /** Applies a change to the newest document, another tab's included, and saves it at once. */
  update: (change: (document: Document) => Document) => Document;
}

/** Where documents are kept. */
export interface BrowserStorage {
  /** May throw: some browsers forbid access to their storage. */
  storage: () => Storage;
  /** Where `storage` events of other tabs arrive. */
  events: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

interface DocumentKind<Document> {
  key: string;
  /** In the log: `The cart`. */
  name: string;
  empty: Document;
  /** @throws Error when the text is none: it is logged and replaced by the empty one */
  parse: (text: string) => Document;
}

/** On the server every stored document is empty: it lives in its browser. */
export const noStorage: BrowserStorage = {
  storage: () => {
    throw new Error('A server has no storage.');
  },
  events: { addEventListener: () => undefined, removeEventListener: () => undefined },
};

/** This window's local storage; none on the server. */
export const localStorageOfWindow = (): BrowserStorage =>
  typeof window === 'undefined' ? noStorage : { storage: () => window.localStorage, events: window };

/** Stores a document in local storage on every change; a failed read or write is logged, and the document kept in memory. */
export function createStoredDocument<Document>(
  { key, name, empty, parse }: DocumentKind<Document>,
  { storage, events }: BrowserStorage,
): StoredDocument<Document> {
  let known: { document: Document } | null = null;
  let lastText: string | null = null;
  const listeners = new Set<() => void>();

  function readText(): string | null {
    try {
      return storage().getItem(key);
    } catch (error) {
      console.error(`${name} could not be read`, error);
      return lastText;
    }
  }

  function parsed(text: string | null): Document {
    if (text === null) return empty;
    try {
      return parse(text);
    } catch (error) {
      console.error(`${name} could not be read`, error);
      return empty;
    }
  }

  function read(): Document {
    const text = readText();
    if (known === null || text !== lastText) {
      lastText = text;
      known = { document: parsed(text) };
    }
    return known.document;
  }

  function write(next: Document) {
    known = { document: next };
    try {
      const text = JSON.stringify(next);
      storage().setItem(key, text);
      lastText = text;
    } catch (error) {
      console.error(`${name} could not be saved`, error);
    }
  }

  const notify = () => listeners.forEach((listener) => listener());

  function onStorage(event: StorageEvent) {
    if (event.key !== key && event.key !== null) return;
    read();
    notify();
  }

  return {
    subscribe(listener) {
      if (listeners.size === 0) {
        events.addEventListener('storage', onStorage);
        // Another tab may have changed it while nobody listened.
        read();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) events.removeEventListener('storage', onStorage);
      };
    },
    get: () => known?.document ?? read(),
    update(change) {
      const current = read();
      const next = change(current);
      if (next !== current) {
        write(next);
        notify();
      }
      return next;
    },
  };
}
