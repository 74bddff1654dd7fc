import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MockApi, mockApiForEachTest, NOON, order, transition } from '../../../../tests/mock-api/index.js';
import { prepareBrowser, renderShop } from '../../app/testing/render-shop.js';

prepareBrowser();
const api = mockApiForEachTest(() => {
  const made = new MockApi();
  made.data.orders = [order(17)];
  return made;
});

const theOrder = () => {
  const [first] = api().data.orders;
  if (!first) throw new Error('The kitchen has no order.');
  return first;
};
const openPage = (language: 'en' | 'nl' = 'en') => renderShop('/orders/secret-017', { at: NOON, language });

describe('the page of an order that the restaurant has cancelled', () => {
  it('says who did, and no reason where none was given', async () => {
    transition(api().data, theOrder(), 'CANCELLED', 'owner@example.com');
    openPage();
    await screen.findByText('The restaurant has cancelled this order.');
    expect(screen.queryByText(/sorry/)).toBeNull();
  });

  it.each([
    ['SOLD_OUT', /^We are sorry: something in it has sold out/, /^Het spijt ons: iets ervan is uitverkocht/],
    ['CLOSING', /^We are sorry: the kitchen is closing/, /^Het spijt ons: de keuken sluit/],
    ['CUSTOMER', 'You asked us to cancel it.', 'Je hebt ons gevraagd om te annuleren.'],
    ['OTHER', /^We are sorry. Call us/, /^Het spijt ons. Bel ons gerust/],
  ] as const)('says why: %s', async (reason, english, dutch) => {
    transition(api().data, theOrder(), 'CANCELLED', 'owner@example.com', { reason });
    const { unmount } = openPage();
    await screen.findByText(english);
    screen.getByText('Nothing is being prepared, and you have nothing to pay.');
    unmount();
    openPage('nl');
    await screen.findByText(dutch);
  });

  it('shows neither step nor reason of a cancelling that was undone', async () => {
    transition(api().data, theOrder(), 'CANCELLED', 'owner@example.com', { reason: 'CLOSING', undone: true });
    transition(api().data, theOrder(), 'PENDING', 'owner@example.com', { isUndo: true });
    openPage();
    await screen.findByText('We have received your order.');
    expect(screen.queryByText('Cancelled')).toBeNull();
    expect(screen.queryByText(/We are sorry/)).toBeNull();
  });
});
