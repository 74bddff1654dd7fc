import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mockApiForEachTest, order, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp, minutesFromNow } from '../../app/rendered-app.js';

const api = mockApiForEachTest();

type Render = Parameters<typeof renderApp>[1];

function openLanding(options?: Render) {
  rememberSession(OWNER);
  return renderApp('/admin', options);
}

const FAILED = 'Failed to load dashboard metrics';

/** The tile of a figure, as it is read aloud. */
const tile = (label: string) => screen.findByRole('link', { name: new RegExp(`^${label}`) });
const says = async (label: string) => (await tile(label)).textContent.trim();

/** As if the owner came back to the tab. */
const lookAgain = () => act(() => void window.dispatchEvent(new Event('visibilitychange')));

/** Waits for the figures. */
const figures = () => waitFor(() => expect(screen.queryByText('Loading the figures')).toBeNull());

describe('the figures', () => {
  it('are four: orders and revenue of today, dishes and deals on offer, the rating', async () => {
    api().data.orders = [
      order(17, { createdAt: minutesFromNow(-3), total: 41.5 }),
      order(16, { createdAt: minutesFromNow(-30), total: 18.25 }),
      order(15, { createdAt: minutesFromNow(-40), total: 99, status: 'CANCELLED' }),
      order(1, { createdAt: minutesFromNow(-60 * 24), total: 10 }),
    ];
    openLanding();
    expect(await screen.findByText('Loading the figures')).toBeTruthy();
    await figures();
    expect(await says("Today's Orders")).toBe("Today's Orders2See what to do next");
    expect(await says("Today's Revenue")).toBe("Today's Revenue€59.75€29.88 per order");
    expect(await says('Active Menu Items')).toBe('Active Menu Items3of 3 · 2 deals on offer');
    expect(await says('Average Rating')).toMatch(/^Average Rating\d\.\d .*From 23 reviews$/);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it.each([
    ["Today's Orders", '/admin/orders'],
    ["Today's Revenue", '/admin/analytics'],
    ['Active Menu Items', '/admin/menu'],
    ['Average Rating', '/admin/reviews'],
  ])('%s lead to %s', async (label, path) => {
    openLanding();
    expect((await tile(label)).getAttribute('href')).toBe(path);
  });

  it.each([
    [4, '4.0 Good'],
    [3.9, '3.9 Fair'],
    [3, '3.0 Fair'],
    [2.9, '2.9 Poor'],
  ])('a rating of %s is said in a word beside its colour: %s', async (averageRating, words) => {
    const figuresOf = {
      todayOrders: 0,
      todayRevenue: 0,
      averageOrderValue: 0,
      activeMenuItems: 1,
      totalMenuItems: 1,
      activeDeals: 1,
    };
    api().answer('dashboard', () => ({ ...figuresOf, averageRating, totalReviews: 1 }));
    openLanding();
    await figures();
    expect(await says('Average Rating')).toBe(`Average Rating${words}From 1 review`);
    expect(await says('Active Menu Items')).toBe('Active Menu Items1of 1 · 1 deal on offer');
    expect(await says("Today's Orders")).toBe("Today's Orders0None yet today");
  });

  it('show a dash where nobody has rated yet, for 0 would be a bad rating', async () => {
    api().data.reviews = [];
    openLanding();
    await figures();
    expect(await says('Average Rating')).toBe('Average Rating\u2013No reviews yet');
  });

  it('are dashes when they cannot be loaded, with the reason, a toast and a retry', async () => {
    api().fail('dashboard', { status: 503, message: 'The figures are being counted.' });
    const { user } = openLanding();
    expect(await screen.findByText(FAILED)).toBeTruthy();
    expect(screen.getByText('The figures could not be loaded. The figures are being counted.')).toBeTruthy();
    for (const label of ["Today's Orders", "Today's Revenue", 'Active Menu Items', 'Average Rating']) {
      expect(await says(label)).toBe(`${label}\u2013Not known`);
    }
    // Once more as soon as the orders are listened to: a press at that moment would be for nothing.
    await waitFor(() => expect(api().calls('dashboard').length).toBeGreaterThan(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' }).getAttribute('aria-busy')).toBeNull());
    api().mend('dashboard');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
    expect(await says("Today's Orders")).toBe("Today's Orders0None yet today");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Today so far' })));
  });

  it('take the focus over from Retry when they come without a press', async () => {
    api().fail('dashboard', { status: 503, message: 'Not now.' });
    openLanding();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    act(() => retry.focus());
    api().mend('dashboard');
    lookAgain();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Today so far' })));
    expect(retry.isConnected).toBe(false);
  });

  it('say that there was no answer', async () => {
    api().fail('dashboard', 'network');
    openLanding();
    expect(await screen.findByText(/The server did not answer\. Check the connection and try again\.$/)).toBeTruthy();
  });

  it('are read again when the page becomes visible, and stay, with their age, when that fails', async () => {
    openLanding();
    await figures();
    api().data.orders = [order(17, { createdAt: minutesFromNow(-3) })];
    lookAgain();
    await waitFor(async () => expect(await says("Today's Orders")).toBe("Today's Orders1See what to do next"));
    api().fail('dashboard', { status: 503, message: 'Not now.' });
    lookAgain();
    expect(await screen.findByText(/^Not updated since \d\d:\d\d\. Not now\.$/)).toBeTruthy();
    expect(await screen.findByText(FAILED)).toBeTruthy();
    expect(await says("Today's Orders")).toBe("Today's Orders1See what to do next");
  });

  it('are read again every 30 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    openLanding();
    await figures();
    const before = api().calls('dashboard').length;
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await waitFor(() => expect(api().calls('dashboard')).toHaveLength(before + 1));
    vi.useRealTimers();
  });
});

describe('the landing', () => {
  it('greets by the time of the restaurant, and names the day', async () => {
    openLanding();
    expect(await screen.findByRole('heading', { level: 1, name: 'Good afternoon' })).toBeTruthy();
    expect(screen.getByText('Saturday 21 November 2026')).toBeTruthy();
    expect(await screen.findByText(api().data.restaurant.name)).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Start · Back office'));
  });

  it.each([
    ['03:59', 'Good evening'],
    ['04:01', 'Good morning'],
    ['11:01', 'Good afternoon'],
    ['17:01', 'Good evening'],
  ])('at %s UTC it says %s in Amsterdam', async (time, greeting) => {
    openLanding({ now: Date.parse(`2026-11-21T${time}:00Z`) });
    expect(await screen.findByRole('heading', { level: 1, name: greeting })).toBeTruthy();
  });

  it('leads to every section and to the site', async () => {
    openLanding();
    const sections = within(await screen.findByRole('navigation', { name: 'Sections' }));
    const hrefs = sections.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(
      [
        'kitchen',
        'orders',
        'menu',
        'choices',
        'deals',
        'reviews',
        'analytics',
        'restaurant',
        'restaurant-settings',
        'menu-generator',
      ].map((path) => `/admin/${path}`),
    );
    expect(screen.getByRole('link', { name: 'View the restaurant’s site' }).getAttribute('href')).toBe('/');
  });

  it('speaks Dutch', async () => {
    openLanding({ language: 'nl' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Goedemiddag' })).toBeTruthy();
    expect(screen.getByText('zaterdag 21 november 2026')).toBeTruthy();
    expect(await says('Bestellingen vandaag')).toMatch(/^Bestellingen vandaag/);
  });
});
