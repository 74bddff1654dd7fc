import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dish, mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';

const api = mockApiForEachTest();

/** The menu with one dish. The business day is Saturday 21 November 2026. */
async function openMenu(given: Parameters<typeof dish>[1] = {}, language: 'en' | 'nl' = 'en') {
  api().data.dishes = [dish('soup', { name: 'Soup', version: '7', ...given })];
  rememberSession(OWNER);
  const { user } = renderApp('/admin/menu', { language });
  const soup = within(await screen.findByRole('article', { name: 'Soup' }));
  return { user, soup };
}

const stored = () => api().data.dishes.find(({ id }) => id === 'soup');

describe('the card of a dish', () => {
  it.each([
    [{ soldOutUntil: '2026-11-22' }, 'Sold out today'],
    [{ soldOutUntil: '2026-12-03' }, 'Sold out until 3 Dec'],
    [{ soldOutUntil: 'forever' }, 'Sold out until you say'],
    [{ dailyCount: 12 }, '12 left of 12 today'],
  ])('says of %j: %s', async (given, badge) => {
    const { soup } = await openMenu(given);
    expect(soup.getAllByText(badge).length).toBeGreaterThan(0);
  });

  it('says that none is left', async () => {
    api().answer('adminMenuItems', () => [
      { ...dish('soup', { name: 'Soup', dailyCount: 12 }), portionsLeft: 0, left: 0, soldOut: true },
    ]);
    rememberSession(OWNER);
    renderApp('/admin/menu');
    expect(await screen.findByText('None left of 12 today')).toBeTruthy();
  });

  it('sells out for today with one button, and brings back with it', async () => {
    const { user, soup } = await openMenu();
    await user.click(soup.getByRole('button', { name: 'Sold out today: Soup' }));
    expect(await screen.findByText('Sold out for today: back tomorrow by itself')).toBeTruthy();
    expect(api().calls('setDishSoldOut')[0]).toMatchObject({
      params: { id: 'soup' },
      headers: { 'if-match': '7' },
      body: { until: 'today' },
    });
    expect(stored()).toMatchObject({ soldOutUntil: '2026-11-22' });
    await user.click(await soup.findByRole('button', { name: 'Bring back: Soup' }));
    expect(await screen.findByText('Back on the menu')).toBeTruthy();
    expect(stored()).toMatchObject({ soldOutUntil: null });
  });

  it('goes back when the server refuses', async () => {
    const { user, soup } = await openMenu();
    api().fail('setDishSoldOut', { status: 503, message: 'The kitchen is being moved.' });
    await user.click(soup.getByRole('button', { name: 'Sold out today: Soup' }));
    expect(await screen.findByText('Failed to change sold out')).toBeTruthy();
    await waitFor(() => expect(soup.getByRole('button', { name: 'Sold out today: Soup' })).toBeTruthy());
  });
});
