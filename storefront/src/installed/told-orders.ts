import { createStoredDocument, localStorageOfWindow, type StoredDocument } from '../stored-document/stored-document.js';

/** The orders that this browser is notified of. */
export interface ToldOrders {
  version: 1;
  /** The name of the subscription by the order's id. */
  devices: Readonly<Record<string, string>>;
  /** Whether the guest wanted none when it was offered. */
  isDeclined: boolean;
}

const NONE: ToldOrders = { version: 1, devices: {}, isDeclined: false };

/** More orders at once nobody follows; the first ones leave. */
const MAX_ORDERS = 20;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function parse(text: string): ToldOrders {
  const stored: unknown = JSON.parse(text);
  if (!isObject(stored) || !('devices' in stored) || !isObject(stored.devices)) throw new Error('These are no orders.');
  const entries: [string, unknown][] = Object.entries(stored.devices);
  const whole = entries.flatMap(([id, device]) => (typeof device === 'string' ? [[id, device] as const] : []));
  const isDeclined = 'isDeclined' in stored && stored.isDeclined === true;
  return { version: 1, devices: Object.fromEntries(whole), isDeclined };
}

/** Which orders this browser is notified of, in its local storage; none where it forbids that. */
export const createToldOrders = (): StoredDocument<ToldOrders> =>
  createStoredDocument(
    { key: 'told-orders', name: 'What this browser is notified of', empty: NONE, parse },
    localStorageOfWindow(),
  );

export const withOrder = ({ devices }: ToldOrders, id: string, device: string): ToldOrders => {
  const others = Object.entries(devices).filter(([known]) => known !== id);
  const kept = [...others.slice(1 - MAX_ORDERS), [id, device] as const];
  return { version: 1, devices: Object.fromEntries(kept), isDeclined: false };
};

export const withoutOrder = ({ devices, ...rest }: ToldOrders, id: string): ToldOrders => ({
  ...rest,
  devices: Object.fromEntries(Object.entries(devices).filter(([known]) => known !== id)),
});
