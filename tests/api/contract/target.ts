import type { Login } from '@pickup/contract';
import { OWNER, PASSWORD, type MockApi } from '../../mock-api/index.js';
import { createClient, type Client } from '../../product/client.js';
import { keepingCookies, type Fetch } from '../../product/cookies.js';
import { OWNER_EMAIL, readSecrets } from '../../product/secrets.js';
import type { RunningProduct } from '../../restaurant/use-product.js';

/** The product or the mock: a scenario runs against either. */
export interface Target {
  /** Keeps the cookies of its answers. */
  api: Client;
  /** How the owner signs in from now on. */
  owner: Login;
  /** A token of a session that nothing but a new password ends. */
  token: () => Promise<string>;
  /** What its clock shows, in milliseconds. */
  now: () => number;
  /** Removes the restaurant, as before the owner had described it. */
  removeRestaurant: () => Promise<void>;
}

interface Place {
  url: string;
  fetch: Fetch;
  owner: Login;
  now: () => number;
  removeRestaurant: () => Promise<void>;
}

function targetAt({ url, fetch, owner, now, removeRestaurant }: Place): Target {
  const stranger = createClient(url, fetch);
  const signedIn = { password: '', token: '' };
  return {
    api: createClient(url, keepingCookies(fetch)),
    owner,
    async token() {
      if (signedIn.password !== owner.password) {
        const { accessToken } = await stranger.get('login', { body: { ...owner } });
        Object.assign(signedIn, { password: owner.password, token: accessToken });
      }
      return signedIn.token;
    },
    now,
    removeRestaurant,
  };
}

/** The running product; a developer removes its restaurant by plain SQL. */
export async function productTarget({ url, sql, dataDir }: RunningProduct): Promise<Target> {
  const { OWNER_PASSWORD } = await readSecrets(dataDir);
  return targetAt({
    url,
    fetch,
    owner: { email: OWNER_EMAIL, password: OWNER_PASSWORD },
    now: Date.now,
    removeRestaurant: async () => {
      await sql('restaurants').delete();
    },
  });
}

export function mockTarget(mock: MockApi): Target {
  mock.data.sendsMail = true;
  return targetAt({
    url: 'http://mock.example',
    fetch: mock.fetch,
    owner: { email: OWNER.user.email, password: PASSWORD },
    now: () => mock.data.now,
    removeRestaurant: async () => {
      mock.data.hasRestaurant = false;
    },
  });
}
