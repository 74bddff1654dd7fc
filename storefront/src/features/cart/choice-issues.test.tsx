import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CHOICE_ISSUE_KINDS, type Choice } from '@pickup/contract';
import { mockApiForEachTest, NOON, withChoices } from '../../../../tests/mock-api/index.js';
import { choice, large, mozzarella, pizza, regular } from '../../app/testing/pizza.js';
import { prepareBrowser, renderShop } from '../../app/testing/render-shop.js';

prepareBrowser();
const api = mockApiForEachTest(withChoices);

const sellOut = (id: string) => {
  for (const { options } of api().data.optionGroups) {
    for (const option of options) option.soldOut ||= option.id === id;
  }
};

const capers = choice('capers', 'Capers', { groupName: 'Extras' });
const CASES = [
  ['too-few', [], 'Size: please choose 1.', 'Formaat: kies er 1.'],
  ['too-many', [regular, large], 'Size: please choose at most 1.', 'Formaat: kies er hooguit 1.'],
  [
    'unknown',
    [regular, capers],
    'Capers is no longer on offer. Please choose again.',
    'Capers is er niet meer bij. Kies opnieuw.',
  ],
  [
    'repeated',
    [regular, { ...mozzarella, count: 1 }, { ...mozzarella, count: 1 }],
    'Extra mozzarella is in it twice. Please choose again.',
    'Extra mozzarella zit er dubbel in. Kies opnieuw.',
  ],
  ['count', [{ ...large, count: 2 }], 'Large can be taken once.', 'Groot kan er één keer bij.'],
  [
    'count',
    [regular, { ...mozzarella, count: 3 }],
    'Extra mozzarella can be taken at most 2 times.',
    'Extra mozzarella kan er hooguit 2 keer bij.',
  ],
  ['sold-out', [large], 'Large is sold out. Please choose again.', 'Groot is uitverkocht. Kies opnieuw.'],
] as const satisfies [kind: string, chosen: Choice[], english: string, dutch: string][];

describe('choices of the cart that are not possible', () => {
  it('are tried with each kind of issue there is', () => {
    expect(new Set(CASES.map(([kind]) => kind))).toEqual(new Set(CHOICE_ISSUE_KINDS));
  });

  describe.each(['en', 'nl'] as const)('in %s', (language) => {
    it.each(CASES)('say why: %s', async (kind, chosen, english, dutch) => {
      if (kind === 'sold-out') sellOut('large');
      renderShop('/cart', { at: NOON, language, cart: [pizza([...chosen])] });
      const sentence = language === 'en' ? english : dutch;
      expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    });
  });
});
