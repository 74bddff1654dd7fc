import { endpoints, type Endpoint, type EndpointName } from '@pickup/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { readFailure, urlOf } from '../product/client.js';
import { readSecrets } from '../product/secrets.js';
import { sessionIdOf, signToken, unsignedToken } from '../product/tokens.js';
import { addVisitorAccount, ownerRow } from './product/accounts.js';
import { storedFigures } from './product/content.js';
import { useProduct } from './product/use-product.js';

/** Calls of the contract that no room answers yet. A call that answers must leave this list. */
const NOT_YET: ReadonlySet<EndpointName> = new Set<EndpointName>([]);

interface NamedEndpoint extends Endpoint {
  name: EndpointName;
}

const isName = (name: string): name is EndpointName => name in endpoints;
const all: NamedEndpoint[] = Object.entries(endpoints).flatMap(([name, endpoint]) =>
  isName(name) ? [{ ...endpoint, name }] : [],
);
const live = all.filter(({ name }) => !NOT_YET.has(name));
const liveAdmin = live.filter(({ access }) => access === 'admin');

const product = useProduct();

/** Asks a call with nothing but an unknown id and, if wanted, a token. */
const ask = (endpoint: Endpoint, token?: string) =>
  product().api.send(urlOf(endpoint, { params: { id: 'unknown' } }), {
    method: endpoint.method,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

/** A path that another call's parameter would take for an id answers in that call's name. */
const isSwallowed = ({ path, method }: Endpoint) =>
  all.some(
    (other) =>
      other.path !== path &&
      other.method === method &&
      new RegExp(`^${other.path.replace(/:\w+/g, '[^/]+')}$`).test(path),
  );

/** Whether the running product has a route of its own for a call. */
async function answers(endpoint: NamedEndpoint): Promise<boolean> {
  const { status, text } = await ask(endpoint, product().token);
  if (status === 405 || text.includes('There is no call')) return false;
  return !isSwallowed(endpoint) || status === endpoint.status;
}

describe('every call of the contract', () => {
  it.each(live)('$method $path has a route', async (endpoint) => {
    expect(await answers(endpoint)).toBe(true);
  });

  it.each(all.filter(({ name }) => NOT_YET.has(name)))(
    '$method $path is listed as not yet there, and is not',
    async (endpoint) => {
      expect(await answers(endpoint)).toBe(false);
    },
  );
});

describe('every call of the owner refuses', () => {
  const tokens = { expired: '', forged: '', refresh: '', unsigned: '', unknown: '', ended: '', visitor: '' };

  beforeAll(async () => {
    const { dataDir, sql, token } = product();
    const sessionId = sessionIdOf(token);
    const { JWT_SECRET } = await readSecrets(dataDir);
    const userId = String((await ownerRow(sql)).id);
    const visitor = String(await addVisitorAccount(sql, 'visitor@example.com'));
    Object.assign(tokens, {
      expired: signToken(JWT_SECRET, { userId, sessionId, lifetime: -1 }),
      forged: signToken('another secret', { userId, sessionId }),
      refresh: signToken(JWT_SECRET, { userId, sessionId, type: 'refresh' }),
      unsigned: unsignedToken(userId),
      unknown: signToken(JWT_SECRET, { userId: '999999', sessionId }),
      ended: signToken(JWT_SECRET, { userId }),
      visitor: signToken(JWT_SECRET, { userId: visitor, sessionId }),
    });
    // What is refused below differs from this one by a single property.
    const good = signToken(JWT_SECRET, { userId, sessionId });
    expect((await product().api.call('adminOrders', { query: {} }, { token: good })).status).toBe(200);
  });

  /** Every live call of the owner answers this token with one refusal, and nothing is stored. */
  async function expectRefusals(token: string | undefined, status: number, message: string) {
    const before = await storedFigures(product().sql);
    expect(liveAdmin.length).toBeGreaterThan(0);
    for (const endpoint of liveAdmin) {
      const failure = readFailure(await ask(endpoint, token));
      expect([endpoint.name, failure.status, failure.error.message]).toEqual([endpoint.name, status, message]);
    }
    expect(await storedFigures(product().sql)).toEqual(before);
  }

  it('no token: 401', () => expectRefusals(undefined, 401, 'Please sign in.'));
  it('an empty token: 401', () => expectRefusals('', 401, 'Please sign in.'));

  it.each([
    ['nonsense', () => 'nonsense'],
    ['a forged token', () => tokens.forged],
    ['an expired token', () => tokens.expired],
    ['a refresh token', () => tokens.refresh],
    ['an unsigned token', () => tokens.unsigned],
    ['a token of nobody', () => tokens.unknown],
    ['the token of a session that has ended', () => tokens.ended],
  ])('%s: 401', (_, token) => expectRefusals(token(), 401, 'Please sign in.'));

  it("a visitor's valid token: 403", () => expectRefusals(tokens.visitor, 403, 'This account may not do that.'));

  it('the token of a blocked owner: 403', async () => {
    const { sql, token } = product();
    const { id } = await ownerRow(sql);
    await sql('up_users').where({ id }).update({ blocked: true });
    try {
      await expectRefusals(token, 403, 'This account may not do that.');
    } finally {
      await sql('up_users').where({ id }).update({ blocked: false });
    }
  });

  it('a token in the address or in another header: 401', async () => {
    const { api, token } = product();
    for (const [path, headers] of [
      [`/api/admin/orders?access_token=${token}`, {}],
      ['/api/admin/orders', { authorization: `Basic ${token}` }],
      ['/api/admin/orders', { cookie: `jwt=${token}; authToken=${token}` }],
    ] as const) {
      expect((await api.send(path, { headers: { ...headers } })).status).toBe(401);
    }
  });
});
