import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { mockApiForEachTest, MockApi, NOON, order, transition } from '../../../../tests/mock-api/index.js';
import { prepareBrowser, renderShop } from '../../app/testing/render-shop.js';

prepareBrowser();
const api = mockApiForEachTest(() => {
  const made = new MockApi();
  made.data.orders = [order(17, { createdAt: new Date(NOON).toISOString(), status: 'PREPARING' })];
  return made;
});

const theOrder = () => {
  const [first] = api().data.orders;
  if (!first) throw new Error('The kitchen has no order.');
  return first;
};

afterEach(() => localStorage.clear());

describe('a review of an order', () => {
  it('is offered above the lines once the order is collected, and starts with what makes it verified', async () => {
    transition(api().data, theOrder(), 'READY', 'owner@example.com');
    const { user, router } = renderShop('/orders/secret-017', { at: NOON });
    await screen.findByText('Your order is ready');
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Write a Review' })).toBeNull();
    transition(api().data, theOrder(), 'COMPLETED', 'owner@example.com');
    window.dispatchEvent(new Event('visibilitychange'));
    const review = await screen.findByRole('link', { name: 'Write a Review' });
    const lines = screen.getByRole('heading', { name: 'What you ordered' });
    expect(review.compareDocumentPosition(lines)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(review);
    const dialog = within(await screen.findByRole('dialog', { name: 'Write a Review' }));
    const typed = (label: RegExp) => dialog.getByLabelText<HTMLInputElement>(label).value;
    expect(typed(/^Order number/)).toBe('20261121-017');
    expect(typed(/^Email/)).toBe(theOrder().customerEmail);
    expect(typed(/^Name/)).toBe('');
    expect(router.state.location.search).toBe('');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(router.state.location.state).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is offered no more once it was sent', async () => {
    transition(api().data, theOrder(), 'COMPLETED', 'owner@example.com');
    const { user, router } = renderShop('/orders/secret-017', { at: NOON });
    await user.click(await screen.findByRole('link', { name: 'Write a Review' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Write a Review' }));
    await user.click(dialog.getByRole('radio', { name: '5 out of 5 stars' }));
    await user.type(dialog.getByLabelText(/^Name/), 'Anna');
    await user.type(dialog.getByLabelText(/^Your review/), 'Good.');
    await user.click(dialog.getByRole('button', { name: 'Submit Review' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(localStorage.getItem('reviewed-orders')).toBe('["20261121-017"]');
    await router.navigate('/orders/secret-017');
    expect(await screen.findByText('Thank you for your review.')).toBeTruthy();
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Write a Review' })).toBeNull();
  });
});
