import { KNOWN_BROWSER_COOKIE, REFRESH_COOKIE } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { OWNER_EMAIL, PANEL_EMAIL, readSecrets } from '../product/secrets.js';
import { held, setCookieOf } from '../restaurant/sessions.js';
import { DATABASES, LIMITED, useOwnProduct, type RunningProduct } from '../restaurant/use-product.js';
import { addVisitorAccount } from '../restaurant/accounts.js';

/** Products of this file alone: an account that is refused stays so for an hour, whatever is put back in the database. */
const products = { sqlite: useOwnProduct('sqlite', LIMITED), postgres: useOwnProduct('postgres', LIMITED) };

const asBrowser = (cookie: string) => ({ cookie: `${KNOWN_BROWSER_COOKIE}=${cookie}` });

/** Signing in to a product from any address. */
function signInCalls(product: () => RunningProduct) {
  const tryFrom = (address: string, email: string, password = 'wrong', more: Record<string, string> = {}) =>
    product().api.call('login', { body: { email, password } }, { headers: { 'x-forwarded-for': address, ...more } });
  const ownPassword = async () => (await readSecrets(product().dataDir)).OWNER_PASSWORD;
  return {
    tryFrom,
    ownPassword,
    /** Signs the owner in; @returns the cookie by which the browser is known afterwards */
    knownFrom: async (address: string, more?: Record<string, string>) => {
      const answer = await tryFrom(address, OWNER_EMAIL, await ownPassword(), more);
      expect(answer.status).toBe(200);
      return setCookieOf(answer, KNOWN_BROWSER_COOKIE).value;
    },
    tryTen: async (address: string, email: string, more?: Record<string, string>) => {
      for (let turn = 1; turn <= 10; turn += 1) expect((await tryFrom(address, email, 'wrong', more)).status).toBe(401);
    },
  };
}

describe.each(DATABASES)('too many wrong passwords on %s', (database) => {
  const product = products[database];
  const { knownFrom, ownPassword, tryFrom, tryTen } = signInCalls(product);

  it('of one account from one network: 429 there, also with the right one, and nowhere else', async () => {
    await tryTen('10.0.0.1', OWNER_EMAIL);
    const refused = await tryFrom('10.0.0.1', OWNER_EMAIL.toUpperCase(), await ownPassword());
    expect(refused).toMatchObject({ status: 429, error: { message: 'Too many attempts. Try again in 15 minutes.' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    expect((await tryFrom('10.0.1.2', OWNER_EMAIL, await ownPassword())).status).toBe(200);
  });

  it('shut no browser out that has signed in before, not even one of the same network', async () => {
    const browser = await knownFrom('10.0.2.1');
    for (let turn = 1; turn <= 31; turn += 1) await tryFrom('10.0.2.1', OWNER_EMAIL);
    expect((await tryFrom('10.0.2.1', OWNER_EMAIL, await ownPassword())).status).toBe(429);
    await knownFrom('10.0.2.1', asBrowser(browser));
  });

  it('in a browser that has signed in before: 429 for this browser, wherever it is, and for no other', async () => {
    const browser = await knownFrom('10.0.3.1');
    await tryTen('10.0.3.1', OWNER_EMAIL, asBrowser(browser));
    expect((await tryFrom('10.0.3.2', OWNER_EMAIL, await ownPassword(), asBrowser(browser))).status).toBe(429);
    expect((await tryFrom('10.0.3.1', OWNER_EMAIL, await ownPassword())).status).toBe(200);
  });

  it('are forgotten in a browser that has signed in before when the right one comes', async () => {
    let browser = await knownFrom('10.0.4.1');
    for (let round = 1; round <= 2; round += 1) {
      for (let turn = 1; turn <= 8; turn += 1) await tryFrom('10.0.4.1', OWNER_EMAIL, 'wrong', asBrowser(browser));
      browser = await knownFrom('10.0.4.1', asBrowser(browser));
    }
  });

  it('are counted as a stranger’s with a forged cookie, one of another account, or one of the raw panel', async () => {
    const own = await knownFrom('10.0.5.1');
    const { PANEL_PASSWORD } = await readSecrets(product().dataDir);
    const panel = await product().api.send('/admin/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.0.5.1' },
      body: JSON.stringify({ email: PANEL_EMAIL, password: PANEL_PASSWORD }),
    });
    const [id = '', signature = ''] = own.split('.');
    await tryTen('10.0.6.1', OWNER_EMAIL);
    for (const cookie of [
      `${id}x.${signature}`,
      `x.${'a'.repeat(42)}\u00e9`,
      setCookieOf(panel, KNOWN_BROWSER_COOKIE).value,
    ]) {
      expect((await tryFrom('10.0.6.1', OWNER_EMAIL, 'wrong', asBrowser(cookie))).status).toBe(429);
    }
    await addVisitorAccount(product().sql, 'somebody@example.com');
    await tryTen('10.0.6.2', 'somebody@example.com');
    expect((await tryFrom('10.0.6.2', 'somebody@example.com', 'wrong', asBrowser(own))).status).toBe(429);
  });

  it('shut nobody out of changing their password, or of going on with their session', async () => {
    const answer = await tryFrom('10.0.8.1', OWNER_EMAIL, await ownPassword());
    const { token, cookie } = held(answer);
    const headers = { 'x-forwarded-for': '10.0.8.1' };
    for (let turn = 1; turn <= 31; turn += 1) await tryFrom('10.0.8.1', OWNER_EMAIL);
    const renewals = Array.from({ length: 61 }, () => product().api.call('renewSession', {}, { headers }));
    expect((await Promise.all(renewals)).filter(({ status }) => status === 429)).toHaveLength(1);
    const body = { currentPassword: await ownPassword(), newPassword: await ownPassword() };
    expect((await product().api.call('changePassword', { body }, { token, headers })).status).toBe(400);
    const mine = { ...headers, cookie: `${REFRESH_COOKIE}=${cookie}` };
    expect((await product().api.call('renewSession', {}, { headers: mine })).status).toBe(200);
  });

  it('do not keep the account’s sessions from going on, nor does the token of one that has ended', async () => {
    const [ended, mine] = [
      held(await tryFrom('10.0.8.3', OWNER_EMAIL, await ownPassword())),
      held(await tryFrom('10.0.8.4', OWNER_EMAIL, await ownPassword())),
    ];
    const withCookie = (cookie: string, address: string) => ({
      headers: { cookie: `${REFRESH_COOKIE}=${cookie}`, 'x-forwarded-for': address },
    });
    await product().api.call('logout', {}, withCookie(ended.cookie, '10.0.8.3'));
    const renewals = Array.from({ length: 61 }, () =>
      product().api.call('renewSession', {}, withCookie(ended.cookie, '10.0.8.3')),
    );
    const statuses = (await Promise.all(renewals)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await product().api.call('renewSession', {}, withCookie(mine.cookie, '10.0.8.4'))).status).toBe(200);
  });

  it('of the account that is signed in: 429 at changing it, wherever they come from', async () => {
    const { token } = held(await tryFrom('10.0.9.1', OWNER_EMAIL, await ownPassword()));
    const change = (address: string, currentPassword: string) =>
      product().api.call(
        'changePassword',
        { body: { currentPassword, newPassword: 'another password' } },
        { token, headers: { 'x-forwarded-for': address } },
      );
    for (let turn = 1; turn <= 10; turn += 1) expect((await change(`10.0.9.${turn}`, 'wrong')).status).toBe(400);
    expect((await change('10.0.9.99', 'wrong')).status).toBe(429);
  });

  it('from one address: 429 for any account, and none elsewhere', async () => {
    // Ten of each are no more than an account allows.
    const accounts = ['first@example.com', 'second@example.com', 'third@example.com'];
    for (const account of accounts) await addVisitorAccount(product().sql, account);
    for (const account of accounts) await tryTen('10.1.0.1', account);
    expect((await tryFrom('10.1.0.1', 'fresh@example.com')).status).toBe(429);
    expect((await tryFrom('10.1.0.2', 'fresh@example.com')).status).toBe(401);
  });

  it('are forgotten by the right one', async () => {
    for (let round = 1; round <= 3; round += 1) {
      for (let turn = 1; turn <= 8; turn += 1) expect((await tryFrom('10.2.0.1', OWNER_EMAIL)).status).toBe(401);
      expect((await tryFrom('10.2.0.1', OWNER_EMAIL, await ownPassword())).status).toBe(200);
    }
  });

  it('cannot be got round by twenty at once', async () => {
    await addVisitorAccount(product().sql, 'many@example.com');
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryFrom('10.3.0.1', 'many@example.com')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it('leave nobody and nothing readable in the database', async () => {
    const { sql } = product();
    // On SQLite the only instance counts in memory.
    const hasTable = await sql.schema.hasTable('rate_limits');
    expect(hasTable).toBe(database === 'postgres');
    const rows = hasTable ? z.array(z.object({ key: z.string() })).parse(await sql('rate_limits').select('key')) : [];
    expect(rows.length > 0).toBe(hasTable);
    expect(rows.filter(({ key }) => /@|\d+\.\d+\.\d+/.test(key))).toEqual([]);
  });
});

// On SQLite the same counts lie in the memory of the process, where no test can move them.
describe('wrong passwords of one account from many networks on postgres', () => {
  const { knownFrom, ownPassword, tryFrom } = signInCalls(products.postgres);

  it('are refused everywhere at its ceiling, but in a browser that has signed in before', async () => {
    const { sql } = products.postgres();
    const browser = await knownFrom('10.4.0.1');
    expect((await tryFrom('10.4.0.2', OWNER_EMAIL)).status).toBe(401);
    const counts = () => sql('rate_limits').where('key', 'like', 'sign-in-account:%');
    await counts().update({ points: 199 });
    expect((await tryFrom('10.4.0.3', OWNER_EMAIL)).status).toBe(401);
    const refused = await tryFrom('10.4.0.4', OWNER_EMAIL, await ownPassword());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60 * 60);
    await knownFrom('10.4.0.5', asBrowser(browser));
    await counts().delete();
  });
});
