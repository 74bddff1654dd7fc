import { REFRESH_COOKIE, Session } from '@pickup/contract';
import { expect } from 'vitest';
import type { RawAnswer } from '../product/client.js';
import { OWNER_EMAIL, readSecrets } from '../product/secrets.js';
import type { RunningProduct } from './use-product.js';

/** A cookie that an answer sets, as a browser would keep it. */
export function setCookieOf(answer: RawAnswer, name: string): { value: string; attributes: string[] } {
  const line = answer.headers.getSetCookie().find((each) => each.startsWith(`${name}=`)) ?? '';
  const [pair = '', ...attributes] = line.split('; ');
  return { value: pair.slice(name.length + 1), attributes: attributes.map((each) => each.toLowerCase()) };
}

/** The refresh cookie of an answer. */
export const cookieOf = (answer: RawAnswer) => setCookieOf(answer, REFRESH_COOKIE);

interface Held {
  token: string;
  cookie: string;
}

/** What a browser holds after a sign-in or a renewal. */
export const held = (answer: RawAnswer): Held => ({
  token: Session.parse(JSON.parse(answer.text)).accessToken,
  cookie: cookieOf(answer).value,
});

/** How the owner's sessions begin, go on and end. */
export function sessionCalls(product: () => RunningProduct) {
  const post = (path: string, cookie?: string) =>
    product().api.send(path, {
      method: 'POST',
      headers: cookie === undefined ? {} : { cookie: `${REFRESH_COOKIE}=${cookie}` },
    });
  const firstPassword = async () => (await readSecrets(product().dataDir)).OWNER_PASSWORD;
  return {
    firstPassword,
    renew: (cookie?: string) => post('/api/auth/refresh', cookie),
    signOut: (cookie?: string) => post('/api/auth/logout', cookie),
    /** With the password of the first start, unless told another. */
    signIn: async (given?: string) => {
      const password = given ?? (await firstPassword());
      const answer = await product().api.call('login', { body: { email: OWNER_EMAIL, password } });
      expect(answer.status).toBe(200);
      return answer;
    },
    statusOf: async (token: string) => (await product().api.call('adminOrders', { query: {} }, { token })).status,
  };
}
