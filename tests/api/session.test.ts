import { REFRESH_COOKIE, Session } from '@pickup/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readFailure, type RawAnswer } from '../product/client.js';
import { OWNER_EMAIL, readSecrets } from '../product/secrets.js';
import { sessionIdOf, signToken } from '../product/tokens.js';
import { ownerRow } from './product/accounts.js';
import { signInToPanel } from './product/panel.js';
import { DATABASES, useProduct, type Running } from './product/use-product.js';

const ENDED = 'Your session has ended. Please sign in.';

/** The refresh cookie of an answer, as a browser would keep it. */
function cookieOf(answer: RawAnswer): { value: string; attributes: string[] } {
  const line = answer.headers.getSetCookie().find((each) => each.startsWith(`${REFRESH_COOKIE}=`)) ?? '';
  const [pair = '', ...attributes] = line.split('; ');
  return { value: pair.slice(REFRESH_COOKIE.length + 1), attributes: attributes.map((each) => each.toLowerCase()) };
}

interface Held {
  token: string;
  cookie: string;
}

const held = (answer: RawAnswer): Held => ({
  token: Session.parse(JSON.parse(answer.text)).accessToken,
  cookie: cookieOf(answer).value,
});

describe.each(DATABASES)('a session on %s', (database) => {
  const product = useProduct(database);
  let password = '';

  const post = (path: string, cookie?: string) =>
    product().api.send(path, {
      method: 'POST',
      headers: cookie === undefined ? {} : { cookie: `${REFRESH_COOKIE}=${cookie}` },
    });
  const renew = (cookie?: string) => post('/api/auth/refresh', cookie);
  const signOut = (cookie?: string) => post('/api/auth/logout', cookie);
  const signIn = async () => {
    const answer = await product().api.call('login', { body: { email: OWNER_EMAIL, password } });
    expect(answer.status).toBe(200);
    return answer;
  };
  const statusOf = async (token: string) => (await product().api.call('adminOrders', { query: {} }, { token })).status;
  /** Makes a session look as if it had been renewed so many seconds ago. */
  const age = async ({ sql }: Running, cookie: string, seconds: number) => {
    const session_id = sessionIdOf(cookie);
    const at = new Date(Date.now() - seconds * 1000);
    await sql('strapi_sessions').where({ session_id }).update({ updated_at: at });
  };

  beforeEach(async () => {
    password ||= (await readSecrets(product().dataDir)).OWNER_PASSWORD;
  });

  it('comes with a cookie that no script reads and no other site sends', async () => {
    const { value, attributes } = cookieOf(await signIn());
    expect(value).not.toBe('');
    expect(attributes).toEqual(expect.arrayContaining(['path=/api/auth', 'httponly', 'samesite=strict']));
    // Plain http on localhost: a secure cookie would be thrown away.
    expect(attributes).not.toContain('secure');
  });

  it('has an access token of ten minutes', async () => {
    const { token } = held(await signIn());
    const [, payload = ''] = token.split('.');
    const { iat, exp } = z
      .object({ iat: z.number(), exp: z.number() })
      .parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    expect(exp - iat).toBe(600);
  });

  it('is renewed by its cookie, which changes', async () => {
    const first = held(await signIn());
    const answer = await renew(first.cookie);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const second = held(answer);
    expect(second.cookie).not.toBe(first.cookie);
    expect(Session.parse(JSON.parse(answer.text)).user).toMatchObject({ email: OWNER_EMAIL, roles: ['ADMIN'] });
    expect(await statusOf(second.token)).toBe(200);
    // The token before is good for the rest of its ten minutes.
    expect(await statusOf(first.token)).toBe(200);
  });

  it('survives an answer that was lost: the old cookie works for some moments more', async () => {
    const first = held(await signIn());
    const lost = held(await renew(first.cookie));
    const again = held(await renew(first.cookie));
    expect(await statusOf(again.token)).toBe(200);
    expect((await renew(again.cookie)).status).toBe(200);
    expect((await renew(lost.cookie)).status).toBe(200);
  });

  it('survives ten renewals at once', async () => {
    const { cookie } = held(await signIn());
    const answers = await Promise.all(Array.from({ length: 10 }, () => renew(cookie)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    for (const answer of answers) expect(await statusOf(held(answer).token)).toBe(200);
  });

  it('ends, all of it, when an old cookie comes back later: somebody holds a copy', async () => {
    const first = held(await signIn());
    const second = held(await renew(first.cookie));
    await age(product(), first.cookie, 60);
    const stolen = readFailure(await renew(first.cookie));
    expect([stolen.status, stolen.error.message]).toEqual([401, ENDED]);
    expect((await renew(second.cookie)).status).toBe(401);
    expect([await statusOf(first.token), await statusOf(second.token)]).toEqual([401, 401]);
  });

  it.each([
    ['no cookie', () => undefined],
    ['an empty cookie', () => ''],
    ['nonsense', () => 'nonsense'],
  ])('is not renewed by %s', async (_, cookie) => {
    const failure = readFailure(await renew(cookie()));
    expect([failure.status, failure.error.message]).toEqual([401, ENDED]);
  });

  it('is not renewed by a forged cookie, an access token, or the session of nobody', async () => {
    const { token, cookie } = held(await signIn());
    const userId = String((await ownerRow(product().sql)).id);
    const sessionId = sessionIdOf(cookie);
    const { JWT_SECRET } = await readSecrets(product().dataDir);
    const forged = signToken('another secret', { userId, sessionId, type: 'refresh' });
    const unknown = signToken(JWT_SECRET, { userId, type: 'refresh' });
    for (const wrong of [forged, token, unknown]) expect((await renew(wrong)).status).toBe(401);
    expect((await renew(cookie)).status).toBe(200);
  });

  it('ends on the server when its owner signs out, and no other with it', async () => {
    const mine = held(await signIn());
    const other = held(await signIn());
    const renewed = held(await renew(mine.cookie));
    const answer = await signOut(renewed.cookie);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(cookieOf(answer)).toMatchObject({ value: '' });
    expect([await statusOf(mine.token), await statusOf(renewed.token)]).toEqual([401, 401]);
    expect([(await renew(mine.cookie)).status, (await renew(renewed.cookie)).status]).toEqual([401, 401]);
    expect(await statusOf(other.token)).toBe(200);
  });

  it('ends with the signing out, however many renewals are under way', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { cookie } = held(await signIn());
      const [answers] = await Promise.all([
        Promise.all(Array.from({ length: 6 }, () => renew(cookie))),
        signOut(cookie),
      ]);
      const renewed = answers.filter(({ status }) => status === 200).map(held);
      for (const { token } of renewed) expect(await statusOf(token)).toBe(401);
    }
  });

  it('can be signed out of twice, and without a cookie', async () => {
    const { cookie } = held(await signIn());
    for (const each of [cookie, cookie, undefined, 'nonsense']) expect((await signOut(each)).status).toBe(204);
  });

  it('is not renewed for an account that was blocked meanwhile', async () => {
    const { cookie } = held(await signIn());
    const { sql } = product();
    const { id } = await ownerRow(sql);
    await sql('up_users').where({ id }).update({ blocked: true });
    expect((await renew(cookie)).status).toBe(401);
    await sql('up_users').where({ id }).update({ blocked: false });
    expect((await renew(cookie)).status).toBe(200);
  });

  describe('when the password changes', () => {
    const change = (token: string, body: unknown) =>
      product().api.send('/api/admin/account/password', {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });

    it('every other session ends, and the one who changed it goes on', async () => {
      const mine = held(await signIn());
      const other = held(await signIn());
      const newPassword = `${password}-new`;
      const answer = await change(mine.token, { currentPassword: password, newPassword });
      expect(answer.status).toBe(200);
      const next = held(answer);
      expect([await statusOf(mine.token), await statusOf(other.token)]).toEqual([401, 401]);
      expect((await renew(other.cookie)).status).toBe(401);
      expect(await statusOf(next.token)).toBe(200);
      expect((await renew(next.cookie)).status).toBe(200);
      const before = await product().api.call('login', { body: { email: OWNER_EMAIL, password } });
      expect(before.status).toBe(401);
      password = newPassword;
      await signIn();
    });

    it('nobody who signs in with the old one at that moment stays', async () => {
      for (let round = 0; round < 5; round += 1) {
        const { token } = held(await signIn());
        const state = { isChanged: false };
        const keepSigningIn = async () => {
          const answers: RawAnswer[] = [];
          while (!state.isChanged) {
            answers.push(await product().api.call('login', { body: { email: OWNER_EMAIL, password } }));
          }
          return answers;
        };
        const signingIn = Promise.all(Array.from({ length: 4 }, keepSigningIn));
        const newPassword = `${password}-${round}`;
        const answer = await change(token, { currentPassword: password, newPassword });
        state.isChanged = true;
        const answers = (await signingIn).flat();
        expect(answer.status).toBe(200);
        for (const { status } of answers) expect([200, 401]).toContain(status);
        const old = answers.filter(({ status }) => status === 200).map(held);
        for (const each of old) expect(await statusOf(each.token)).toBe(401);
        expect(await statusOf(held(answer).token)).toBe(200);
        password = newPassword;
      }
    });

    it('of two changes at once one wins', async () => {
      const { token } = held(await signIn());
      const candidates = [`${password}-one`, `${password}-two`] as const;
      const answers = await Promise.all(
        candidates.map((newPassword) => change(token, { currentPassword: password, newPassword })),
      );
      const winner = answers.findIndex(({ status }) => status === 200);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      password = candidates[winner] ?? '';
      await signIn();
    });

    it.each([
      [
        'a wrong current password',
        { currentPassword: 'wrong', newPassword: 'long enough' },
        'The current password is wrong.',
      ],
      [
        'a short new one',
        { currentPassword: 'x', newPassword: 'short' },
        'newPassword must have at least 8 characters.',
      ],
      ['nothing', {}, 'currentPassword is required.'],
    ])('refuses %s and ends nothing', async (_, body, message) => {
      const { token } = held(await signIn());
      const failure = readFailure(await change(token, body));
      expect([failure.status, failure.error.message]).toEqual([400, message]);
      expect(await statusOf(token)).toBe(200);
    });

    it('refuses the same one again', async () => {
      const { token } = held(await signIn());
      const failure = readFailure(await change(token, { currentPassword: password, newPassword: password }));
      expect([failure.status, failure.error.message]).toEqual([400, 'newPassword must be another one.']);
      expect(await statusOf(token)).toBe(200);
    });

    it('in the raw panel, every session ends', async () => {
      const { api, sql, dataDir } = product();
      const { token, cookie } = held(await signIn());
      const { document_id } = z.object({ document_id: z.string() }).parse(await ownerRow(sql));
      const panel = await signInToPanel(api, dataDir);
      const user = `/content-manager/collection-types/plugin::users-permissions.user/${document_id}`;
      await panel.ask(user, { method: 'PUT', body: JSON.stringify({ username: 'the-owner' }) });
      expect(await statusOf(token)).toBe(200);
      password = 'mended-in-the-panel';
      await panel.ask(user, { method: 'PUT', body: JSON.stringify({ password }) });
      expect([await statusOf(token), (await renew(cookie)).status]).toEqual([401, 401]);
      await signIn();
    });
  });
});
