import { isRecord } from '@pickup/contract';
import { createStoredDocument, localStorageOfWindow, type StoredDocument } from '../stored-document/stored-document.js';

/** The orders that this browser is notified of. */
export interface NotifiedOrders {
  version: 1;
  /** The name of the subscription by the order's id. */
  devices: Readonly<Record<string, string>>;
  /** Whether the guest wanted none when it was offered. */
  isDeclined: boolean;
}

const NONE: NotifiedOrders = { version: 1, devices: {}, isDeclined: false };

/** More orders at once nobody follows; the first ones leave. */
const MAX_ORDERS = 20;

function parse(text: string): NotifiedOrders {
  const stored: unknown = JSON.parse(text);
  if (!isRecord(stored) || !('devices' in stored) || !isRecord(stored.devices)) throw new Error('These are no orders.');
  const entries: [string, unknown][] = Object.entries(stored.devices);
  const whole = entries.flatMap(([id, device]) => (typeof device === 'string' ? [[id, device] as const] : []));
  const isDeclined = 'isDeclined' in stored && stored.isDeclined === true;
  return { version: 1, devices: Object.fromEntries(whole), isDeclined };
}

/** Which orders this browser is notified of, in its local storage; none where it forbids that. */
export const createNotifiedOrders = (): StoredDocument<NotifiedOrders> =>
  createStoredDocument(
    // Named so since the first version: another name would forget who is notified of what.
    { key: 'told-orders', name: 'What this browser is notified of', empty: NONE, parse },
    localStorageOfWindow(),
  );

export const withOrder = ({ devices }: NotifiedOrders, id: string, device: string): NotifiedOrders => {
  const others = Object.entries(devices).filter(([known]) => known !== id);
  const entries = [...others.slice(1 - MAX_ORDERS), [id, device] as const];
  return { version: 1, devices: Object.fromEntries(entries), isDeclined: false };
};

export const withoutOrder = ({ devices, ...rest }: NotifiedOrders, id: string): NotifiedOrders => ({
  ...rest,
  devices: Object.fromEntries(Object.entries(devices).filter(([known]) => known !== id)),
});
