import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
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
  it('says who did, and is sorry, without a reason where none was given', async () => {
    transition(api().data, theOrder(), 'CANCELLED', 'owner@example.com');
    openPage();
    await screen.findByText('The restaurant has cancelled this order.');
    screen.getByText('We are sorry');
    expect(screen.queryByText(/sold out|closing|asked us|Call us/)).toBeNull();
  });

  it('is not sorry for what its customer wished', async () => {
    transition(api().data, theOrder(), 'CANCELLED', 'owner@example.com', { reason: 'CUSTOMER' });
    openPage();
    await screen.findByText('You asked us to cancel it.');
    expect(screen.queryByText('We are sorry')).toBeNull();
  });

  it('says what to do next, and nothing of a pickup', async () => {
    transition(api().data, theOrder(), 'CANCELLED', 'owner@example.com', { reason: 'SOLD_OUT' });
    openPage();
    const main = within(await screen.findByRole('main'));
    await main.findByRole('button', { name: 'Order Again' });
    main.getByRole('link', { name: 'See the menu' });
    main.getByRole('link', { name: 'Call +31 30 555 0142' });
    expect(main.queryByRole('heading', { name: 'Pickup' })).toBeNull();
    expect(main.queryByRole('button', { name: 'Print Receipt' })).toBeNull();
  });

  it.each([
    ['SOLD_OUT', /^Something in it has sold out/, /^Iets ervan is uitverkocht/],
    ['CLOSING', /^The kitchen is closing/, /^De keuken sluit/],
    ['CUSTOMER', 'You asked us to cancel it.', 'Je hebt ons gevraagd om te annuleren.'],
    ['OTHER', /^Call us/, /^Bel ons gerust/],
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

  it('goes on with the order when the restaurant undoes that while the page is open', async () => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    });
    onTestFinished(() => void vi.useRealTimers());
    transition(api().data, theOrder(), 'CANCELLED', 'owner@example.com', { undone: true });
    openPage();
    await screen.findByText('The restaurant has cancelled this order.');
    transition(api().data, theOrder(), 'PENDING', 'owner@example.com', { isUndo: true });
    await act(() => vi.advanceTimersByTimeAsync(16_000));
    await screen.findByText('We have received your order.');
  });
});
