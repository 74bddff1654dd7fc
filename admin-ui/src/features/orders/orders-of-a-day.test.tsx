import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockApiForEachTest, order, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';

const api = mockApiForEachTest();

/** Noon of 21 November; two orders of that day, one of them late in the evening before. */
beforeEach(() => {
  const placed = (number: number, createdAt: string) => ({ ...order(number), status: 'READY' as const, createdAt });
  api().data.orders = [
    placed(18, '2026-11-21T10:00:00.000Z'),
    placed(17, '2026-11-21T09:00:00.000Z'),
    placed(60, '2026-11-20T18:30:00.000Z'),
  ];
});

function openOrders(search = '') {
  rememberSession(OWNER);
  return renderApp(`/admin/orders${search}`);
}

const shown = (count: number) => waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(count));
const day = (name: string) => within(screen.getByRole('group', { name: 'Day' })).getByRole('button', { name });

describe('the orders of a day', () => {
  it('are those of yesterday in one tap, with their counts, as a step of the history', async () => {
    const { user, address, router } = openOrders();
    await shown(3);
    expect(day('All days').getAttribute('aria-pressed')).toBe('true');
    await user.click(day('Yesterday'));
    expect(address()).toBe('/admin/orders?date=yesterday');
    await shown(1);
    expect(api().calls('adminOrders').at(-1)?.query).toMatchObject({ date: '2026-11-20', page: '0' });
    expect(await screen.findByRole('button', { name: /^Ready ?, 1 in all$/ })).toBeTruthy();
    await router.navigate(-1);
    await shown(3);
    expect(await screen.findByRole('button', { name: /^Ready ?, 3 in all$/ })).toBeTruthy();
  });

  it('are any day’s by its date, and a day without any says so kindly with the way back', async () => {
    const { user, address } = openOrders('?status=READY');
    await shown(3);
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-11-15' } });
    expect(address()).toBe('/admin/orders?status=READY&date=2026-11-15');
    await user.click(await screen.findByRole('button', { name: 'All' }));
    expect(await screen.findByText('No orders came in on 15 November 2026.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(address()).toBe('/admin/orders');
    await shown(3);
  });

  it('are read from a link', async () => {
    openOrders('?date=today');
    await shown(2);
    expect(day('Today').getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByLabelText('Date')).toHaveProperty('value', '2026-11-21');
  });
});
