import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deal, mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';

const api = mockApiForEachTest();

function openSoup(given: Parameters<typeof deal>[1] = {}, search = '') {
  api().data.deals = [deal('soup', { title: 'Soup Week', version: '7', ...given })];
  rememberSession(OWNER);
  return renderApp(`/admin/deals${search}`);
}

const soup = () => api().data.deals[0];
const article = () => screen.findByRole('article', { name: 'Soup Week' });
const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked;

/** Each switch and button of a card: what it calls, and its toasts. */
const CHANGES = [
  {
    call: 'toggleDealActive',
    control: ['switch', 'Active: Soup Week'],
    done: 'Deal status updated successfully!',
    failed: 'Failed to update deal status',
    given: {},
    after: { active: false },
  },
  {
    call: 'toggleDealFeatured',
    control: ['switch', 'Featured: Soup Week'],
    done: 'Featured status updated successfully!',
    failed: 'Failed to update featured status',
    given: {},
    after: { featured: true },
  },
  {
    call: 'restoreDeal',
    control: ['button', 'Restore Soup Week'],
    done: 'Deal restored successfully!',
    failed: 'Failed to restore deal',
    given: { isActive: false },
    after: { isActive: true },
  },
  {
    call: 'deleteDeal',
    control: ['button', 'Delete Soup Week'],
    done: 'Deal deleted successfully!',
    failed: 'Failed to delete deal',
    given: {},
    after: { isActive: false },
  },
] as const;

describe.each(CHANGES)('$call', ({ call, control: [role, name], done, failed, given, after }) => {
  const change = async ({ user }: ReturnType<typeof openSoup>) => {
    await user.click(await screen.findByRole(role, { name }));
    if (call === 'deleteDeal') await user.click(await screen.findByRole('button', { name: 'Delete' }));
  };

  it('succeeds, shows its toast and reads the list again', async () => {
    const app = openSoup(given);
    await article();
    const before = api().calls('adminDeals').length;
    await change(app);
    expect(await screen.findByText(done)).toBeTruthy();
    expect(soup()).toMatchObject(after);
    expect(api().calls(call)).toMatchObject([{ params: { id: 'soup' }, headers: { 'if-match': '7' } }]);
    await waitFor(() => expect(api().calls('adminDeals').length).toBeGreaterThan(before));
  });

  it('is rolled back with the server’s message when it is refused', async () => {
    const app = openSoup(given);
    const shown = (await article()).textContent;
    api().fail(call, { status: 409, message: 'The kitchen says no.' });
    await change(app);
    expect(await screen.findByText(failed)).toBeTruthy();
    expect(screen.getByText('The kitchen says no.')).toBeTruthy();
    await waitFor(async () => expect((await article()).textContent).toBe(shown));
    expect(screen.queryByText(done)).toBeNull();
  });

  it('says that there was no answer when the network fails', async () => {
    const app = openSoup(given);
    await article();
    api().fail(call, 'network');
    await change(app);
    expect(await screen.findByText(failed)).toBeTruthy();
    expect(screen.getByText('The server did not answer. Check the connection and try again.')).toBeTruthy();
  });
});

describe('a switch', () => {
  it('flips at once, before the server has answered, and only once for a double click', async () => {
    const open = api().hold('toggleDealActive');
    const { user } = openSoup();
    await article();
    await user.click(screen.getByRole('switch', { name: 'Active: Soup Week' }));
    await waitFor(() => expect(isOn('Active: Soup Week')).toBe(false));
    expect(within(await article()).getByText('Inactive')).toBeTruthy();
    expect((await article()).getAttribute('aria-busy')).toBe('true');
    await user.click(screen.getByRole('switch', { name: 'Active: Soup Week' }));
    await user.click(screen.getByRole('switch', { name: 'Featured: Soup Week' }));
    open();
    expect(await screen.findByText('Deal status updated successfully!')).toBeTruthy();
    expect(api().calls('toggleDealActive')).toHaveLength(1);
    expect(api().calls('toggleDealFeatured')).toHaveLength(0);
    expect(isOn('Active: Soup Week')).toBe(false);
  });

  it('does not undo what somebody else has just changed, and shows their change', async () => {
    const { user } = openSoup();
    await article();
    Object.assign(api().data.deals[0] ?? {}, { active: false, version: '8' });
    await user.click(screen.getByRole('switch', { name: 'Active: Soup Week' }));
    expect(await screen.findByText('Failed to update deal status')).toBeTruthy();
    expect(screen.getByText(/has been changed since you opened it/)).toBeTruthy();
    await waitFor(() => expect(isOn('Active: Soup Week')).toBe(false));
    expect(soup()?.active).toBe(false);
  });

  it('that takes the deal out of the filter leaves the focus on the list', async () => {
    const { user } = openSoup({}, '?filter=active');
    await article();
    await user.click(screen.getByRole('switch', { name: 'Active: Soup Week' }));
    expect(await screen.findByText('No deals found. Create your first deal to get started.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Deals, page 1' })));
  });
});

describe('deleting', () => {
  it('asks first, and does nothing when the answer is no', async () => {
    const { user } = openSoup();
    const button = await screen.findByRole('button', { name: 'Delete Soup Week' });
    await user.click(button);
    const question = await screen.findByRole('dialog', { name: 'Delete Soup Week?' });
    expect(within(question).getByText(/can be restored/)).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(api().calls('deleteDeal')).toEqual([]);
    expect(soup()?.isActive).toBe(true);
  });

  it('keeps the keyboard’s place on the deal', async () => {
    const { user } = openSoup();
    await user.click(await screen.findByRole('button', { name: 'Delete Soup Week' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await within(await article()).findByText('Deleted')).toBeTruthy();
    const card = await article();
    await waitFor(() => expect(document.activeElement).toBe(card));
  });
});
