import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { retype } from '@pickup/web/testing';
import { describe, expect, it } from 'vitest';
import { deal, mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';
import { describedBy, title } from './testing/deal-inputs.js';

const api = mockApiForEachTest();

const soup = () =>
  deal('soup', {
    title: 'Soup Week',
    description: 'Any soup with bread.',
    imageUrl: '/dishes/soup.webp',
    dealType: 'LUNCH',
    originalPrice: 14.5,
    dealPrice: 11.5,
    discountPercentage: 21,
    validFrom: '2026-11-01',
    validUntil: '2026-12-01',
    version: '7',
  });

const stored = () => api().data.deals.find(({ id }) => id === 'soup');
const change = (given: Parameters<typeof deal>[1]) => Object.assign(stored() ?? {}, given);

async function openSoup() {
  api().data.deals = [soup()];
  rememberSession(OWNER);
  const app = renderApp('/admin/deals');
  await app.user.click(await screen.findByRole('button', { name: 'Edit Soup Week' }));
  await screen.findByRole('dialog', { name: 'Edit Soup Week' });
  return app;
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

describe('a conflicting change of another writer', () => {
  it('is compared; keeping mine saves what I changed over it, and nothing else', async () => {
    const { user } = await openSoup();
    change({ title: 'Soup Month', dealPrice: 9, version: '8' });
    await retype(user, 'Title', 'Soup Fortnight');
    await save(user);
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('Somebody else changed this meanwhile')).toBeTruthy();
    const rows = notice.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual(['FieldYoursSaved now', 'TitleSoup FortnightSoup Month']);
    await user.click(notice.getByRole('button', { name: 'Keep My Changes' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await save(user);
    expect(await screen.findByText('Deal updated successfully!')).toBeTruthy();
    expect(
      api()
        .calls('updateDeal')
        .map(({ headers }) => headers),
    ).toMatchObject([{ 'if-match': '7' }, { 'if-match': '8' }]);
    expect(stored()).toMatchObject({ title: 'Soup Fortnight', dealPrice: 9 });
  });

  it('can be taken instead', async () => {
    const { user } = await openSoup();
    change({ title: 'Soup Month', version: '8' });
    await retype(user, 'Description', 'With cheese.');
    await save(user);
    await user.click(await screen.findByRole('button', { name: 'Use What Is Saved' }));
    expect(title().value).toBe('Soup Month');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toBe('Any soup with bread.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that deleted the deal is reported; after restoring it, mine can be saved', async () => {
    const { user } = await openSoup();
    change({ isActive: false, version: '8' });
    await retype(user, 'Title', 'Soup Fortnight');
    await save(user);
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('Somebody else deleted this meanwhile')).toBeTruthy();
    expect(title().value).toBe('Soup Fortnight');
    await user.click(notice.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Deal restored successfully!')).toBeTruthy();
    expect(title().value).toBe('Soup Fortnight');
    await save(user);
    expect(await screen.findByText('Deal updated successfully!')).toBeTruthy();
    expect(stored()).toMatchObject({ title: 'Soup Fortnight', isActive: true });
  });

  it('that cannot be read keeps the form and says why', async () => {
    const { user } = await openSoup();
    change({ title: 'Soup Month', version: '8' });
    api().fail('adminDeal', 'network');
    await retype(user, 'Title', 'Soup Fortnight');
    await save(user);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Somebody else changed this meanwhile, and what is saved now could not be loaded. Save again to compare.',
    );
    expect(title().value).toBe('Soup Fortnight');
  });

  it('that changed the deal before it was deleted is compared once it is restored', async () => {
    const { user } = await openSoup();
    change({ title: 'Soup Month', isActive: false, version: '8' });
    await retype(user, 'Description', 'With cheese.');
    await save(user);
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    await user.click(await screen.findByRole('button', { name: 'Use What Is Saved' }));
    expect(title().value).toBe('Soup Month');
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
