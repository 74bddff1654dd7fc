import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FULL } from '../depth.js';
import { readFailure, type RawAnswer } from '../product/client.js';
import { OWNER_EMAIL } from '../product/secrets.js';
import { ownerRow } from '../restaurant/accounts.js';
import { signInToPanel } from '../restaurant/panel.js';
import { held, sessionCalls } from '../restaurant/sessions.js';
import { DATABASES_IN_DEPTH, useProduct } from '../restaurant/use-product.js';

/** How often they race. */
const ROUNDS = FULL ? 5 : 2;

describe.each(DATABASES_IN_DEPTH)('when the password changes on %s', (database) => {
  const product = useProduct(database);
  const { firstPassword, renew, signIn, statusOf } = sessionCalls(product);
  let password = '';

  beforeEach(async () => {
    password ||= await firstPassword();
  });

  const change = (token: string, body: unknown) =>
    product().api.send('/api/admin/account/password', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });

  it('every other session ends, and the one who changed it goes on', async () => {
    const mine = held(await signIn(password));
    const other = held(await signIn(password));
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
    await signIn(password);
  });

  it('nobody who signs in with the old one at that moment stays', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { token } = held(await signIn(password));
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
    const { token } = held(await signIn(password));
    const candidates = [`${password}-one`, `${password}-two`] as const;
    const answers = await Promise.all(
      candidates.map((newPassword) => change(token, { currentPassword: password, newPassword })),
    );
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    password = candidates[winner] ?? '';
    await signIn(password);
  });

  it.each([
    [
      'a wrong current password',
      { currentPassword: 'wrong', newPassword: 'long enough' },
      'The current password is wrong.',
    ],
    ['a short new one', { currentPassword: 'x', newPassword: 'short' }, 'newPassword must have at least 8 characters.'],
    ['nothing', {}, 'currentPassword is required.'],
  ])('refuses %s and ends nothing', async (_, body, message) => {
    const { token } = held(await signIn(password));
    const failure = readFailure(await change(token, body));
    expect([failure.status, failure.error.message]).toEqual([400, message]);
    expect(await statusOf(token)).toBe(200);
  });

  it('refuses the same one again', async () => {
    const { token } = held(await signIn(password));
    const failure = readFailure(await change(token, { currentPassword: password, newPassword: password }));
    expect([failure.status, failure.error.message]).toEqual([400, 'newPassword must be another one.']);
    expect(await statusOf(token)).toBe(200);
  });

  it('in the raw panel, every session ends, and one that the owner may not choose is refused', async () => {
    const { api, sql, dataDir } = product();
    const { token, cookie } = held(await signIn(password));
    const { document_id } = z.object({ document_id: z.string() }).parse(await ownerRow(sql));
    const panel = await signInToPanel(api, dataDir);
    const user = `/content-manager/collection-types/plugin::users-permissions.user/${document_id}`;
    await panel.ask(user, { method: 'PUT', body: JSON.stringify({ username: 'the-owner' }) });
    expect(await statusOf(token)).toBe(200);
    password = 'mended-in-the-panel';
    await panel.ask(user, { method: 'PUT', body: JSON.stringify({ password }) });
    expect([await statusOf(token), (await renew(cookie)).status]).toEqual([401, 401]);
    await signIn(password);
    for (const [refused, sentence] of [
      ['seven77', 'Password must have at least 8 characters.'],
      ['é'.repeat(37), 'Password must be shorter: letters with accents and signs count for two to four.'],
    ] as const) {
      const set = panel.ask(user, { method: 'PUT', body: JSON.stringify({ password: refused }) });
      await expect(set).rejects.toThrow(new RegExp(`answered 400: .*${sentence}`));
    }
    await signIn(password);
  });
});
