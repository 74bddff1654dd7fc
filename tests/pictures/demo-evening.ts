import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LineItemType } from '@pickup/contract';
import { createClient, type Client } from '../product/client.js';
import { makeFolder, removeFolder } from '../product/folders.js';
import { shiftedClock } from '../product/shifted-clock.js';
import { startProduct } from '../product/product.js';
import { readSecrets, type Secrets } from '../product/secrets.js';
import { signIn } from '../product/sign-in.js';

/** A Friday evening at 18:40 in the restaurant: pictures change when the product does, and not with the hour. */
export const EVENING = new Date('2026-11-20T17:40:00Z');

/** A demo restaurant on that evening. */
export interface Evening {
  url: string;
  api: Client;
  /** The owner's access token. */
  token: string;
  secrets: Secrets;
  stop: () => Promise<void>;
}

/** Starts the demo restaurant with a clock that stands at {@link EVENING}. */
export async function startEvening(): Promise<Evening> {
  const dataDir = await makeFolder('pictures');
  const clock = path.join(dataDir, 'clock');
  await writeFile(clock, String(EVENING.getTime() - Date.now()));
  const product = await startProduct({ dataDir, env: shiftedClock(clock) });
  const api = createClient(product.url);
  return {
    url: product.url,
    api,
    secrets: await readSecrets(dataDir),
    token: await signIn(api, dataDir),
    stop: async () => {
      await product.stop();
      await removeFolder(dataDir);
    },
  };
}

/** Somebody's order: who, what they say, and how many of which. */
export interface OrderItemRequest {
  name: string;
  notes?: string;
  lines: readonly { type: LineItemType; name: string; quantity: number }[];
}

/**
 * Orders as a customer does.
 * @returns the secret id that opens the order's page
 * @throws Error when the demo sells no such thing
 */
export async function order({ api }: Evening, { name, notes, lines }: OrderItemRequest): Promise<string> {
  const dishes = await api.get('menuItems', {});
  const deals = await api.get('deals', {});
  const idOf = (type: LineItemType, wanted: string) => {
    const found =
      type === 'menu' ? dishes.find((dish) => dish.name === wanted) : deals.find(({ title }) => title === wanted);
    if (!found) throw new Error(`The demo restaurant sells no ${wanted}`);
    return found.id;
  };
  const placed = await api.get('placeOrder', {
    body: {
      customerName: name,
      customerEmail: `${name.toLowerCase().replace(/\W+/g, '.')}@example.com`,
      customerPhone: '+31 6 1234 5678',
      ...(notes !== undefined && { notes }),
      items: lines.map(({ type, name: wanted, quantity }) => ({
        itemId: idOf(type, wanted),
        itemType: type,
        quantity,
        customizations: [],
      })),
    },
  });
  return placed.id;
}
