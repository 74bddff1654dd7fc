import { RESTAURANT_DEFAULTS } from '@pickup/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, order, OWNER } from '../../../../../tests/mock-api/index.js';
import { minutesFromNow, rememberSession, renderApp } from '../../../app/rendered-app.js';

const api = mockApiForEachTest();

function openLanding(options?: Parameters<typeof renderApp>[1]) {
  rememberSession(OWNER);
  return renderApp('/admin', options);
}

/** As after the first start of an empty restaurant. */
function emptyRestaurant() {
  Object.assign(api().data, { hasRestaurant: false, dishes: [], categories: [], orders: [], reviews: [] });
}

/** Described and with a menu, but not open. */
function closedDoors() {
  const { data } = api();
  data.restaurant.doorsOpen = false;
  data.restaurant.paymentMethods.onlinePayment = false;
  data.orders = [order(1, { status: 'CANCELLED', createdAt: minutesFromNow(-20) })];
}

const list = () => screen.findByRole('region', { name: 'Before your first guest' });
const step = async (title: string) => {
  const heading = within(await list()).getByRole('heading', { name: title });
  const row = heading.closest('li');
  if (!row) throw new Error(`${title} is no step`);
  return row;
};
const says = async (title: string) => (await step(title)).textContent;

describe('before the first guest', () => {
  it('an empty restaurant lacks everything, and each step leads to where it is done', async () => {
    emptyRestaurant();
    openLanding();
    expect(within(await list()).getByText(/^0 of 6 steps done\. Until you open the doors/)).toBeTruthy();
    const links = within(await list()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Describe', '/admin/restaurant?field=name'],
      ['Set hours', '/admin/restaurant-settings?field=mondayClosed'],
      ['Make categories', '/admin/menu?tab=categories'],
      ['Type the menu', '/admin/menu?quick=open'],
      ['Payment', '/admin/restaurant?field=onlinePayment'],
      ['New order', '/admin/kitchen?order=new'],
    ]);
    expect(await says('Describe the restaurant')).toContain('Not done');
    expect(within(await list()).getByText(/^Describe the restaurant first/)).toBeTruthy();
  });

  it('the doors of a restaurant that nobody has described stay closed', async () => {
    emptyRestaurant();
    const { user } = openLanding();
    const open = within(await list()).getByRole('button', { name: 'Open the doors' });
    expect(open.getAttribute('aria-disabled')).toBe('true');
    await user.click(open);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api().calls('updateRestaurant')).toHaveLength(0);
  });

  it('a step knows by itself that it is done, and says what is there', async () => {
    closedDoors();
    openLanding();
    expect(await says('Describe the restaurant')).toContain(`Done`);
    expect(await says('Describe the restaurant')).toContain(api().data.restaurant.address);
    expect(await says('Set the opening hours')).toContain('Open on 6 days of the week');
    expect(await says('Put dishes on the menu')).toContain('3 dishes that guests can order');
    expect(await says('Say how guests pay')).toContain('Cash · Card · Contactless');
    expect(within(await list()).getByText(/^6 of 6 steps done/)).toBeTruthy();
  });

  it('is not shown where the doors are open', async () => {
    openLanding();
    await screen.findByRole('heading', { name: 'Good afternoon' });
    await waitFor(() => expect(api().calls('adminRestaurant')).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Before your first guest' })).toBeNull();
    expect(api().calls('recentOrders')).toHaveLength(0);
  });

  it('speaks Dutch', async () => {
    emptyRestaurant();
    openLanding({ language: 'nl' });
    const region = await screen.findByRole('region', { name: 'Voor uw eerste gast' });
    expect(within(region).getByText(/^0 van 6 stappen zijn klaar/)).toBeTruthy();
    expect(within(region).getByRole('link', { name: 'Tijden instellen' })).toBeTruthy();
  });
});

describe('a test order', () => {
  it('that is still open is cancelled in one press, and then counts in no revenue', async () => {
    closedDoors();
    const placed = order(17, { createdAt: minutesFromNow(-3) });
    api().data.orders = [placed];
    const { user } = openLanding();
    expect(await says('Try an order and its ticket')).toContain('Print its ticket, then cancel it');
    await user.click(screen.getByRole('button', { name: `Cancel it: order ${placed.orderNumber}` }));
    expect(await screen.findByText(`Order ${placed.orderNumber} is cancelled and counts in no revenue.`)).toBeTruthy();
    expect(api().data.orders[0]?.status).toBe('CANCELLED');
    expect(await says('Try an order and its ticket')).toContain('Tried.');
    expect(screen.queryByRole('button', { name: /^Cancel it/ })).toBeNull();
  });
});

describe('opening the doors', () => {
  it('asks for nothing where all is done, and then says so until it is put away', async () => {
    closedDoors();
    const { user } = openLanding();
    const button = within(await list()).getByRole('button', { name: 'Open the doors' });
    const closed = 'The doors are not open yet: nobody can order';
    expect(await screen.findByText(closed)).toBeTruthy();
    // The connection of the orders has it read a second time, which is not what is meant here.
    await waitFor(() => expect(api().calls('overview')).toHaveLength(2));
    await user.click(button);
    expect(await screen.findByText('The doors are open: guests can order now.')).toBeTruthy();
    expect(api().data.restaurant.doorsOpen).toBe(true);
    // What is wrong is asked again at once.
    await waitFor(() => expect(screen.queryByText(closed)).toBeNull());
    const opened = await screen.findByRole('region', { name: 'The doors are open' });
    expect(within(opened).queryByRole('list')).toBeNull();
    await user.click(within(opened).getByRole('button', { name: 'Put this list away' }));
    expect(screen.queryByRole('region', { name: 'The doors are open' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('names the steps that are missing, and keeps the doors closed unless the owner says yes', async () => {
    closedDoors();
    const { data } = api();
    data.orders = [];
    data.restaurant.openingHours = structuredClone(RESTAURANT_DEFAULTS.openingHours);
    const { user } = openLanding();
    const button = within(await list()).getByRole('button', { name: 'Open the doors' });
    await user.click(button);
    const question = await screen.findByRole('dialog', { name: 'Open the doors now?' });
    expect(
      within(question)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Set the opening hours', 'Try an order and its ticket']);
    await user.click(within(question).getByRole('button', { name: 'Not yet' }));
    expect(data.restaurant.doorsOpen).toBe(false);
    await user.click(button);
    const again = await screen.findByRole('dialog', { name: 'Open the doors now?' });
    await user.click(within(again).getByRole('button', { name: 'Open the doors' }));
    const opened = await screen.findByRole('region', { name: 'The doors are open' });
    expect(
      within(opened)
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent),
    ).toEqual(['Set the opening hours']);
  });

  it('that fails says why, and the list stays', async () => {
    closedDoors();
    api().fail('updateRestaurant', { status: 503, message: 'Not now.' });
    const { user } = openLanding();
    await user.click(within(await list()).getByRole('button', { name: 'Open the doors' }));
    expect(await screen.findByText('Failed to open the doors')).toBeTruthy();
    expect(await list()).toBeTruthy();
  });
});

describe('the words in place of the owner’s', () => {
  const words = () => screen.findByRole('region', { name: 'Guests still read our words' });

  it('are said with what guests read, and each leads to its field', async () => {
    emptyRestaurant();
    openLanding();
    const links = within(await words()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      ...['name', 'phone', 'address', 'email'].map((field) => `/admin/restaurant?field=${field}`),
      ...['ratingText', 'serviceAvailability', 'description', 'story', 'mission'].map(
        (field) => `/admin/restaurant-settings?field=${field}`,
      ),
    ]);
    expect(within(await words()).getByText('(555) 123-4567')).toBeTruthy();
    expect(within(await words()).getByText('4.8★ (200+ reviews)')).toBeTruthy();
  });

  it('are gone one by one, and together where the owner keeps them', async () => {
    api().data.restaurant.ratingText = null;
    const { user } = openLanding();
    const labels = within(await words()).getAllByRole('link');
    expect(labels.map((link) => link.textContent)).toEqual(['Replace Service availability']);
    await user.click(within(await words()).getByRole('button', { name: 'Keep these words' }));
    expect(screen.queryByRole('region', { name: 'Guests still read our words' })).toBeNull();
  });

  it('lead to the very field, which has the focus', async () => {
    const { user } = openLanding();
    await user.click(within(await words()).getByRole('link', { name: 'Replace Service availability' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Service availability/)));
  });
});
