import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { retype } from '@pickup/web/testing';
import { describe, expect, it } from 'vitest';
import { deal, mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { openDeal } from '../../app/rendered-app.js';
import { title } from './testing/deal-inputs.js';
import { SOUP_WEEK } from './testing/soup-week.js';

const api = mockApiForEachTest();

const soup = () => deal('soup', SOUP_WEEK);

const stored = () => api().data.deals.find(({ id }) => id === 'soup');
const change = (given: Parameters<typeof deal>[1]) => Object.assign(stored() ?? {}, given);

async function openSoup() {
  api().data.deals = [soup()];
  return openDeal(OWNER, 'Soup Week');
}

const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save Deal' }));

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
