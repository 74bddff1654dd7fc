import { endpoints, type Endpoint } from '@pickup/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { readFailure, urlOf } from '../../product/client.js';
import { readSecrets } from '../../product/secrets.js';
import { sessionIdOf, signToken, unsignedToken } from '../../product/tokens.js';
import { addVisitorAccount, ownerRow } from '../../restaurant/accounts.js';
import { signInToPanel } from '../../restaurant/panel.js';
import { DATABASES, useProduct } from '../../restaurant/use-product.js';
import { createRowCounts } from '../../restaurant/row-counts.js';
import { FULL } from '../../depth.js';

const adminCalls = Object.entries<Endpoint>(endpoints)
  .filter(([, { access }]) => access === 'admin')
  .map(([name, endpoint]) => ({ name, endpoint }));

/**
 * Some of them, each method among them: what is wrong with a token or a path is judged before it is known which call it is for.
 * Without a token, and with one that is valid but not an owner's, all are tried.
 */
const someCalls = FULL
  ? adminCalls
  : adminCalls.filter(
      ({ endpoint }, index) =>
        index % 8 === 0 || adminCalls.findIndex((call) => call.endpoint.method === endpoint.method) === index,
    );

/** Ids of nothing, for every parameter that a path may name. */
const NOTHING = { id: 'x', lineId: 'x' };

const SIGN_IN = 'Please sign in.';
const NOT_YOURS = 'This account may not do that.';

/** Requests of somebody who is not a signed-in owner, by the token they carry. */
const STRANGERS = [
  'no token',
  'an empty token',
  'nonsense',
  'three dots',
  'a forged token',
  'an expired token',
  'a refresh token',
  'an unsigned token',
  'a token of nobody',
  'the token of a session that has ended',
  'a token signed in another way',
  "the raw panel's own token",
] as const;

describe.each(DATABASES)('every call of the owner on %s refuses', (database) => {
  const product = useProduct(database);
  const tokens: Partial<Record<(typeof STRANGERS)[number], string>> = {};
  let visitor = '';
  let rowCounts: () => Promise<Record<string, string>>;

  beforeAll(async () => {
    const { api, dataDir, sql, token } = product();
    const sessionId = sessionIdOf(token);
    const { JWT_SECRET } = await readSecrets(dataDir);
    const userId = String((await ownerRow(sql)).id);
    const panel = await signInToPanel(api, dataDir);
    visitor = signToken(JWT_SECRET, { userId: String(await addVisitorAccount(sql, 'visitor@example.com')), sessionId });
    Object.assign(tokens, {
      'an empty token': '',
      nonsense: 'nonsense',
      'three dots': '...',
      'a forged token': signToken('another secret', { userId, sessionId }),
      'an expired token': signToken(JWT_SECRET, { userId, sessionId, lifetime: -1 }),
      'a refresh token': signToken(JWT_SECRET, { userId, sessionId, type: 'refresh' }),
      'an unsigned token': unsignedToken(userId),
      'a token of nobody': signToken(JWT_SECRET, { userId: '999999', sessionId }),
      'the token of a session that has ended': signToken(JWT_SECRET, { userId }),
      'a token signed in another way': signToken(JWT_SECRET, { userId, sessionId, algorithm: 'HS512' }),
      "the raw panel's own token": panel.token,
    } satisfies Partial<typeof tokens>);
    // Each refused token differs from this valid one in a single property.
    const good = signToken(JWT_SECRET, { userId, sessionId });
    expect((await api.call('adminOrders', { query: {} }, { token: good })).status).toBe(200);
    rowCounts = await createRowCounts(sql, database);
  });

  const ask = (endpoint: Endpoint, headers: Record<string, string>, path = urlOf(endpoint, { params: NOTHING })) =>
    product().api.send(path, { method: endpoint.method, headers });

  /** Every one of these calls of the owner answers these headers with the same error, and stores nothing. */
  async function expectRefusals(
    headers: Record<string, string>,
    status: number,
    message: string,
    calls: readonly (typeof adminCalls)[number][] = adminCalls,
  ) {
    const before = await rowCounts();
    expect(adminCalls.length).toBeGreaterThan(40);
    for (const { name, endpoint } of calls) {
      const failure = readFailure(await ask(endpoint, headers));
      expect([name, failure.status, failure.error.message]).toEqual([name, status, message]);
    }
    expect(await rowCounts()).toEqual(before);
  }

  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  it.each(STRANGERS)('%s: 401', async (who) => {
    const token = tokens[who];
    expect(token === undefined).toBe(who === 'no token');
    await expectRefusals(
      token === undefined ? {} : bearer(token),
      401,
      SIGN_IN,
      token === undefined ? adminCalls : someCalls,
    );
  });

  it("a visitor's valid token: 403", () => expectRefusals(bearer(visitor), 403, NOT_YOURS));

  it('the token of a blocked owner: 403', async () => {
    const { sql, token } = product();
    const { id } = await ownerRow(sql);
    await sql('up_users').where({ id }).update({ blocked: true });
    try {
      await expectRefusals(bearer(token), 403, NOT_YOURS);
    } finally {
      await sql('up_users').where({ id }).update({ blocked: false });
    }
  });

  it('the token of an account that has lost the role ADMIN: 403', async () => {
    const { sql, token } = product();
    const { id } = await ownerRow(sql);
    const link = () => sql('up_users_role_lnk').where({ user_id: id });
    const [held]: { role_id: number }[] = await link().select('role_id');
    const [other]: { id: number }[] = await sql('up_roles').where({ type: 'authenticated' }).select('id');
    await link().update({ role_id: other?.id });
    try {
      await expectRefusals(bearer(token), 403, NOT_YOURS);
    } finally {
      await link().update({ role_id: held?.role_id });
    }
  });

  it.each([
    ['another scheme', (token: string) => ({ authorization: `Basic ${token}` })],
    ['no scheme', (token: string) => ({ authorization: token })],
    ['cookies', (token: string) => ({ cookie: `jwt=${token}; authToken=${token}; pickup_session=${token}` })],
    ['another header', (token: string) => ({ 'x-access-token': token, 'x-authorization': `Bearer ${token}` })],
  ])('a good token in %s: 401', (_, headers) => expectRefusals(headers(product().token), 401, SIGN_IN, someCalls));

  it('a good token in the address: 401', async () => {
    for (const { endpoint } of someCalls) {
      const path = `${urlOf(endpoint, { params: NOTHING })}?access_token=${product().token}&token=${product().token}`;
      expect((await ask(endpoint, {}, path)).status).toBe(401);
    }
  });

  it.each([
    ['capitals', (path: string) => path.toUpperCase()],
    ['a slash at the end', (path: string) => `${path}/`],
    ['an encoded letter', (path: string) => path.replace('/admin/', '/%61dmin/')],
    ['two slashes', (path: string) => path.replace('/api/', '/api//')],
    ['dots', (path: string) => path.replace('/api/', '/api/menu/../')],
    ['encoded dots', (path: string) => path.replace('/api/', '/api/menu/%2e%2e/')],
    ['a backslash', (path: string) => path.replace('/api/', '/api\\')],
    ['a second question mark', (path: string) => `${path}?x=1?admin=true`],
  ])('a path written with %s, without a token: 401 or 404', async (_, write) => {
    const before = await rowCounts();
    for (const { name, endpoint } of someCalls) {
      const { status } = await ask(endpoint, {}, write(urlOf(endpoint, { params: NOTHING })));
      expect([name, [401, 404, 405].includes(status)]).toEqual([name, true]);
    }
    expect(await rowCounts()).toEqual(before);
  });

  it.each(['HEAD', 'OPTIONS'])('answers %s without a body', async (method) => {
    for (const { endpoint } of someCalls) {
      const answer = await product().api.send(urlOf(endpoint, { params: NOTHING }), { method });
      expect(answer.text).toBe('');
      expect([200, 204, 401, 404, 405]).toContain(answer.status);
      if (method === 'HEAD') expect(answer.status).not.toBe(200);
    }
  });

  it.each(['x-http-method-override', 'x-http-method', 'x-method-override'])(
    'a method override by the header %s',
    async (header) => {
      const [dish] = await product().api.get('menuItems', {});
      const path = urlOf(endpoints.deleteMenuItem, { params: { id: dish?.id ?? '' } });
      const answer = await product().api.send(path, {
        method: 'GET',
        headers: { ...bearer(product().token), [header]: 'DELETE' },
      });
      expect([404, 405]).toContain(answer.status);
      expect((await product().api.get('menuItems', {}))[0]?.id).toBe(dish?.id);
    },
  );
});
