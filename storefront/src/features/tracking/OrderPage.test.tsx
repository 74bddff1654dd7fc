import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  addChoices,
  dish,
  mockApiForEachTest,
  MockApi,
  NOON,
  option,
  optionGroup,
  order,
  orderLine,
  transition,
} from '../../../../tests/mock-api/index.js';
import { line, prepareBrowser, renderShop } from '../../app/testing/render-shop.js';

prepareBrowser();
const api = mockApiForEachTest(() => {
  const made = new MockApi();
  made.data.orders = [
    order(17, {
      createdAt: new Date(NOON).toISOString(),
      items: [
        orderLine('1', { customizations: ['extra basil'] }),
        orderLine('2', { menuItemId: 'tea', menuItemName: 'Tea', allergens: null, dietary: [] }),
      ],
      subtotal: 44,
      total: 44,
      notes: 'Ring the bell.',
    }),
  ];
  return made;
});
const ADDRESS = '/orders/secret-017';

const theOrder = () => {
  const [first] = api().data.orders;
  if (!first) throw new Error('The kitchen has no order.');
  return first;
};
/** The browser looks at the page again, which then asks at once. */
const lookAgain = () => window.dispatchEvent(new Event('visibilitychange'));
const cart = () => JSON.parse(localStorage.getItem('cart') ?? '{}') as unknown;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe("an order's page", () => {
  it('shows number, status, lines, sums and pickup', async () => {
    const known = { allergens: null, knownAllergens: ['gluten' as const, 'milk' as const], dietary: [] };
    theOrder().items.push(orderLine('3', { menuItemName: 'Wrap', ...known }));
    renderShop(ADDRESS, { at: NOON });
    await screen.findByText('We have received your order.');
    const main = screen.getByRole('main');
    for (const text of [
      '20261121-017',
      'For Guest 017, placed at 12:00',
      'Estimated ready at 12:20',
      'Pizza Margherita',
      'extra basil',
      'Vegetarian Contains: gluten, milk',
      'Allergens not stated, please ask us',
      'Contains: gluten, milk. Not stated for every part, ask us',
      '€44.00',
      'Ring the bell.',
      'Oudegracht 12',
      'Pickup is at the green door.',
    ]) {
      expect(main.textContent).toContain(text);
    }
    expect(main.textContent).not.toContain('guest017@example.com');
    expect(within(main).getByRole('link', { name: 'Call +31 30 555 0142' }).getAttribute('href')).toBe(
      'tel:+31305550142',
    );
    expect(within(main).getByRole('link', { name: 'Get Directions' }).getAttribute('rel')).toBe('noreferrer');
    await waitFor(() => expect(document.title).toBe('Received – 20261121-017 · Mirabelle'));
    expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(document.head.innerHTML).not.toContain('secret-017');
  });

  it('follows the status, announces it, and asks less often at the end', async () => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    });
    onTestFinished(() => void vi.useRealTimers());
    renderShop(ADDRESS, { at: NOON });
    const sentence = await screen.findByText('We have received your order.');
    transition(api().data, theOrder(), 'CONFIRMED', 'owner@example.com');
    await act(() => vi.advanceTimersByTimeAsync(5000));
    await screen.findByText('The kitchen has confirmed your order.');
    expect(sentence.closest('[role="status"]')?.textContent).toContain('The kitchen has confirmed your order.');
    transition(api().data, theOrder(), 'PREPARING', 'owner@example.com');
    transition(api().data, theOrder(), 'READY', 'owner@example.com');
    transition(api().data, theOrder(), 'COMPLETED', 'owner@example.com');
    lookAgain();
    await screen.findByText(/^You have collected your order/);
    const asked = api().calls('order').length;
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(api().calls('order')).toHaveLength(asked);
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    expect(api().calls('order')).toHaveLength(asked + 1);
  });

  it('keeps the last answer while requests fail, and says since when', async () => {
    renderShop(ADDRESS, { at: NOON });
    await screen.findByText('We have received your order.');
    api().fail('order', 'network');
    lookAgain();
    await screen.findByText(/^Last checked \d\d:\d\d, trying again\.$/);
    screen.getByText('We have received your order.');
    api().mend('order');
    lookAgain();
    await waitFor(() => expect(screen.queryByText(/^Last checked/)).toBeNull());
  });

  it.each(['/orders/no-such-order', '/orders/20261121-017', '/orders/%20'])(
    '%s is the same page as any address without an order',
    async (path) => {
      renderShop(path, { at: NOON });
      await screen.findByRole('heading', { level: 1, name: 'This order cannot be shown' });
      expect(screen.getByRole('main').textContent).toBe(
        'This order cannot be shownThere is no order at this address. The link may be incomplete, or the order may no longer be kept. Your confirmation has the whole link.See the menuCall +31 30 555 0142',
      );
    },
  );

  it('says that it could not be loaded, and can try again', async () => {
    api().fail('order', 500);
    const { user } = renderShop(ADDRESS, { at: NOON });
    await screen.findByRole('heading', { level: 1, name: 'Your order could not be loaded' });
    api().mend('order');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('We have received your order.');
  });

  it('promises no time for an order that was placed while no opening was planned', async () => {
    Object.assign(theOrder(), { pickupTime: null });
    renderShop(ADDRESS, { at: NOON });
    await screen.findByText('No time can be promised yet.');
    expect(screen.getByRole('main').textContent).not.toMatch(/\d+-\d+ min/);
  });

  it.each([
    ['en', '2026-11-21T17:30:00.000Z', 'Pickup at 18:30'],
    ['en', '2026-11-22T11:15:00.000Z', 'Pickup tomorrow at 12:15'],
    ['nl', '2026-11-22T11:15:00.000Z', 'Afhalen morgen om 12:15'],
  ] as const)('says in %s that it is collected at the chosen time %s', async (language, pickupAt, words) => {
    Object.assign(theOrder(), { pickupAt, pickupTime: pickupAt });
    renderShop(ADDRESS, { at: NOON, language });
    await screen.findByText(words);
  });

  it('is in Dutch, and says tomorrow', async () => {
    Object.assign(theOrder(), { pickupTime: '2026-11-22T10:20:00.000Z' });
    renderShop(ADDRESS, { at: NOON, language: 'nl' });
    await screen.findByText('We hebben je bestelling ontvangen.');
    screen.getByText('Naar verwachting klaar morgen om 11:20');
  });
});

describe('cancelling', () => {
  async function openQuestion() {
    const shop = renderShop(ADDRESS, { at: NOON });
    await shop.user.click(await screen.findByRole('button', { name: 'Cancel Order' }));
    return { ...shop, question: screen.getByRole('dialog', { name: 'Cancel order 017?' }) };
  }

  it('asks first', async () => {
    const { user, question } = await openQuestion();
    await user.click(within(question).getByRole('button', { name: 'Keep Order' }));
    expect(theOrder().status).toBe('PENDING');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel Order' }));
  });

  it('cancels after the question, and says who did, where the page shows it', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { user, question } = await openQuestion();
    scrollTo.mockClear();
    await user.click(within(question).getByRole('button', { name: 'Cancel Order' }));
    await screen.findByText('You have cancelled this order.');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
    expect(theOrder().status).toBe('CANCELLED');
    expect(screen.queryByRole('button', { name: 'Cancel Order' })).toBeNull();
    screen.getByText('Nothing is being prepared, and you have nothing to pay.');
  });

  it('says so when the kitchen was faster', async () => {
    const { user, question } = await openQuestion();
    transition(api().data, theOrder(), 'CONFIRMED', 'owner@example.com');
    await user.click(within(question).getByRole('button', { name: 'Cancel Order' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The kitchen was faster: .* Please call \+31/);
    await screen.findByText('The kitchen has confirmed your order.');
    expect(screen.queryByRole('button', { name: 'Cancel Order' })).toBeNull();
  });

  it('can be tried again when no answer came', async () => {
    const { user, question } = await openQuestion();
    api().fail('cancelOrder', 'network');
    await user.click(within(question).getByRole('button', { name: 'Cancel Order' }));
    await within(question).findByText(/Trying again is safe\.$/);
    api().mend('cancelOrder');
    await user.click(within(question).getByRole('button', { name: 'Cancel Order' }));
    await screen.findByText('You have cancelled this order.');
  });
});

describe('ordering again', () => {
  it('fills an empty cart and opens it', async () => {
    const { user, router } = renderShop(ADDRESS, { at: NOON });
    await user.click(await screen.findByRole('button', { name: 'Order Again' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
    expect(cart()).toMatchObject({
      lines: [
        { id: 'pizza', quantity: 2 },
        { id: 'tea', quantity: 2 },
      ],
    });
  });

  it.each([
    ['Add to Cart', ['soup', 'pizza', 'tea']],
    ['Replace Cart', ['pizza', 'tea']],
  ])('asks what to do with a cart that is not empty: %s', async (button, ids) => {
    const { user, router } = renderShop(ADDRESS, { at: NOON, cart: [line('soup')] });
    await user.click(await screen.findByRole('button', { name: 'Order Again' }));
    const question = screen.getByRole('dialog', { name: 'Your cart already holds something' });
    within(question).getByText(/^There is 1 item in it\./);
    await user.click(within(question).getByRole('button', { name: button }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
    expect(cart()).toMatchObject({ lines: ids.map((id) => ({ id })) });
  });

  it('of a dish that nothing was chosen of adds no defaults, and joins the same line of the cart', async () => {
    addChoices(api().data);
    api().data.optionGroups.push(optionGroup('sauce', { options: [option('mayonnaise', { isDefault: true })] }));
    api().data.dishes.push(dish('frites', { name: 'Frites', price: 5, optionGroupIds: ['sauce'] }));
    const frites = { menuItemId: 'frites', menuItemName: 'Frites', unitPrice: 5, allergens: [], dietary: [] };
    theOrder().items = [orderLine('1', frites)];
    const { user } = renderShop(ADDRESS, {
      at: NOON,
      cart: [line('frites', { name: 'Frites', price: 5, choices: [], allergens: [] })],
    });
    await waitFor(() => expect(api().calls('menuItems')).not.toHaveLength(0));
    await user.click(await screen.findByRole('button', { name: 'Order Again' }));
    await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
    await screen.findByRole('button', { name: 'One Frites more' });
    expect(cart()).toMatchObject({ lines: [{ id: 'frites', quantity: 3, choices: [] }] });
    await screen.findByText('None of the 14 allergens');
    expect(screen.queryByText('Option mayonnaise')).toBeNull();
  });

  it('says what was chosen of it that is no longer on offer', async () => {
    addChoices(api().data);
    const names = {
      optionId: 'truffle',
      groupName: 'Extras',
      groupNameNl: null,
      optionName: 'Truffle',
      optionNameNl: null,
    };
    const truffle = { ...names, count: 1, unitPrice: 4, isExtra: true };
    theOrder().items = [orderLine('1', { choices: [truffle], customizations: ['Truffle'], unitPrice: 15 })];
    const { user } = renderShop(ADDRESS, { at: NOON });
    await user.click(await screen.findByRole('button', { name: 'Order Again' }));
    await screen.findAllByText('Truffle is no longer on offer. Please choose again.');
    screen.getAllByText('Size: please choose 1.');
  });
});
