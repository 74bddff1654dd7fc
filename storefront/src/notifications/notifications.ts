import type { ApiClient } from '@pickup/web';
import { prepareOffline, hasWorkers, registerWorker } from '../offline/service-worker-registration.js';
import { createNotifiedOrders, withOrder, withoutOrder } from './notified-orders.js';

/**
 * Whether this browser notifies of an order. `declined`: the guest did not want it, and is offered no more than a button;
 * `denied`: the browser was forbidden, now or after it had been allowed, and is not asked again; `unsupported`: it cannot.
 */
export type NotificationState = 'unsupported' | 'ask' | 'declined' | 'on' | 'denied';

/** Read anew each time: another tab may have changed it. */
const notifiedOrders = createNotifiedOrders;

const canNotify = (): boolean => hasWorkers() && 'PushManager' in window && 'Notification' in window;

/** How it stands with an order, without asking anybody. */
export function notificationState(orderId: string): NotificationState {
  if (!canNotify()) return 'unsupported';
  const { permission } = Notification;
  const { devices, isDeclined } = notifiedOrders().get();
  const offer = isDeclined ? 'declined' : 'ask';
  if (permission === 'granted') return orderId in devices ? 'on' : offer;
  // Permission that was given once and is gone has been taken back.
  return permission === 'denied' || Object.keys(devices).length > 0 ? 'denied' : offer;
}

/** The browser's subscription under this site's key; one under a former key is of no use. */
async function subscribeBrowser(registration: ServiceWorkerRegistration, publicKey: string) {
  const { pushManager } = registration;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const former = await pushManager.getSubscription();
    if (!former) throw error;
    await former.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Asks the browser, and has the server notify it of an order. @throws Error when one of the steps fails */
export async function startNotifications(api: ApiClient, orderId: string): Promise<NotificationState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return notificationState(orderId);
  const [registration, { publicKey }] = await Promise.all([registerWorker(), api.call('pushKey')]);
  const { endpoint = '', keys = {} } = (await subscribeBrowser(registration, publicKey)).toJSON();
  const { p256dh = '', auth = '' } = keys;
  const { device } = await api.call('subscribePush', {
    params: { id: orderId },
    body: { endpoint, keys: { p256dh, auth } },
  });
  notifiedOrders().update((orders) => withOrder(orders, orderId, device));
  // What cannot be kept is read from the network.
  void prepareOffline(orderId).catch(() => undefined);
  return 'on';
}

/** Remembers that the guest wants no notifications, for later orders too. */
export function declineNotifications(orderId: string): NotificationState {
  notifiedOrders().update((orders) => ({ ...orders, isDeclined: true }));
  return notificationState(orderId);
}

/** Ends the notifications of an order; the browser's subscription ends with the last one. @throws Error when the server cannot be reached */
export async function stopNotifications(api: ApiClient, orderId: string): Promise<NotificationState> {
  const device = notifiedOrders().get().devices[orderId];
  if (device !== undefined) await api.call('unsubscribePush', { params: { id: orderId }, query: { device } });
  const { devices } = notifiedOrders().update((orders) => withoutOrder(orders, orderId));
  if (Object.keys(devices).length === 0) {
    const registration = await navigator.serviceWorker.getRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  }
  return notificationState(orderId);
}
