import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dish, mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';

const api = mockApiForEachTest();

async function openSoup(given: Parameters<typeof dish>[1] = {}) {
  api().data.dishes = [dish('soup', { name: 'Soup', version: '7', ...given }), dish('pie', { name: 'Pie' })];
  rememberSession(OWNER);
  const { user } = renderApp('/admin/menu');
  const article = await screen.findByRole('article', { name: 'Soup' });
  return { user, article, soup: within(article) };
}

const stored = () => api().data.dishes.find(({ id }) => id === 'soup');
const toggles = [
  [
    'Available',
    'available',
    'toggleMenuItemAvailability',
    'Availability updated successfully!',
    'Failed to update availability',
  ],
  ['Popular', 'popular', 'toggleMenuItemPopular', 'Popularity updated successfully!', 'Failed to update popularity'],
] as const;

describe.each(toggles)('the switch %s', (label, field, call, done, failed) => {
  it('turns at once and says so, from the version on the screen', async () => {
    const open = api().hold(call);
    const { user, soup } = await openSoup();
    const toggle = soup.getByRole('switch', { name: `${label}: Soup` });
    const before = toggle.matches(':checked');
    await user.click(toggle);
    await waitFor(() => expect(toggle.matches(':checked')).toBe(!before));
    expect(screen.queryByText(done)).toBeNull();
    open();
    expect(await screen.findByText(done)).toBeTruthy();
    expect(stored()?.[field]).toBe(!before);
    expect(api().calls(call)[0]).toMatchObject({ params: { id: 'soup' }, headers: { 'if-match': '7' } });
    await waitFor(() => expect(api().calls('adminMenuItems').length).toBeGreaterThan(1));
  });

  it('goes back when the server refuses, in the server’s words', async () => {
    const { user, soup } = await openSoup();
    api().fail(call, { status: 503, message: 'The kitchen is being moved.' });
    const toggle = soup.getByRole('switch', { name: `${label}: Soup` });
    const before = toggle.matches(':checked');
    await user.click(toggle);
    expect(await screen.findByText(failed)).toBeTruthy();
    expect(screen.getByText('The kitchen is being moved.')).toBeTruthy();
    await waitFor(() => expect(toggle.matches(':checked')).toBe(before));
  });

  it('says when the connection is lost', async () => {
    const { user, soup } = await openSoup();
    api().fail(call, 'network');
    await user.click(soup.getByRole('switch', { name: `${label}: Soup` }));
    expect(await screen.findByText(failed)).toBeTruthy();
    expect(screen.getByText('The server did not answer. Check the connection and try again.')).toBeTruthy();
  });
});

describe('changes of one dish', () => {
  it('come one after the other: both switches in a row', async () => {
    const { user, soup, article } = await openSoup();
    await user.click(soup.getByRole('switch', { name: 'Available: Soup' }));
    await screen.findByText('Availability updated successfully!');
    await waitFor(() => expect(article.getAttribute('aria-busy')).toBe('false'));
    await user.click(soup.getByRole('switch', { name: 'Popular: Soup' }));
    expect(await screen.findByText('Popularity updated successfully!')).toBeTruthy();
    expect(stored()).toMatchObject({ available: false, popular: true });
  });

  it('take a double tap for one', async () => {
    const { user, soup } = await openSoup();
    await user.dblClick(soup.getByRole('switch', { name: 'Available: Soup' }));
    await screen.findByText('Availability updated successfully!');
    expect(api().calls('toggleMenuItemAvailability')).toHaveLength(1);
    expect(stored()?.available).toBe(false);
  });

  it('tell of two people who turn one switch: the second does not turn it back', async () => {
    const { user, soup } = await openSoup();
    Object.assign(stored() ?? {}, { available: false, version: '8' });
    await user.click(soup.getByRole('switch', { name: 'Available: Soup' }));
    expect(await screen.findByText('Failed to update availability')).toBeTruthy();
    expect(
      screen.getByText('This dish has been changed since you opened it. Load it again and repeat your change.'),
    ).toBeTruthy();
    expect(await soup.findByText('Unavailable')).toBeTruthy();
    expect(stored()?.available).toBe(false);
  });

  it('tell of a dish deleted elsewhere, which then offers Restore', async () => {
    const { user, soup } = await openSoup();
    Object.assign(stored() ?? {}, { isActive: false });
    await user.click(soup.getByRole('switch', { name: 'Popular: Soup' }));
    expect(await screen.findByText('This dish is deleted: restore it first.')).toBeTruthy();
    expect(await soup.findByRole('button', { name: 'Restore Soup' })).toBeTruthy();
  });
});

describe('deleting', () => {
  it('asks first, and does nothing when the answer is no', async () => {
    const { user, soup } = await openSoup();
    const button = soup.getByRole('button', { name: 'Delete Soup' });
    await user.click(button);
    expect(await screen.findByRole('dialog', { name: 'Delete Soup?' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Keep' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(api().calls('deleteMenuItem')).toEqual([]);
  });

  it('marks the dish as deleted, keeps the keyboard’s place, and Restore brings it back', async () => {
    const { user, soup, article } = await openSoup();
    await user.click(soup.getByRole('button', { name: 'Delete Soup' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Menu item deleted successfully!')).toBeTruthy();
    expect(soup.getByText('Deleted')).toBeTruthy();
    expect(stored()?.isActive).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(article));

    await waitFor(() => expect(article.getAttribute('aria-busy')).toBe('false'));
    await user.click(soup.getByRole('button', { name: 'Restore Soup' }));
    expect(await screen.findByText('Menu item restored successfully!')).toBeTruthy();
    expect(soup.queryByText('Deleted')).toBeNull();
    expect(stored()?.isActive).toBe(true);
    expect(api().calls('adminCategories').length).toBeGreaterThan(2);
  });

  it('goes back when the server refuses', async () => {
    const { user, soup } = await openSoup();
    api().fail('deleteMenuItem', { status: 503, message: 'Not now.' });
    await user.click(soup.getByRole('button', { name: 'Delete Soup' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete menu item')).toBeTruthy();
    expect(screen.getByText('Not now.')).toBeTruthy();
    expect(await soup.findByRole('button', { name: 'Edit Soup' })).toBeTruthy();
    expect(soup.queryByText('Deleted')).toBeNull();
  });

  it('says when restoring fails', async () => {
    const { user, soup } = await openSoup({ isActive: false });
    api().fail('restoreMenuItem', { status: 503, message: 'Not now.' });
    await user.click(soup.getByRole('button', { name: 'Restore Soup' }));
    expect(await screen.findByText('Failed to restore menu item')).toBeTruthy();
    expect(await soup.findByText('Deleted')).toBeTruthy();
  });
});
