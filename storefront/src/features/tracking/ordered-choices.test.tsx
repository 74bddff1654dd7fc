import type { LocalChoice } from '@pickup/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addChoices, mockApiForEachTest, MockApi, NOON, order, orderLine } from '../../../../tests/mock-api/index.js';
import { replacePrintWindow } from '../../app/testing/print-window.js';
import { prepareBrowser, renderShop } from '../../app/testing/render-shop.js';
import { EMPTY_CART } from '../../cart-store/cart-document.js';

prepareBrowser();

const choice = (
  optionId: string,
  groupName: string,
  optionName: string,
  given: Partial<LocalChoice> = {},
): LocalChoice => ({
  optionId,
  groupName,
  groupNameNl: null,
  optionName,
  optionNameNl: null,
  count: 1,
  unitPrice: 0,
  isExtra: false,
  ...given,
});

mockApiForEachTest(() => {
  const made = new MockApi();
  addChoices(made.data);
  made.data.orders = [
    order(17, {
      createdAt: new Date(NOON).toISOString(),
      items: [
        orderLine('1', {
          menuItemNameNl: 'Pizza van toen',
          choices: [
            choice('large', 'Size', 'Large', { unitPrice: 3, optionNameNl: 'Groot' }),
            choice('olives', 'Extras', 'Olives', { count: 2, unitPrice: 1, optionNameNl: 'Olijven' }),
            choice('truffle', 'Extras', 'Truffle of last week', { unitPrice: 4 }),
          ],
          customizations: ['Large', '2 × Olives', 'Truffle of last week', 'cut in eight'],
        }),
        orderLine('2', { quantity: 1, totalPrice: 11 }),
        orderLine('3', { itemType: 'deal', quantity: 1, unitPrice: 0, totalPrice: 0 }),
      ],
    }),
  ];
  return made;
});

const CHOSEN = {
  en: ['Large', '2 × Olives', 'Truffle of last week', 'cut in eight'],
  // What had no Dutch when it was ordered, and what was typed, stays as it was.
  nl: ['Groot', '2 × Olijven', 'Truffle of last week', 'cut in eight'],
};
const WORDS = {
  en: { list: 'Changes to Pizza Margherita', print: 'Print Receipt', first: CHOSEN.en[0] ?? '', free: 'FREE' },
  nl: { list: 'Wensen bij Pizza van toen', print: 'Bon afdrukken', first: CHOSEN.nl[0] ?? '', free: 'GRATIS' },
};

describe.each(['en', 'nl'] as const)('an order with choices and a free deal in %s', (language) => {
  const { list, print, first, free } = WORDS[language];
  const badges = (place: HTMLElement) =>
    within(place)
      .getAllByRole('list', { name: list })
      .map((one) =>
        within(one)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      );

  it('is shown on its page, and printed on its receipt, with what was chosen of each line', async () => {
    const { user } = renderShop('/orders/secret-017', { at: NOON, language });
    await screen.findByText(first);
    expect(badges(screen.getByRole('main'))).toEqual([CHOSEN[language]]);
    expect(screen.getByText(free)).toBeTruthy();
    const untranslated = screen.getByText('Truffle of last week').closest('[lang]')?.getAttribute('lang');
    expect(untranslated).toBe(language === 'nl' ? 'en' : document.documentElement.lang || undefined);

    const { paper } = replacePrintWindow();
    await user.click(screen.getByRole('button', { name: print }));
    const [chosen, plain] = [...paper.querySelectorAll('table tr')].map((row) =>
      [...row.querySelectorAll('small')].map(({ textContent }) => textContent),
    );
    expect(chosen?.slice(0, -1)).toEqual(CHOSEN[language]);
    expect(plain).toHaveLength(1);
  });

  it('is shown in its confirmation', async () => {
    const placed = { id: 'secret-017', earlier: false, keepsCart: false };
    localStorage.setItem('cart', JSON.stringify({ ...EMPTY_CART, placed }));
    renderShop('/checkout', { at: NOON, language });
    await screen.findByText(first);
    expect(badges(screen.getByRole('dialog'))).toEqual([CHOSEN[language]]);
  });
});
