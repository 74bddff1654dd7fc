import { beforeAll, describe, expect, it } from 'vitest';
import { readFailure } from '../product/client.js';
import { OWNER_EMAIL, readSecrets } from '../product/secrets.js';
import { addVisitorAccount, ownerRow } from '../restaurant/accounts.js';
import { countRows } from '../restaurant/content.js';
import { useProduct } from '../restaurant/use-product.js';

const product = useProduct();
/** The headers of a visitor, and of the owner. */
const callers = (): Record<string, string>[] => [{}, { authorization: `Bearer ${product().token}` }];

const WRONG = 'The email address or the password is wrong.';
let password = '';

beforeAll(async () => {
  password = (await readSecrets(product().dataDir)).OWNER_PASSWORD;
});

const signIn = (email: string, secret: string) => product().api.call('login', { body: { email, password: secret } });

describe('signing in', () => {
  it('gives the owner a token and the role ADMIN, and nothing else', async () => {
    const answer = await signIn(OWNER_EMAIL, password);
    if (!answer.ok) throw new Error(answer.error.message);
    const { accessToken: token, user } = answer.body;
    // Parsing keeps what the contract knows: the text must hold nothing beyond it.
    expect(JSON.parse(answer.text)).toEqual(answer.body);
    expect(user).toEqual({ id: user.id, email: OWNER_EMAIL, username: OWNER_EMAIL, roles: ['ADMIN'] });
    const { api } = product();
    expect((await api.call('adminOrders', { query: {} }, { token })).status).toBe(200);
  });

  it('knows the owner in capitals', async () => {
    expect((await signIn(OWNER_EMAIL.toUpperCase(), password)).status).toBe(200);
  });

  it.each([
    ['a wrong password', OWNER_EMAIL, 'not the password'],
    ['an unknown email', 'nobody@example.com', 'not the password'],
    ['the password in other letters', OWNER_EMAIL, 'LOWER'],
    ['an email that cannot be one', "' OR 1=1 --", 'not the password'],
  ])('refuses %s with the same 401', async (_, email, secret) => {
    const answer = await signIn(email, secret === 'LOWER' ? password.toLowerCase() : secret);
    expect(answer).toMatchObject({ status: 401, error: { name: 'UnauthorizedError', message: WRONG, details: {} } });
  });

  it('refuses an account that is no ADMIN, and a blocked owner, in the same words', async () => {
    const { sql } = product();
    await addVisitorAccount(sql, 'guest@example.com');
    expect(await signIn('guest@example.com', password)).toMatchObject({ status: 401, error: { message: WRONG } });
    const { id } = await ownerRow(sql);
    await sql('up_users').where({ id }).update({ blocked: true });
    const blocked = await signIn(OWNER_EMAIL, password);
    await sql('up_users').where({ id }).update({ blocked: false });
    expect(blocked).toMatchObject({ status: 401, error: { message: WRONG } });
  });

  it.each([
    ['no email', { password: 'x' }, 'email is required.'],
    ['a blank email', { email: ' ', password: 'x' }, 'email is required.'],
    ['no password', { email: OWNER_EMAIL }, 'password is required.'],
    ['an email that is no text', { email: { $gt: '' }, password: 'x' }, 'email is required.'],
    [
      'a password of 201 characters',
      { email: OWNER_EMAIL, password: 'x'.repeat(201) },
      'password must be at most 200 characters.',
    ],
    ['an unknown field', { email: OWNER_EMAIL, password: 'x', role: 'ADMIN' }, 'role is not a known field.'],
  ])('refuses %s with 400', async (_, body, message) => {
    const failure = await product().api.sendWrong('/api/auth/login', body);
    expect([failure.status, failure.error.message]).toEqual([400, message]);
  });
});

describe('registration is closed', () => {
  const newcomer = { username: 'newcomer', email: 'newcomer@example.com', password: 'Newcomer-2026' };

  it.each([
    '/api/auth/local/register',
    '/api/auth/local',
    '/api/auth/forgot-password',
    '/api/auth/reset-password',
    '/api/users',
  ])('POST %s is refused, signed in or not', async (path) => {
    const { api, sql } = product();
    const accounts = await countRows(sql, 'up_users');
    for (const headers of callers()) {
      const failure = await api.sendWrong(
        path,
        { ...newcomer, identifier: newcomer.email },
        {
          headers: { 'content-type': 'application/json', ...headers },
        },
      );
      expect([400, 401, 403, 404, 405]).toContain(failure.status);
    }
    expect(await countRows(sql, 'up_users')).toBe(accounts);
  });

  it.each([
    '/api/users',
    '/api/users/me',
    '/api/users/1',
    '/api/users/count',
    '/api/users-permissions/roles',
    '/api/upload/files',
  ])('GET %s is refused, signed in or not', async (path) => {
    const { api } = product();
    for (const headers of callers()) {
      const answer = await api.send(path, { headers });
      expect([401, 403, 404, 405]).toContain(readFailure(answer).status);
      expect(answer.text).not.toContain(OWNER_EMAIL);
    }
  });

  it('nobody can become super-admin of the raw panel', async () => {
    const { api, sql } = product();
    const body = { firstname: 'New', lastname: 'Comer', email: newcomer.email, password: newcomer.password };
    const headers = { 'content-type': 'application/json' };
    const { status } = await api.send('/admin/register-admin', { method: 'POST', headers, body: JSON.stringify(body) });
    expect([404, 405]).toContain(status);
    expect(await countRows(sql, 'admin_users')).toBe(1);
  });

  it.each(['/api/menu-items', '/api/orders', '/api/customers', '/api/restaurants', '/api/ordering/orders'])(
    "Strapi's own GET %s is not there",
    async (path) => {
      expect([404, 405]).toContain(readFailure(await product().api.send(path)).status);
    },
  );
});
