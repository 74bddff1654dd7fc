import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { retype } from '@pickup/web/testing';
import { describe, expect, it } from 'vitest';
import { deal, mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { openDeal, rememberSession, renderApp } from '../../app/rendered-app.js';
import { describedBy, title } from './testing/deal-inputs.js';
import { SOUP_WEEK } from './testing/soup-week.js';

const api = mockApiForEachTest();

const soup = () => deal('soup', SOUP_WEEK);

const stored = () => api().data.deals.find(({ id }) => id === 'soup');

async function openSoup() {
  api().data.deals = [soup()];
  return openDeal(OWNER, 'Soup Week');
}

const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save Deal' }));

describe('editing', () => {
  it('saves under the version it started from, and leaves an untouched picture out', async () => {
    const { user } = await openSoup();
    expect(title().value).toBe('Soup Week');
    await retype(user, /^Deal price/, '10');
    await user.click(screen.getByRole('switch', { name: /^Only from a minimum order/ }));
    await retype(user, /^Minimum order amount/, '25,00');
    await save(user);
    expect(await screen.findByText('Deal updated successfully!')).toBeTruthy();
    const [call] = api().calls('updateDeal');
    expect(call).toMatchObject({
      params: { id: 'soup' },
      headers: { 'if-match': '7' },
      body: { discountedPrice: 10, isConditional: true, minimumOrderAmount: 25 },
    });
    expect(call?.body).not.toHaveProperty('imageUrl');
    expect(stored()).toMatchObject({ imageUrl: '/dishes/soup.webp', discountPercentage: 31 });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Soup Week' })));
  });

  it('leaves a deal without dates undated, and takes no date away', async () => {
    api().data.deals = [{ ...soup(), validFrom: null, validUntil: null }];
    rememberSession(OWNER);
    const { user } = renderApp('/admin/deals');
    await user.click(await screen.findByRole('button', { name: 'Edit Soup Week' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Valid from/).required).toBe(false);
    await retype(user, 'Title', 'Soup Always');
    await save(user);
    expect(await screen.findByText('Deal updated successfully!')).toBeTruthy();
    expect(api().calls('updateDeal')[0]?.body).toMatchObject({ validFrom: null, validUntil: null });
    expect(stored()).toMatchObject({ title: 'Soup Always', validFrom: null, validUntil: null });
  });

  it('asks before typed changes are thrown away', async () => {
    const { user } = await openSoup();
    await retype(user, 'Title', 'Soup Fortnight');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: 'Throw away your changes?' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Keep Editing' }));
    expect(title().value).toBe('Soup Fortnight');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Throw Away' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored()?.title).toBe('Soup Week');
  });
});

describe('a save that fails', () => {
  it.each([
    ['a refusal', { status: 500, message: 'The stove is out.' }, 'The stove is out.'],
    ['a dead line', 'network', 'The server did not answer. Check the connection and try again.'],
    ['a deal that is gone', { status: 404, message: 'There is no such deal.' }, 'There is no such deal.'],
  ] as const)('by %s keeps the form and says why', async (_, failure, sentence) => {
    const { user } = await openSoup();
    await retype(user, 'Title', 'Soup Fortnight');
    api().fail('updateDeal', failure);
    await save(user);
    expect(await screen.findByText('Failed to save deal')).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(title().value).toBe('Soup Fortnight');
    api().mend('updateDeal');
    await save(user);
    expect(await screen.findByText('Deal updated successfully!')).toBeTruthy();
  });

  it('because of one field shows the error at the field', async () => {
    const { user } = await openSoup();
    const message = 'title is already on the board.';
    api().fail('updateDeal', { status: 400, message, issues: [{ path: 'title', message }] });
    await save(user);
    expect(await screen.findByText('Failed to save deal')).toBeTruthy();
    await waitFor(() => expect(describedBy('Title')).toBe(message));
    expect(document.activeElement).toBe(title());
  });
});

describe('the picture of a deal', () => {
  const file = () =>
    Object.defineProperty(new File([], 'soup.jpg', { type: 'image/jpeg' }), 'arrayBuffer', {
      value: () => Promise.resolve(new Uint8Array([255, 216, 255]).buffer),
    });
  const files = () => screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type=file]') ?? document.body;

  it('is uploaded with the title as its alternative text, saved, and can be removed', async () => {
    const { user } = await openSoup();
    await user.upload(files(), file());
    await screen.findByRole('button', { name: 'Replace' });
    await save(user);
    expect(await screen.findByText('Deal updated successfully!')).toBeTruthy();
    expect(api().calls('uploadPicture')[0]?.query).toEqual({ alternativeText: 'Soup Week', kind: 'dish' });
    expect(stored()?.imageUrl).toMatch(/^\/uploads\/dish-/);
    await user.click(screen.getByRole('button', { name: 'Edit Soup Week' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await save(user);
    await waitFor(() => expect(api().calls('updateDeal')[1]?.body).toMatchObject({ imageUrl: '' }));
  });

  it('is waited for before the deal is saved', async () => {
    const { user } = await openSoup();
    const answer = api().hold('uploadPicture');
    await user.upload(files(), file());
    await save(user);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The picture is still being uploaded/);
    answer();
    await screen.findByRole('button', { name: 'Replace' });
    expect(api().called).not.toContain('updateDeal');
  });
});
