import type { Kitchen } from '@pickup/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mockApiForEachTest, NOON } from '../../../../tests/mock-api/index.js';
import { line, prepareBrowser, renderShop } from '../testing/render-shop.js';

prepareBrowser();
const api = mockApiForEachTest();

const at = (clock: string, day = '2026-11-21') => new Date(`${day}T${clock}:00+01:00`).toISOString();
const OPEN: Kitchen = {
  open: true,
  reason: null,
  opensAt: null,
  closesAt: at('22:00'),
  takesOrders: true,
  lastOrderAt: at('21:25'),
  nextReadyAt: null,
  extraMinutes: null,
  extraUntil: null,
  specialDays: [],
  businessDay: '2026-11-21',
  serviceDay: '2026-11-21',
  changesAt: at('21:25'),
};
const CLOSED: Kitchen = {
  ...OPEN,
  open: false,
  reason: 'closed',
  closesAt: null,
  lastOrderAt: null,
  opensAt: at('11:00', '2026-11-22'),
  nextReadyAt: at('11:20', '2026-11-22'),
};
const wedding = {
  date: '2026-11-21',
  closed: false,
  shifts: [{ open: '12:00', close: '20:00' }],
  note: 'A wedding',
  noteNl: 'Een bruiloft',
};

const states: [string, Kitchen, string, string][] = [
  ['open', OPEN, 'Open until 22:00', 'Open tot 22:00'],
  ['that never closes', { ...OPEN, closesAt: null }, 'Open day and night', 'Dag en nacht open'],
  [
    'busy',
    { ...OPEN, extraMinutes: 15, extraUntil: at('19:00') },
    'Open until 22:00 · A little longer today: about +15 min',
    'Open tot 22:00 · Vandaag duurt het iets langer: ongeveer +15 min',
  ],
  [
    'whose last order of the day has gone',
    { ...OPEN, nextReadyAt: at('11:20', '2026-11-22') },
    'Last orders for today have gone · Next pickup tomorrow at 11:20',
    'Voor vandaag kun je niet meer bestellen · Eerstvolgende afhaaltijd morgen om 11:20',
  ],
  [
    'between two shifts for which the last order has gone',
    { ...OPEN, closesAt: at('14:00'), nextReadyAt: at('17:20') },
    'Last orders have gone for now · Next pickup at 17:20',
    'Voor nu kun je niet meer bestellen · Eerstvolgende afhaaltijd om 17:20',
  ],
  [
    'closed',
    CLOSED,
    'Closed until tomorrow at 11:00 · Order now, ready tomorrow at 11:20',
    'Gesloten tot morgen 11:00 · Bestel nu, dan staat het morgen om 11:20 klaar',
  ],
  [
    'closed, without orders for the next opening',
    { ...CLOSED, takesOrders: false },
    'Closed until tomorrow at 11:00 · We take no orders until then',
    'Gesloten tot morgen 11:00 · Tot dan kun je niet bestellen',
  ],
  [
    'paused',
    { ...CLOSED, reason: 'paused', opensAt: at('12:30'), takesOrders: false },
    'Paused until 12:30 · We take no orders until then',
    'Even pauze tot 12:30 · Tot dan kun je niet bestellen',
  ],
  [
    'without a planned opening',
    { ...CLOSED, reason: 'no-opening', opensAt: null, nextReadyAt: null, takesOrders: false },
    'Closed, no opening planned',
    'Gesloten, geen opening gepland',
  ],
  [
    'of a restaurant that is not open yet',
    {
      ...CLOSED,
      reason: 'not-open-yet',
      opensAt: null,
      nextReadyAt: null,
      takesOrders: false,
      specialDays: [wedding],
    },
    'Not open yet · Have a look around. We take no orders until we open',
    'Nog niet open · Kijk gerust rond. Bestellen kan zodra we opengaan',
  ],
  [
    'open on a special day',
    { ...OPEN, closesAt: at('20:00'), specialDays: [wedding] },
    'Open until 20:00 · A wedding',
    'Open tot 20:00 · Een bruiloft',
  ],
  [
    'closed on a special day without a Dutch note',
    { ...CLOSED, reason: 'special-day', specialDays: [{ ...wedding, closed: true, shifts: [], noteNl: null }] },
    'Closed until tomorrow at 11:00 · Order now, ready tomorrow at 11:20 · A wedding',
    'Gesloten tot morgen 11:00 · Bestel nu, dan staat het morgen om 11:20 klaar · A wedding',
  ],
];

const band = () => screen.queryAllByRole('status').find((status) => !status.closest('main'));

describe('the band of the kitchen', () => {
  it.each(states)('of a kitchen %s says so in both languages', async (_, kitchen, en, nl) => {
    api().answer('kitchen', () => kitchen);
    for (const [language, words] of [
      ['en', en],
      ['nl', nl],
    ] as const) {
      const { unmount } = renderShop('/about', { at: NOON, language });
      await waitFor(() => expect(band()?.textContent).toBe(words));
      unmount();
    }
  });

  it.each(['/', '/menu', '/deals', '/reviews', '/about', '/cart', '/checkout', '/orders/unknown'])(
    'is on %s',
    async (path) => {
      renderShop(path, { at: NOON });
      await waitFor(() => expect(band()?.textContent).toBe('Open until 22:00'));
    },
  );

  it('is asked again when the window gets the focus', async () => {
    renderShop('/about', { at: NOON });
    await waitFor(() => expect(band()?.textContent).toBe('Open until 22:00'));
    Object.assign(api().data.kitchenControl, { pausedUntil: NOON + 30 * 60_000 });
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(band()?.textContent).toMatch(/^Paused until 12:30/));
  });

  it.each([
    ['a second after the state changes', 12_000, 13_000],
    ['every quarter of a minute otherwise', 3_600_000, 15_000],
  ])('is asked again %s', async (_, changesIn, after) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
    try {
      const changesAt = new Date(NOON + changesIn).toISOString();
      api().answer('kitchen', () => ({ ...OPEN, changesAt }));
      renderShop('/about', { at: NOON });
      await waitFor(() => expect(band()?.textContent).toBe('Open until 22:00'));
      api().answer('kitchen', () => CLOSED);
      await vi.advanceTimersByTimeAsync(after - 2000);
      expect(band()?.textContent).toBe('Open until 22:00');
      await vi.advanceTimersByTimeAsync(2500);
      await waitFor(() => expect(band()?.textContent).toMatch(/^Closed until/));
    } finally {
      vi.useRealTimers();
    }
  });

  it('brings a cart another quote when the kitchen takes longer', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
    try {
      renderShop('/checkout', { at: NOON, cart: [line(api().data.dishes[0]?.id ?? '')] });
      await screen.findByText('about 12:20');
      const asked = api().calls('quote').length;
      Object.assign(api().data.kitchenControl, { extraMinutes: 40, extraUntil: NOON + 3_600_000 });
      await vi.advanceTimersByTimeAsync(16_000);
      await screen.findByText('about 13:00');
      expect(api().calls('quote').length).toBe(asked + 1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is left out when the state cannot be read, and the page stays', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    api().fail('kitchen', 500);
    renderShop('/', { at: NOON });
    await waitFor(() => expect(log).toHaveBeenCalledWith('Failed to load kitchen', expect.any(Error)));
    await screen.findByText('Ready in 15-20 min');
    await waitFor(() => expect(band()).toBeUndefined());
  });
});

describe('the preparation on home', () => {
  const tile = async () => (await screen.findByText('Preparation')).nextElementSibling?.textContent;

  it.each([
    ['open', OPEN, 'Ready in 15-20 min'],
    ['busy', { ...OPEN, extraMinutes: 15, extraUntil: at('19:00') }, 'Ready in 30-35 min'],
    ['last orders gone', { ...OPEN, nextReadyAt: at('11:20', '2026-11-22') }, 'Ready tomorrow at 11:20'],
    ['closed', CLOSED, 'Ready tomorrow at 11:20'],
    ['paused', { ...CLOSED, reason: 'paused', opensAt: at('12:30'), takesOrders: false }, 'Paused until 12:30'],
  ] as const)('while the kitchen is %s', async (_, kitchen, words) => {
    api().answer('kitchen', () => ({ ...kitchen }));
    renderShop('/', { at: NOON });
    await waitFor(async () => expect(await tile()).toBe(words));
  });
});

describe('special days', () => {
  it.each(['/', '/about'])('of the coming week stand on %s', async (path) => {
    const closed = { ...wedding, date: '2026-11-27', closed: true, shifts: [], note: null, noteNl: null };
    api().answer('kitchen', () => ({
      ...OPEN,
      specialDays: [{ ...wedding, shifts: [...wedding.shifts, { open: '21:00', close: '23:00' }] }, closed],
    }));
    renderShop(path, { at: NOON });
    const days = await screen.findByRole('region', { name: 'Different hours soon' });
    expect([...days.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'Today: 12:00-20:00 & 21:00-23:00A wedding',
      'Friday 27 November: Closed',
    ]);
  });
});
