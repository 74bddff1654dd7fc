import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mockApiForEachTest, order, orderLine, OWNER, PLAIN_MOVE } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp, minutesFromNow } from '../../app/rendered-app.js';
import { marksOfTest } from '../../lists/testing/marks.js';

const api = mockApiForEachTest();

function openOrders(search = '') {
  rememberSession(OWNER);
  return renderApp(`/admin/orders${search}`);
}

const card = (number: string) => screen.findByRole('article', { name: `Order ${number}` });
const numbers = () =>
  screen.queryAllByRole('article').map((article) => within(article).getByRole('heading').textContent);
const listCalls = () =>
  api()
    .calls('adminOrders')
    .map(({ query }) => query);

/** As if the owner came back to the tab: the lists are read again. */
const lookAgain = () => act(() => void window.dispatchEvent(new Event('visibilitychange')));

describe('the list', () => {
  it('shows skeletons while it loads, then the orders with their lines', async () => {
    api().data.orders = [
      order(17, {
        customerName: 'Anna <b>de Vries</b>',
        customerPhone: '06 1234 5678',
        notes: 'No bag, please.',
        createdAt: minutesFromNow(-3),
        pickupTime: minutesFromNow(12),
        items: [orderLine('1', { customizations: ['extra basil', 'no garlic'] })],
      }),
      order(16, { status: 'PREPARING', pickupTime: minutesFromNow(-4) }),
      order(15, { status: 'COMPLETED' }),
      order(14, { status: 'PENDING', pickupTime: minutesFromNow(300) }),
    ];
    openOrders();
    expect(await screen.findByText('Loading orders')).toBeTruthy();
    const anna = within(await card('017'));
    expect(screen.queryByText('Loading orders')).toBeNull();
    for (const text of [
      'Pending · due in 12 min',
      '€22.00',
      '2×',
      'extra basil · no garlic',
      'No bag, please.',
      '20261121-017',
      '· placed 11:57',
    ]) {
      expect(anna.getByText(text)).toBeTruthy();
    }
    expect(anna.getByText(/Anna <b>de Vries<\/b>/)).toBeTruthy();
    expect(within(await card('016')).getByText('Preparing · 4 min late')).toBeTruthy();
    expect(within(await card('015')).getAllByRole('button')).toHaveLength(2);
    // When it is to be ready stands beside it once.
    within(await card('014')).getByText('Pending');
    within(await card('014')).getByText(/^about /);
    expect(screen.queryByText(/^Page/)).toBeNull();
    await waitFor(() => expect(document.title).toBe('Orders · Back office'));
  });

  it('says when there is nothing, and what will be', async () => {
    openOrders();
    expect(await screen.findByText('No orders found matching your criteria.')).toBeTruthy();
    expect(screen.getByText('New orders appear here by themselves.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Clear search and filters' })).toBeNull();
  });

  it('says when it fails, and tries again when asked', async () => {
    api().fail('adminOrders', { status: 503, message: 'The kitchen is being moved.' });
    api().data.orders = [order(17)];
    const { user } = openOrders();
    expect(await screen.findByRole('heading', { name: 'Failed to load orders' })).toBeTruthy();
    expect(screen.getByText('The kitchen is being moved.')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText('Failed to load orders')).toHaveLength(2));
    api().mend('adminOrders');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await card('017')).toBeTruthy();
  });

  it('keeps the list when reading it again fails, and says how old it is', async () => {
    api().data.orders = [order(17)];
    openOrders();
    await card('017');
    api().fail('adminOrders', { status: 503, message: 'Not now.' });
    lookAgain();
    expect(await screen.findByText(/^Not updated since/)).toBeTruthy();
    expect(await screen.findByText('Failed to load orders')).toBeTruthy();
    expect(numbers()).toHaveLength(1);
  });

  it('leads back to /admin', async () => {
    const { user, address } = openOrders();
    await user.click(await screen.findByRole('link', { name: 'Back to the back office' }));
    expect(address()).toBe('/admin');
    expect(await screen.findByText('Signed in as owner@example.com')).toBeTruthy();
  });
});

describe('search, filter and pages', () => {
  it('searches the page on the screen, keeps the words in the URL, and asks the server for nothing else', async () => {
    api().data.orders = [order(18, { customerName: 'Bram' }), order(17, { customerName: 'Anna' })];
    const { user, address } = openOrders();
    await card('017');
    await user.type(screen.getByRole('searchbox', { name: 'Search this page' }), 'anNA');
    expect(numbers()).toEqual(['Order 017017']);
    expect(screen.getByText('1 order on this page')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Search all orders' })).toBeTruthy();
    expect(address()).toBe('/admin/orders?q=anNA');
    // The live board may read the same list once more when it is connected.
    for (const call of listCalls()) expect(call).toEqual({ page: '0', size: '20' });
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('No orders found matching your criteria.')).toBeTruthy();
    expect(screen.queryByText('New orders appear here by themselves.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(numbers()).toHaveLength(2);
  });

  it('marks what was found in number, name and phone alone', async () => {
    const marks = marksOfTest();
    const placed = { createdAt: minutesFromNow(-43), total: 17 };
    api().data.orders = [order(17, { customerName: 'Anna 17', customerPhone: '06 1700 0000', ...placed })];
    openOrders('?q=17');
    expect((await card('017')).textContent).toMatch(/placed 11:17.*€17/);
    // The number stands there twice, short and whole.
    await waitFor(() => expect(marks()).toEqual(['17', '17', '17', '17']));
  });

  it('offers to search all orders where the page has none, and keeps that in the URL', async () => {
    const older = order(3, { customerName: 'Anna', customerEmail: 'anna@example.com', customerPhone: '06 1234 5678' });
    api().data.orders = [...Array.from({ length: 25 }, (_, index) => order(40 - index)), older];
    const { user, address } = openOrders();
    await card('040');
    await user.type(screen.getByRole('searchbox', { name: 'Search this page' }), 'anna@');
    await user.click(await screen.findByRole('button', { name: 'Search all orders' }));
    expect(await card('003')).toBeTruthy();
    expect(address()).toBe('/admin/orders?search=anna%40');
    expect(listCalls().at(-1)).toEqual({ page: '0', size: '20', search: 'anna@' });
    expect(screen.getByText(/^1 order found: by number and email among all/)).toBeTruthy();
    const box = screen.getByRole('searchbox', { name: 'Search all orders' });
    await user.clear(box);
    expect(await card('040')).toBeTruthy();
    expect(address()).toBe('/admin/orders');
  });

  it('searches all orders as a link asks, and says when there is none', async () => {
    api().data.orders = [order(17, { customerPhone: '06-1234 5678' })];
    const { user } = openOrders('?search=0612345678');
    expect(await card('017')).toBeTruthy();
    await user.type(screen.getByRole('searchbox'), '9');
    expect(await screen.findByText('No orders found matching your criteria.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Search all orders' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(await card('017')).toBeTruthy();
  });

  it('counts all orders of each status in its filter, whatever the page shows', async () => {
    api().data.orders = [
      ...Array.from({ length: 25 }, (_, index) => order(40 - index)),
      ...Array.from({ length: 4 }, (_, index) => order(9 - index, { status: 'READY' })),
    ];
    openOrders();
    await card('040');
    for (const name of [/^All ?, 29 in all$/, /^Pending ?, 25 in all$/, /^Ready ?, 4 in all$/, /^Cancelled$/]) {
      expect(await screen.findByRole('button', { name })).toBeTruthy();
    }
  });

  it('filters on the server and starts at the first page', async () => {
    api().data.orders = [...Array.from({ length: 25 }, (_, index) => order(40 - index)), order(3, { status: 'READY' })];
    const { user, address } = openOrders('?page=2');
    await card('003');
    await user.click(screen.getByRole('button', { name: /^Ready/ }));
    expect(address()).toBe('/admin/orders?status=READY');
    expect(await card('003')).toBeTruthy();
    expect(numbers()).toHaveLength(1);
    expect(listCalls().at(-1)).toEqual({ page: '0', size: '20', status: 'READY' });
    expect(screen.getByRole('button', { name: /^Ready/ }).getAttribute('aria-pressed')).toBe('true');
  });

  it('turns pages: 0-based in calls, 1-based on the screen', async () => {
    api().data.orders = Array.from({ length: 41 }, (_, index) => order(60 - index));
    const { user, address } = openOrders();
    await card('060');
    expect(screen.getByText('Page 1 of 3')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Previous' }).hasAttribute('disabled')).toBe(true);
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    onTestFinished(() => scrolled.mockRestore());
    await user.click(screen.getByRole('button', { name: 'Next' }));
    // The next page is read from its start, not from where the page controls stood.
    expect(scrolled).toHaveBeenCalledOnce();
    expect(scrolled.mock.contexts).toEqual([document.activeElement]);
    expect(await card('040')).toBeTruthy();
    expect(screen.getByText('Page 2 of 3')).toBeTruthy();
    expect(listCalls()).toContainEqual({ page: '1', size: '20' });
    expect(address()).toBe('/admin/orders?page=2');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Orders, page 2' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await card('020')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(true);
  });

  it('goes to the last page when the asked one is past it', async () => {
    api().data.orders = Array.from({ length: 21 }, (_, index) => order(60 - index));
    const { address } = openOrders('?page=9');
    expect(await card('040')).toBeTruthy();
    expect(address()).toBe('/admin/orders?page=2');
  });
});

describe('an order in full', () => {
  it('shows everything, with its history, and gives the focus back', async () => {
    api().data.orders = [
      order(17, {
        status: 'CONFIRMED',
        customerPhone: '+31 (0)6-1234 5678',
        customerEmail: 'anna@example.com',
        notes: 'No bag.',
        moves: [{ from: 'PENDING', to: 'CONFIRMED', at: minutesFromNow(-2), by: OWNER.user.email, ...PLAIN_MOVE }],
      }),
    ];
    const { user } = openOrders();
    const open = await screen.findByRole('button', { name: 'View Details of order 017' });
    await user.click(open);
    const dialog = within(await screen.findByRole('dialog', { name: 'Order 017' }));
    expect(dialog.getByRole('link', { name: '+31 (0)6-1234 5678' }).getAttribute('href')).toBe('tel:+31612345678');
    expect(dialog.getByRole('link', { name: 'anna@example.com' }).getAttribute('href')).toBe('mailto:anna@example.com');
    expect(await dialog.findByText('Confirmed by owner@example.com')).toBeTruthy();
    for (const text of [
      '20261121-017',
      'Subtotal',
      'Tax',
      'Total',
      '€11.00 each',
      'No bag.',
      // With its day, which is another than that on which it was placed.
      '21 Nov 12:20',
    ]) {
      expect(dialog.getByText(text)).toBeTruthy();
    }
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(open));
  });
});

describe('an order whose history cannot be loaded', () => {
  it.each([
    ['online', 'Placed by the customer'],
    ['phone', 'Taken by phone'],
  ] as const)(
    'shows the listed details of one that came %s, and says that the history is missing',
    async (channel, placed) => {
      api().data.orders = [order(17, { notes: 'No bag.', channel })];
      api().fail('adminOrder', { status: 503, message: 'Not now.' });
      const { user } = openOrders();
      await user.click(await screen.findByRole('button', { name: 'View Details of order 017' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Order 017' }));
      expect(await dialog.findByText('The history could not be loaded.')).toBeTruthy();
      expect(dialog.getByText('No bag.')).toBeTruthy();
      expect(dialog.getByText(placed)).toBeTruthy();
    },
  );
});
