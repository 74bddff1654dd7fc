import { screen, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { mockApiForEachTest, order, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';

const api = mockApiForEachTest();

vi.mock('./charts/HoursChart.js', () => ({
  default: () => {
    throw new Error('Failed to fetch dynamically imported module');
  },
}));

it('a chart that cannot be loaded leaves its table, and the rest of the screen', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
  api().data.orders = [order(999)];
  rememberSession(OWNER);
  renderApp('/admin/analytics');
  const hours = within(await screen.findByRole('region', { name: 'Revenue by Hour' }));
  expect(await hours.findByText('The chart could not be loaded. The table has the same figures.')).toBeTruthy();
  expect(hours.getByRole('row', { name: '11:00 €22.00' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Customer Insights' })).toBeTruthy();
});
