import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { mockApiForEachTest, MockApi, NOON, order } from '../../../../tests/mock-api/index.js';
import { prepareBrowser, renderShop } from '../../app/testing/render-shop.js';

prepareBrowser();
/** An order that nobody in the kitchen has seen for a while. */
const api = mockApiForEachTest(() => {
  const made = new MockApi();
  made.data.orders = [order(17, { openedAt: null, createdAt: new Date(NOON - 20 * 60_000).toISOString() })];
  return made;
});
const ADDRESS = '/orders/secret-017';

it('says that it is unseen, and whom to call', async () => {
  renderShop(ADDRESS, { at: NOON });
  const notice = await screen.findByText(/The kitchen has not seen your order yet\. Please call/);
  expect(notice.textContent).toBe('The kitchen has not seen your order yet. Please call +31 30 555 0142.');
  expect(within(notice).getByRole('link').getAttribute('href')).toBe('tel:+31305550142');
});

it('names no address and no number that are not the restaurant’s, while it cannot be told about', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  api().fail('restaurantInfo', 'network');
  renderShop(ADDRESS, { at: NOON });
  const main = within(await screen.findByRole('main'));
  await main.findByText('The kitchen has not seen your order yet. Please call us.');
  expect(screen.getByRole('main').textContent).not.toMatch(/555|Main Street/);
  expect(main.queryByRole('link', { name: /^(Call|Get Directions)/ })).toBeNull();
});
