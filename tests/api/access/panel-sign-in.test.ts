import { KNOWN_BROWSER_COOKIE } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { readFailure } from '../../product/client.js';
import { PANEL_EMAIL, readSecrets } from '../../product/secrets.js';
import { setCookieOf } from '../../restaurant/sessions.js';
import { LIMITED, useProduct } from '../../restaurant/use-product.js';

const product = useProduct('sqlite', LIMITED);

const ownPassword = async () => (await readSecrets(product().dataDir)).PANEL_PASSWORD;
const send = (address: string, init: { query?: string; body?: string; headers?: Record<string, string> }) =>
  product().api.send(`/admin/login${init.query ?? ''}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...init.headers },
    body: init.body ?? '{}',
  });
const tryFrom = (address: string, email: string, password = 'wrong', headers: Record<string, string> = {}) =>
  send(address, { body: JSON.stringify({ email, password }), headers });

describe("the raw panel's sign-in is limited", () => {
  it('per account and network, so that the account can sign in from elsewhere', async () => {
    for (let turn = 1; turn <= 10; turn += 1) expect((await tryFrom('10.9.0.1', PANEL_EMAIL)).status).toBe(400);
    const refused = readFailure(await tryFrom('10.9.0.1', PANEL_EMAIL.toUpperCase(), await ownPassword()));
    expect([refused.status, Number(refused.headers.get('retry-after')) > 600]).toEqual([429, true]);
    expect((await tryFrom('10.9.0.2', PANEL_EMAIL, await ownPassword())).status).toBe(200);
  });

  it('per address, whatever accounts it tries', async () => {
    for (let turn = 1; turn <= 30; turn += 1) await tryFrom('10.9.1.1', `nobody${turn}@example.com`);
    expect((await tryFrom('10.9.1.1', 'fresh@example.com')).status).toBe(429);
    expect((await tryFrom('10.9.1.2', 'fresh@example.com')).status).toBe(400);
  });

  it('apart for a browser that has signed in before, so that nobody else locks it out', async () => {
    const { value, attributes } = setCookieOf(
      await tryFrom('10.9.2.1', PANEL_EMAIL, await ownPassword()),
      KNOWN_BROWSER_COOKIE,
    );
    expect(attributes).toEqual(expect.arrayContaining(['httponly', 'samesite=strict', 'path=/admin/login']));
    const headers = { cookie: `${KNOWN_BROWSER_COOKIE}=${value}` };
    for (let turn = 1; turn <= 11; turn += 1) await tryFrom('10.9.2.1', PANEL_EMAIL);
    expect((await tryFrom('10.9.2.1', PANEL_EMAIL, await ownPassword())).status).toBe(429);
    expect((await tryFrom('10.9.2.1', PANEL_EMAIL, await ownPassword(), headers)).status).toBe(200);
  });
});

describe("the raw panel's sign-in takes credentials from its body alone", () => {
  const given = async () => ({ email: PANEL_EMAIL, password: await ownPassword() });

  it('and refuses them in the address, with whatever body', async () => {
    const credentials = await given();
    const query = `?${new URLSearchParams(credentials).toString()}`;
    const half = { email: credentials.email };
    for (const body of ['{}', '{"email":"","password":""}', JSON.stringify(half), JSON.stringify(credentials)]) {
      expect(readFailure(await send('10.9.3.1', { query, body })).status).toBe(400);
    }
    const inParts = `?email[]=${PANEL_EMAIL}&password=${credentials.password}`;
    expect(readFailure(await send('10.9.3.1', { query: inParts })).status).toBe(400);
  });

  it('as text: lists and objects, which Strapi would convert, are refused', async () => {
    const { email, password } = await given();
    for (const body of [
      { email: [email], password },
      { email, password: [password] },
      { email: { toString: email }, password },
      [email, password],
      { email: '', password },
    ]) {
      expect(readFailure(await send('10.9.3.2', { body: JSON.stringify(body) })).status).toBe(400);
    }
  });

  it('as JSON: forms come from other sites', async () => {
    const body = new URLSearchParams(await given()).toString();
    for (const type of ['application/x-www-form-urlencoded', 'text/plain']) {
      const answer = await send('10.9.3.3', { body, headers: { 'content-type': type } });
      expect([type, readFailure(answer).status]).toEqual([type, 415]);
    }
  });

  it('and counts every spelling of an email that signs in as the same account', async () => {
    const { password } = await given();
    const spellings = [PANEL_EMAIL.toUpperCase(), 'Developer@Example.com', PANEL_EMAIL];
    for (let turn = 0; turn < 10; turn += 1) await tryFrom('10.9.3.4', spellings[turn % 3] ?? '');
    for (const email of spellings) expect((await tryFrom('10.9.3.4', email, password)).status).toBe(429);
    for (const email of [` ${PANEL_EMAIL}`, `${PANEL_EMAIL} `, `${PANEL_EMAIL}\u200b`]) {
      expect([email, (await tryFrom('10.9.3.5', email, password)).status]).toEqual([email, 400]);
    }
  });
});

describe("the owner's sign-in", () => {
  it('takes no credentials from the address either', async () => {
    const { api } = product();
    const query = new URLSearchParams({ email: 'owner@example.com', password: 'x' }).toString();
    expect((await api.sendWrong(`/api/auth/login?${query}`, {})).error.message).toBe('email is required.');
  });
});
