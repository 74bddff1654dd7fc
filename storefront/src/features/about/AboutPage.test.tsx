import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { closeEveryDay, mockApiForEachTest, NOON } from '../../../../tests/mock-api/index.js';
import { prepareBrowser, renderShop } from '../../app/testing/render-shop.js';

prepareBrowser();
const api = mockApiForEachTest();

describe('about', () => {
  it("shows the owner's words, hours and contact, and the two buttons", async () => {
    renderShop('/about', { at: NOON });
    await screen.findByRole('heading', { level: 1, name: 'About Mirabelle' });
    for (const heading of [
      'Our Story',
      'Our Mission',
      'Recognition and Awards',
      'Operating Hours',
      'Contact Information',
    ]) {
      screen.getByRole('heading', { level: 2, name: heading });
    }
    for (const text of [
      'A neighbourhood kitchen on the canal.',
      'Two friends, one stove, 2014.',
      'Cook what the week brings.',
      'the menu follows the market.',
      'Orders are usually ready in 15-20 minutes.',
      'hello@mirabelle.example',
    ]) {
      screen.getByText(text);
    }
    screen.getByRole('heading', { level: 3, name: 'Season first' });
    expect(screen.getByText('Monday').parentElement?.textContent).toContain('Closed');
    expect(screen.getByText(/^Saturday/).parentElement?.textContent).toMatch(/today.*11:00-22:00/);
    expect(screen.getByRole('link', { name: 'Call to Order' }).getAttribute('href')).toBe('tel:+31305550142');
    expect(screen.getByRole('link', { name: 'Get Directions' }).getAttribute('href')).toBe(
      'https://maps.example.com/mirabelle',
    );
  });

  it('is in Dutch where the owner has written Dutch, and says which words are not', async () => {
    Object.assign(api().data.restaurant, {
      storyNl: 'Twee vrienden, één fornuis, 2014.',
      missionNl: null,
      description: null,
    });
    renderShop('/nl/about', { at: NOON });
    expect((await screen.findByText('Twee vrienden, één fornuis, 2014.')).lang).toBe('');
    expect(screen.getByText('Cook what the week brings.').lang).toBe('en');
    expect(screen.getByText(/^Een kleine keuken die op bestelling kookt/).lang).toBe('');
    expect(screen.getByText('Season first').lang).toBe('en');
  });

  it('says how to pay, what awaits guests, and where else it is found, as far as the owner has said', async () => {
    Object.assign(api().data.restaurant, {
      paymentMethods: { cash: true, card: true, contactless: true, onlinePayment: true },
      features: { ...api().data.restaurant.features, parking: false, dineIn: true, wheelchairAccessible: true },
      socialMedia: { facebook: null, instagram: 'https://instagram.com/mirabelle', twitter: null },
      website: null,
    });
    renderShop('/about', { at: NOON });
    await screen.findByText('Online');
    const panel = within(screen.getByRole('region', { name: 'Contact Information' }));
    panel.getByText('Cash, card or contactless, when you collect');
    panel.getByText(/Tables inside .*Wheelchair accessible/);
    expect(panel.getByRole('link', { name: 'Instagram' }).getAttribute('href')).toBe('https://instagram.com/mirabelle');
    expect(panel.queryByRole('link', { name: 'Facebook' })).toBeNull();
  });

  it('says nothing of what the owner has not filled in', async () => {
    Object.assign(api().data.restaurant, {
      paymentMethods: { cash: false, card: false, contactless: false, onlinePayment: true },
      features: { dineIn: false, parking: false, wifiAvailable: false, wheelchairAccessible: false },
      socialMedia: { facebook: null, instagram: null, twitter: null },
      website: null,
    });
    renderShop('/about', { at: NOON });
    await screen.findByText('Two friends, one stove, 2014.');
    for (const label of ['Payment', 'Good to know', 'Online']) expect(screen.queryByText(label)).toBeNull();
  });

  it('has three fixed awards', async () => {
    renderShop('/about', { at: NOON });
    for (const award of ['Guests’ Favourite', 'Green Kitchen', 'Craft in Cooking']) {
      await screen.findByRole('heading', { level: 3, name: award });
    }
  });

  it('shows fallbacks when the restaurant fails to load, and logs it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    api().fail('restaurantInfo', 500);
    renderShop('/about', { at: NOON });
    await screen.findByText('Pickup orders ready in 15-20 minutes');
    screen.getByRole('heading', { level: 1, name: 'About Our Kitchen' });
    screen.getByText(/We started with one stove/);
    expect(await screen.findAllByText('11:00 AM-9:00 PM')).toHaveLength(4);
    expect(screen.getAllByText('11:00 AM-10:00 PM')).toHaveLength(2);
    screen.getByText('12:00 PM-8:00 PM');
    expect(screen.getByText('Email').nextElementSibling?.textContent).toBe('hello@example.com');
    expect(screen.getAllByText(/123 Main Street/).length).toBeGreaterThan(0);
    await waitFor(() => expect(log).toHaveBeenCalledWith('Failed to load restaurantInfo', expect.any(Error)));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps its email row without an email address, and names the state where there is one', async () => {
    Object.assign(api().data.restaurant, { email: null, state: 'Province of Utrecht' });
    renderShop('/about', { at: NOON });
    await screen.findByRole('heading', { name: 'About Mirabelle' });
    expect(screen.getByText('Email').nextElementSibling?.textContent).toBe('Please call us');
    expect(screen.getByText('Address').nextElementSibling?.textContent).toMatch(/Utrecht, Province of Utrecht$/);
  });

  it('says a province only once that is named as its city', async () => {
    Object.assign(api().data.restaurant, { city: 'Utrecht', state: 'Utrecht' });
    renderShop('/about', { at: NOON });
    await screen.findByRole('heading', { name: 'About Mirabelle' });
    expect(screen.getByText('Address').nextElementSibling?.textContent).toMatch(/[^,] Utrecht$/);
  });

  it('promises no time while every day is closed', async () => {
    closeEveryDay(api().data);
    renderShop('/about', { at: NOON });
    await waitFor(() => expect(screen.getAllByText('Closed, no opening planned')).toHaveLength(2));
    expect(screen.queryByText(/usually ready/)).toBeNull();
  });

  it('shows both shifts of a day, and today the hours of a special day', async () => {
    const second = { open: '17:00', close: '22:00' };
    Object.assign(api().data.restaurant.openingHours.friday, { open: '12:00', close: '14:00', second });
    const shifts = [{ open: '13:00', close: '20:00' }];
    api().data.specialDays = [
      { id: 'wedding', version: '1', date: '2026-11-21', closed: false, shifts, note: null, noteNl: null },
    ];
    renderShop('/about', { at: NOON });
    await waitFor(() => expect(screen.getByText(/^Saturday/).nextElementSibling?.textContent).toBe('13:00-20:00'));
    expect(screen.getByText('Friday').nextElementSibling?.textContent).toBe('12:00-14:00 & 17:00-22:00');
  });

  it('says of a day that ends as it began that it is open around the clock', async () => {
    Object.assign(api().data.restaurant.openingHours.friday, { open: '00:00', close: '00:00' });
    Object.assign(api().data.restaurant.openingHours.thursday, { open: '09:00', close: '09:00' });
    renderShop('/about', { at: NOON });
    await waitFor(() => expect(screen.getByText('Friday').nextElementSibling?.textContent).toBe('Open 24 hours'));
    expect(screen.getByText('Thursday').nextElementSibling?.textContent).toBe('From 09:00, for 24 hours');
  });

  it('shows fallback texts where the owner left them empty', async () => {
    Object.assign(api().data.restaurant, { description: null, story: null, mission: null });
    renderShop('/about', { at: NOON });
    await screen.findByRole('heading', { name: 'About Mirabelle' });
    screen.getByText(/A small kitchen that cooks to order/);
    screen.getByText(/We started with one stove/);
    screen.getByText(/Good food without fuss/);
    screen.getByRole('heading', { level: 3, name: 'Honest' });
  });
});
