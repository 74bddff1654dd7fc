import type { CartLine, LocalChoice, QuotedLine } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { compareCart, offeredLines, quotedByKey } from './cart-differences.js';

const soup: CartLine = {
  id: 'soup',
  name: 'Soup',
  price: 6.5,
  quantity: 2,
  type: 'menu',
  imageUrl: '/soup.webp',
  customizations: ['no salt'],
  minimumOrderAmount: null,
  isConditional: false,
  maxPerOrder: null,
};
const dessert: CartLine = {
  ...soup,
  id: 'dessert',
  name: 'Dessert on us',
  price: 0,
  type: 'deal',
  minimumOrderAmount: 30,
  isConditional: true,
};

/** What the server says of a line; what is not given is as in the cart. */
const quote = (line: CartLine, now: Partial<QuotedLine> = {}): QuotedLine => ({
  itemId: line.id,
  itemType: line.type,
  quantity: 1,
  customizations: [],
  options: null,
  choices: [],
  choiceIssues: [],
  obstacle: null,
  name: line.name,
  unitPrice: line.price,
  totalPrice: line.price,
  imageUrl: line.imageUrl,
  minimumOrderAmount: line.minimumOrderAmount,
  isConditional: line.isConditional,
  maxPerOrder: line.maxPerOrder ?? null,
  left: null,
  allergens: [],
  knownAllergens: [],
  dietary: [],
  ...now,
});

const compare = (line: CartLine, now: Partial<QuotedLine>) => compareCart([line], quotedByKey([quote(line, now)]));

describe('a cart compared with its quote', () => {
  it('has no differences when nothing has changed', () => {
    const quoted = quotedByKey([quote(soup), quote(dessert)]);
    expect(compareCart([soup, dessert], quoted)).toEqual([]);
    expect(offeredLines([soup, dessert], quoted)).toMatchObject([soup, dessert]);
  });

  it.each([
    ['a new price', soup, { unitPrice: 7 }, ['repriced'], { price: 7 }],
    ['a lower price', soup, { unitPrice: 0 }, ['repriced'], { price: 0 }],
    ['a new name', soup, { name: 'Roast soup' }, ['renamed'], { name: 'Roast soup' }],
    ['another minimum', dessert, { minimumOrderAmount: 35 }, ['conditions'], { minimumOrderAmount: 35 }],
    [
      'a minimum no more',
      dessert,
      { minimumOrderAmount: null, isConditional: false },
      ['conditions'],
      { isConditional: false },
    ],
    [
      'a minimum of late',
      { ...dessert, minimumOrderAmount: null, isConditional: false },
      { minimumOrderAmount: 20, isConditional: true },
      ['conditions'],
      { minimumOrderAmount: 20, isConditional: true },
    ],
    ['several at once', soup, { unitPrice: 7, name: 'Roast soup' }, ['repriced', 'renamed'], { price: 7 }],
  ])('reports %s, and does not change the cart', (_, line, now, changes, becomes) => {
    expect(compare(line, now)).toMatchObject([{ kind: 'changed', line, changes, now: { ...becomes, quantity: 2 } }]);
  });

  it('limits a line to a maximum that it exceeds; one that it does not exceed is no difference', () => {
    expect(compare(dessert, { maxPerOrder: 1 })).toEqual([
      {
        kind: 'changed',
        line: dessert,
        now: { ...dessert, quantity: 1, maxPerOrder: 1, allergens: [], knownAllergens: [], dietary: [] },
        most: 1,
        changes: ['limited'],
      },
    ]);
    expect(compare(dessert, { maxPerOrder: 2 })).toEqual([]);
  });

  it('limits a line to the quantity of an order', () => {
    const [found] = compare({ ...dessert, quantity: 5 }, { obstacle: 'too-many', maxPerOrder: 2 });
    expect(found).toMatchObject({ kind: 'changed', now: { quantity: 2, maxPerOrder: 2 }, changes: ['limited'] });
  });

  it.each(['gone', 'sold-out', 'ended', 'not-yet'] as const)(
    'reports what is %s, whatever else the quote says',
    (reason) => {
      expect(compare(soup, { obstacle: reason, unitPrice: 9 })).toEqual([
        { kind: 'unavailable', line: soup, reason, issues: [] },
      ]);
      expect(compare(soup, { obstacle: reason, name: null, unitPrice: null })).toEqual([
        { kind: 'unavailable', line: soup, reason, issues: [] },
      ]);
    },
  );

  it('ignores another picture and a condition without a minimum', () => {
    expect(compare(soup, { imageUrl: '/other.webp' })).toEqual([]);
    expect(compare(soup, { isConditional: true })).toEqual([]);
  });

  it('ignores a line that was not quoted, and the quote of a deal for a dish of the same id', () => {
    const deal = quote({ ...soup, type: 'deal' }, { obstacle: 'ended' });
    expect(compareCart([soup], quotedByKey([deal]))).toEqual([]);
    expect(offeredLines([soup], new Map())).toEqual([soup]);
  });

  it('gives the lines that can be ordered at their new prices', () => {
    const quoted = quotedByKey([quote(soup, { unitPrice: 7 }), quote(dessert, { obstacle: 'ended' })]);
    expect(offeredLines([soup, dessert], quoted)).toEqual([
      { ...soup, price: 7, allergens: [], knownAllergens: [], dietary: [] },
    ]);
  });

  it('reports other allergens before all else, and lines with them before the others', () => {
    const cheesy: CartLine = { ...soup, id: 'cheesy', allergens: ['gluten', 'milk'] };
    const changes = (now: Partial<QuotedLine>) =>
      compare(cheesy, now).map((found) => (found.kind === 'changed' ? found.changes : found.reason));
    expect(changes({ allergens: ['milk', 'gluten'] })).toEqual([]);
    expect(changes({ allergens: ['gluten'], unitPrice: 9 })).toEqual([['allergens', 'repriced']]);
    expect(changes({ allergens: null })).toEqual([['allergens']]);
    expect(changes({ allergens: null, knownAllergens: ['gluten', 'milk'] })).toEqual([['allergens']]);
    const quoted = quotedByKey([quote(soup, { unitPrice: 7 }), quote(cheesy, { allergens: [] })]);
    expect(compareCart([soup, cheesy], quoted).map(({ line }) => line.id)).toEqual(['cheesy', 'soup']);
  });

  it('reports marks that are gone, of what is vegan also that it is vegetarian, and none that are new', () => {
    const salad: CartLine = { ...soup, id: 'salad', allergens: [], dietary: ['vegetarian', 'halal'] };
    const changes = (now: Partial<QuotedLine>) =>
      compare(salad, now).map((found) => (found.kind === 'changed' ? found.changes : found.reason));
    expect(changes({ dietary: ['vegan', 'halal', 'gluten-free'] })).toEqual([]);
    expect(changes({ dietary: ['vegetarian'], unitPrice: 9 })).toEqual([['marks', 'repriced']]);
    expect(changes({ dietary: [], allergens: ['fish'] })).toEqual([['allergens', 'marks']]);
    const [now] = offeredLines([salad], quotedByKey([quote(salad, { dietary: ['vegetarian'] })]));
    expect(now).toMatchObject({ dietary: ['vegetarian'] });
    const quoted = quotedByKey([quote(soup, { unitPrice: 7 }), quote(salad, { dietary: [] })]);
    expect(compareCart([soup, salad], quoted).map(({ line }) => line.id)).toEqual(['salad', 'soup']);
  });

  it('says nothing of allergens and marks where a line of an older cart does not know what it had', () => {
    expect(compare(soup, { allergens: ['milk'], dietary: [] })).toEqual([]);
  });
});

describe('a line with choices', () => {
  const choice: LocalChoice = {
    optionId: 'large',
    groupName: 'Size',
    groupNameNl: null,
    optionName: 'Large',
    optionNameNl: null,
    count: 1,
    unitPrice: 3,
    isExtra: false,
  };
  const large: CartLine = { ...soup, choices: [choice] };
  const options = [{ optionId: 'large', count: 1 }];

  it('is told apart from the same dish that chose otherwise, or nothing', () => {
    const quoted = quotedByKey([
      quote(soup, { unitPrice: 7 }),
      quote(large, { options, choices: [choice], unitPrice: 10 }),
      quote(soup, { options: [], unitPrice: 5 }),
    ]);
    expect(offeredLines([soup, large, { ...soup, choices: [] }], quoted).map(({ price }) => price)).toEqual([7, 10, 5]);
  });

  it('reports a choice that is called otherwise, and takes over its name and price', () => {
    const now = { ...choice, optionName: 'Extra large', unitPrice: 4 };
    expect(compare(large, { options, choices: [now], unitPrice: large.price + 1 })).toMatchObject([
      { changes: ['repriced', 'choices-renamed'], now: { choices: [now] } },
    ]);
  });

  it('reports the defaults of a dish that had none when it was put into the cart, after allergens', () => {
    const found = compare({ ...soup, allergens: [] }, { choices: [choice], allergens: ['eggs'], unitPrice: 9 });
    expect(found).toMatchObject([
      { changes: ['allergens', 'defaults-added', 'repriced'], now: { choices: [choice], price: 9 } },
    ]);
    expect(compare(soup, { choices: [choice] })).toMatchObject([{ changes: ['defaults-added'] }]);
    expect(compare(large, { options, choices: [choice] })).toEqual([]);
    expect(compare({ ...soup, choices: [] }, { options: [] })).toEqual([]);
  });

  it('reports why its choices are not possible', () => {
    const issues = [{ kind: 'unknown' as const, optionId: 'large', group: null, option: null, limit: null }];
    expect(compare(large, { options, obstacle: 'choices', choiceIssues: issues })).toEqual([
      { kind: 'unavailable', line: large, reason: 'choices', issues },
    ]);
  });
});

describe('what is left of a dish', () => {
  const few = (left: number): Partial<QuotedLine> => ({ obstacle: 'too-few-left', left });
  const three = { ...soup, quantity: 3 };
  const large: LocalChoice[] = [
    {
      optionId: 'large',
      groupName: 'Size',
      groupNameNl: null,
      optionName: 'Large',
      optionNameNl: null,
      count: 1,
      unitPrice: 2,
      isExtra: false,
    },
  ];

  it('limits a line that takes more, which can be accepted', () => {
    expect(compare(three, few(2))).toMatchObject([{ kind: 'changed', changes: ['few-left'], most: 2 }]);
    expect(offeredLines([three], quotedByKey([quote(three, few(2))]))).toMatchObject([{ id: 'soup', quantity: 2 }]);
  });

  it('is no difference once the line takes no more, even before the next quote', () => {
    expect(compare({ ...soup, quantity: 2 }, few(2))).toEqual([]);
    expect(compare(three, { left: 2 })).toMatchObject([{ changes: ['few-left'] }]);
    expect(compare(three, { left: 4 })).toEqual([]);
  });

  it('is shared by the lines of one dish, in their order', () => {
    const other: CartLine = { ...soup, choices: large };
    const lines = [soup, other];
    const quoted = (left: number) =>
      quotedByKey([
        quote(soup, { left }),
        quote(other, { ...few(left), options: [{ optionId: 'large', count: 1 }], choices: large }),
      ]);
    expect(compareCart(lines, quoted(3))).toMatchObject([{ line: other, changes: ['few-left'], most: 1 }]);
    expect(compareCart(lines, quoted(2))).toMatchObject([{ line: other, kind: 'unavailable', reason: 'too-few-left' }]);
  });

  it('of nothing is sold out', () => {
    expect(compare(soup, { obstacle: 'sold-out', left: 0 })).toMatchObject([
      { kind: 'unavailable', reason: 'sold-out' },
    ]);
  });
});
