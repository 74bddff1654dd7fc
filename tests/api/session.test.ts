import { Session } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readFailure } from '../product/client.js';
import { OWNER_EMAIL, readSecrets } from '../product/secrets.js';
import { sessionIdOf, signToken } from '../product/tokens.js';
import { ownerRow } from '../restaurant/accounts.js';
import { cookieOf, held, sessionCalls } from '../restaurant/sessions.js';
import { DATABASES, useProduct, type RunningProduct } from '../restaurant/use-product.js';
import { FULL } from '../depth.js';

const ENDED = 'Your session has ended. Please sign in.';

describe.each(DATABASES)('a session on %s', (database) => {
  const product = useProduct(database);
  const { renew, signIn, signOut, statusOf } = sessionCalls(product);
  /** Makes a session look as if it had been renewed so many seconds ago. */
  const age = async ({ sql }: RunningProduct, cookie: string, seconds: number) => {
    const session_id = sessionIdOf(cookie);
    const at = new Date(Date.now() - seconds * 1000);
    await sql('strapi_sessions').where({ session_id }).update({ updated_at: at });
  };

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
    ['the copy last', [0, 1]],
    ['the copy first', [1, 0]],
  ] as const)('ends, all of it, when a copy used within those moments goes on beside it: %s', async (_, order) => {
    const first = held(await signIn());
    const both = [held(await renew(first.cookie)), held(await renew(first.cookie))] as const;
    await age(product(), first.cookie, 60);
    const next = held(await renew(both[order[0]].cookie));
    const stolen = readFailure(await renew(both[order[1]].cookie));
    expect([stolen.status, stolen.error.message]).toEqual([401, ENDED]);
    expect((await renew(next.cookie)).status).toBe(401);
    for (const { token } of [first, ...both, next]) expect(await statusOf(token)).toBe(401);
  });

  it('ends when a copy and its owner go on at the same moment', async () => {
    const first = held(await signIn());
    const both = [held(await renew(first.cookie)), held(await renew(first.cookie))];
    await age(product(), first.cookie, 60);
    const answers = await Promise.all(both.map(({ cookie }) => renew(cookie)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    for (const answer of answers.filter(({ status }) => status === 200)) {
      expect((await renew(held(answer).cookie)).status).toBe(401);
    }
  });

  it('ends when a copy keeps up with its owner from moment to moment, and they part later', async () => {
    let [mine, copy] = [held(await signIn()), { token: '', cookie: '' }];
    copy = mine;
    for (let turn = 0; turn < 3; turn += 1)
      [mine, copy] = [held(await renew(mine.cookie)), held(await renew(copy.cookie))];
    // What was used twice within moments is long past.
    await product()
      .sql('strapi_sessions')
      .where({ status: 'rotated' })
      .update({ updated_at: new Date(0) });
    const next = held(await renew(mine.cookie));
    await product()
      .sql('strapi_sessions')
      .where({ status: 'rotated' })
      .update({ updated_at: new Date(0) });
    expect((await renew(copy.cookie)).status).toBe(401);
    expect((await renew(next.cookie)).status).toBe(401);
  });

  it('ends when a cookie that was joined to another comes back for one more', async () => {
    const first = held(await signIn());
    const [mine, copy] = [held(await renew(first.cookie)), held(await renew(first.cookie))];
    const next = held(await renew(mine.cookie));
    await renew(copy.cookie);
    const again = held(await renew(copy.cookie));
    for (const each of [first, mine, copy]) await age(product(), each.cookie, 60);
    expect((await renew(next.cookie)).status).toBe(200);
    expect((await renew(again.cookie)).status).toBe(401);
  });

  it('goes on for an owner whose answers are lost again and again', async () => {
    let mine = held(await signIn());
    for (let turn = 0; turn < 3; turn += 1) {
      await renew(mine.cookie);
      const next = held(await renew(mine.cookie));
      await age(product(), mine.cookie, 60);
      mine = next;
    }
    expect((await renew(mine.cookie)).status).toBe(200);
  });

  it.each([
    ['first', 0],
    ['last', 1],
  ])('goes on for two tabs that renew at once, with the %s answer', async (_, kept) => {
    let { cookie } = held(await signIn());
    for (let turn = 0; turn < 3; turn += 1) {
      const used = cookie;
      const answers = await Promise.all([renew(used), renew(used)]);
      cookie = answers.map((answer) => held(answer).cookie)[kept] ?? '';
      await age(product(), used, 60);
    }
    expect((await renew(cookie)).status).toBe(200);
  });

  it('goes on for a tab whose answer came after another tab had used its own', async () => {
    const first = held(await signIn());
    const [quick, slow] = [held(await renew(first.cookie)), held(await renew(first.cookie))];
    await renew(quick.cookie);
    const late = held(await renew(slow.cookie));
    for (const each of [first, quick, slow]) await age(product(), each.cookie, 60);
    expect((await renew(late.cookie)).status).toBe(200);
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
    const repeated = held(await renew(mine.cookie));
    const renewed = held(await renew(mine.cookie));
    const answer = await signOut(renewed.cookie);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(cookieOf(answer)).toMatchObject({ value: '' });
    for (const each of [mine, repeated, renewed]) {
      expect([await statusOf(each.token), (await renew(each.cookie)).status]).toEqual([401, 401]);
    }
    expect(await statusOf(other.token)).toBe(200);
  });

  it('ends with the signing out, however many renewals are under way', async () => {
    for (let round = 0; round < (FULL ? 10 : 3); round += 1) {
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
});
