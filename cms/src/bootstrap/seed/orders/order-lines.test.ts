import { checkChoices, choiceWords, type Option, type OptionGroup } from '@pickup/contract';
import { expect, it } from 'vitest';
import { generateLines } from './order-lines.js';
import { createRandom } from './random.js';

const option = (id: string, changes: Partial<Option> = {}): Option => ({
  id,
  name: id,
  nameNl: null,
  price: 1.25,
  isDefault: false,
  maxCount: 1,
  allergens: [],
  dietary: [],
  soldOut: false,
  ...changes,
});
const optionGroups: OptionGroup[] = [
  { id: 'scoops', name: 'Scoops', nameNl: null, min: 3, max: 3, options: [option('a', { maxCount: 3 }), option('b')] },
  {
    id: 'sauce',
    name: 'Sauce',
    nameNl: null,
    min: 0,
    max: 1,
    options: [option('c', { isDefault: true }), option('d')],
  },
];
const ice = { id: 'ice', name: 'Ice', price: 6.5, imageUrl: '', allergens: null, dietary: [], optionGroups };

it('lines of a dish with groups choose what these allow, mostly the defaults, and cost dish and choices', () => {
  const [random, choiceRandom] = [createRandom(1), createRandom(2)];
  const lines = Array.from({ length: 200 }, () => generateLines([ice], [], random, choiceRandom)).flat();
  for (const { choices, unitPrice } of lines) {
    const { issues, cents } = checkChoices(
      ice,
      choices.map(({ optionId, count }) => ({ optionId, count })),
    );
    expect([issues, unitPrice]).toEqual([[], 650 + cents]);
  }
  const words = lines.map(({ choices }) => choices.map(choiceWords).join(', '));
  expect([...new Set(words)].sort()).toEqual(['2 × a, b, c', '2 × a, b, d', '3 × a, c', '3 × a, d']);
  expect(words.filter((one) => one.endsWith('c')).length).toBeGreaterThan(lines.length / 2);
});
