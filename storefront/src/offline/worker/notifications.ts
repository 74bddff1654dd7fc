import { pathIn, type PushMessage } from '@pickup/contract';
import type { NotificationClicked, PushCame, WorkerScope } from './worker-scope.js';

const textIn = (data: object, name: keyof PushMessage): string => {
  const value: unknown = Reflect.get(data, name);
  return typeof value === 'string' ? value : '';
};

/** A message as the server sends it; null for any other. */
function readMessage(data: unknown): PushMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const [title, body, language] = [textIn(data, 'title'), textIn(data, 'body'), textIn(data, 'language')];
  const [path, tag] = [textIn(data, 'path'), textIn(data, 'tag')];
  return title !== '' && path.startsWith('/orders/') ? { title, body, language, path, tag } : null;
}

/** Shows what the server has sent. */
export async function show({ registration }: WorkerScope, { data }: PushCame): Promise<void> {
  const message = readMessage(data?.json());
  if (!message) return;
  const { title, body, language, path, tag } = message;
  // A later step of the order is heard too (renotify), although it takes the place of the one before.
  const options = { body, tag, lang: language, icon: '/icons/icon-192.png', data: { path }, renotify: true };
  await registration.showNotification(title, options);
}

const pathOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'path' in data && typeof data.path === 'string' ? data.path : '/';

/** Opens the order's page in the notification's language, or brings it to the front where it is open. */
export async function openOrder(
  { clients, location }: WorkerScope,
  { notification }: NotificationClicked,
): Promise<void> {
  notification.close();
  const path = pathOf(notification.data);
  const address = pathIn(notification.lang === 'nl' ? 'nl' : 'en', path);
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = tabs.find(({ url }) => new URL(url).pathname.endsWith(path));
  await (open?.focus ? open.focus() : clients.openWindow(`${location.origin}${address}`));
}
