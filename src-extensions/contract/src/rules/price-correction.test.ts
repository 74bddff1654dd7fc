import { describe, expect, it } from 'vitest';
import type { CorrectOrder } from '../entities/order-request.js';
import type { SaleItem } from './check-lines.js';
import { correctionChanges } from './correction-changes.js';
import { unitsOfCorrection, type PlacedLine } from './correction-lines.js';
import { timeCorrection } from './correction-time.js';
import { priceCorrection, quoteCorrection, type CorrectedOrderLine } from './price-correction.js';
import { at, plan } from './testing/kitchen-plan.js';
import { keptLine, placedLine } from './testing/placed-lines.js';
import { deal, dish, line, optionGroup } from './testing/sale-items.js';

const soup = dish();
const bread = dish({ id: 'bread', name: 'Bread', unitCents: 300 });

interface Asked extends Partial<Omit<CorrectOrder, 'items'>> {
  items: CorrectOrder['items'];
  /** Of the order as it was placed, for 18:00, at a unit each. */
  placed: PlacedLine[];
  menu?: SaleItem[];
  bookedUnits?: ReadonlyMap<number, number>;
}

/** A correction at 12:50 of an order for 18:00, and what it is judged by. */
function given({ items, placed, menu = [soup, bread], bookedUnits, pickupAt, ...asked }: Asked) {
  const own = placed.reduce((sum, { quantity }) => sum + quantity, 0);
  const slots = new Map([[at('18:00'), own]]);
  const order = { lines: placed, at: at('18:00'), day: '2026-11-21', slots };
  const kitchen = plan({ unitsPerSlot: 4, bookedUnits: bookedUnits ?? slots });
  const chosen = typeof pickupAt === 'string' ? Date.parse(pickupAt) : pickupAt;
  const time = timeCorrection(kitchen, order, unitsOfCorrection(items, placed, menu), chosen);
  const hashOf = (text: string) => text;
  const circumstances = { placed: order, items: menu, time, portionsTaken: new Map(), hashOf, currencySymbol: '€' };
  return { correction: { items, pickupAt, notes: null, ...asked }, circumstances, items };
}

const price = (asked: Asked) => {
  const { correction, circumstances } = given(asked);
  return priceCorrection(correction, circumstances);
};
const quote = (asked: Asked) => {
  const { items, circumstances } = given(asked);
  return quoteCorrection(items, circumstances);
};
const refusalOf = (asked: Asked) => price(asked).refusal;

function corrected(asked: Asked) {
  const priced = price(asked);
  if (priced.refusal) throw new Error(priced.refusal.message);
  return priced;
}

describe('a correction', () => {
  const cheap = placedLine(soup, 'one', 2, { unitCents: 700 });

  it('keeps the price of what stays, and takes that of now for what is added', () => {
    const { lines } = corrected({
      placed: [cheap],
      items: [keptLine(cheap, { quantity: 3 }), line(soup), line(bread, 2)],
    });
    expect(lines.map(({ unitCents, line: { quantity } }) => [unitCents, quantity])).toEqual([
      [700, 3],
      [750, 1],
      [300, 2],
    ]);
    expect(quote({ placed: [cheap], items: [keptLine(cheap, { quantity: 3 }), line(bread, 2)] }).total).toBe(27);
  });

  it('keeps the name of what stays, and its wishes unless others are sent', () => {
    const named = placedLine(soup, 'one', 1, { name: 'Soup of old', customizations: ['hot'] });
    const [kept] = corrected({ placed: [named], items: [keptLine(named)] }).lines;
    expect([kept?.item.name, kept?.line.customizations]).toEqual(['Soup of old', ['hot']]);
    const [other] = corrected({ placed: [named], items: [keptLine(named, { customizations: [] })] }).lines;
    expect(other?.line.customizations).toEqual([]);
  });

  it('keeps what is no longer on the menu, but takes no more of it', () => {
    const gone = { placed: [cheap], menu: [] };
    expect(corrected({ ...gone, items: [keptLine(cheap, { quantity: 1 })] }).lines).toHaveLength(1);
    expect(refusalOf({ ...gone, items: [keptLine(cheap, { quantity: 3 })] })).toMatchObject({
      status: 400,
      reason: 'line',
    });
  });

  it('refuses a line that the order does not have, and a dish that does not exist', () => {
    const unknown = { ...keptLine(cheap), id: 'another' };
    expect(refusalOf({ placed: [cheap], items: [unknown] })).toMatchObject({
      status: 400,
      message: 'Line 1: there is no such dish.',
      issues: [{ path: 'items.0.itemId' }],
    });
    expect(refusalOf({ placed: [cheap], items: [keptLine(cheap), line({ id: 'tea', type: 'menu' })] })?.message).toBe(
      'Line 2: there is no such dish.',
    );
  });

  it('keeps a deal whatever the order comes to, and holds one more of it to its condition', () => {
    const combo = deal({ isConditional: true, minimumCents: 5000 });
    const one = placedLine(combo, 'one', 1);
    expect(corrected({ placed: [one], menu: [combo], items: [keptLine(one)] }).lines).toHaveLength(1);
    expect(refusalOf({ placed: [one], menu: [combo], items: [keptLine(one, { quantity: 2 })] })).toMatchObject({
      reason: 'deal-condition',
    });
  });
});

describe('what is chosen of a line that stays', () => {
  const sauces = optionGroup(
    'Sauce',
    [0, 2],
    [
      { id: 'pesto', price: 2, soldOut: true },
      { id: 'aioli', price: 1 },
    ],
  );
  const pasta = dish({ id: 'pasta', name: 'Pasta', unitCents: 1000, optionGroups: [sauces] });
  const pesto = { optionId: 'pesto', groupName: 'Sauce', groupNameNl: null, optionName: 'Pesto', optionNameNl: null };
  const placed = placedLine(pasta, 'one', 1, {
    unitCents: 1150,
    choices: [{ ...pesto, count: 1, unitPrice: 1.5, isExtra: true }],
  });
  const priceWith = (options: { optionId: string; count: number }[] | undefined) =>
    price({ placed: [placed], menu: [pasta], items: [keptLine(placed, options && { options })] });

  it('keeps its price although it is sold out by now; what is added to it costs what it costs now', () => {
    expect(priceWith(undefined)).toMatchObject({ lines: [{ unitCents: 1150 }] });
    expect(priceWith([{ optionId: 'pesto', count: 1 }])).toMatchObject({ lines: [{ unitCents: 1150 }] });
    const both = [
      { optionId: 'aioli', count: 1 },
      { optionId: 'pesto', count: 1 },
    ];
    expect(priceWith(both)).toMatchObject({ lines: [{ unitCents: 1250 }] });
    expect(priceWith([])).toMatchObject({ lines: [{ unitCents: 1000 }] });
    expect(priceWith([{ optionId: 'pesto', count: 9 }])).toMatchObject({ refusal: { status: 400, reason: 'line' } });
  });

  it('is refused where the kitchen would have to make more of what is sold out by now', () => {
    const soldOut = {
      refusal: { status: 400, message: 'Line 1: pesto in Sauce of Pasta is sold out; please choose another.' },
    };
    const more = { placed: [placed], menu: [pasta], items: [keptLine(placed, { quantity: 2 })] };
    expect(price(more)).toMatchObject(soldOut);
    const chosen = {
      options: [
        { optionId: 'aioli', count: 1 },
        { optionId: 'pesto', count: 1 },
      ],
    };
    expect(price({ ...more, items: [keptLine(placed, { quantity: 2, ...chosen })] })).toMatchObject(soldOut);
    expect(price({ ...more, items: [keptLine(placed)], pickupAt: '2026-11-22T17:30:00.000Z' })).toMatchObject(soldOut);
  });

  it('may go from one line to another although it is sold out by now, while the order has no more of it', () => {
    const other = placedLine(pasta, 'other', 2, { unitCents: 1150, choices: placed.choices });
    const move = (first: number, second: number) =>
      price({
        placed: [placed, other],
        menu: [pasta],
        items: [keptLine(placed, { quantity: first }), keptLine(other, { quantity: second })],
      });
    expect(move(2, 1)).toMatchObject({ lines: [{ unitCents: 1150 }, { unitCents: 1150 }] });
    expect(move(2, 2)).toMatchObject({
      refusal: { status: 400, message: 'Line 1: pesto in Sauce of Pasta is sold out; please choose another.' },
    });
    const bare = placedLine(pasta, 'bare', 1);
    const options = [{ optionId: 'pesto', count: 1 }];
    const handed = [keptLine(placed, { options: [] }), keptLine(bare, { options })];
    expect(price({ placed: [placed, bare], menu: [pasta], items: handed })).toMatchObject({
      lines: [{ unitCents: 1000 }, { unitCents: 1200 }],
    });
  });

  it('stays although it has left the menu, but there is no more of it', () => {
    const menu = [{ ...pasta, optionGroups: [optionGroup('Sauce', [0, 2], [{ id: 'aioli', price: 1 }])] }];
    const corrections = { placed: [placed], menu, items: [keptLine(placed)] };
    expect(price(corrections)).toMatchObject({ lines: [{ unitCents: 1150 }] });
    for (const asked of [
      { ...corrections, items: [keptLine(placed, { quantity: 2 })] },
      { ...corrections, pickupAt: '2026-11-22T17:30:00.000Z' },
    ]) {
      expect(price(asked)).toMatchObject({ refusal: { status: 400, reason: 'line' } });
    }
  });

  it('is told in the history where another option of the same name takes its place', () => {
    const extras = optionGroup('Extra', [0, 2], [{ id: 'more-pesto', name: 'Pesto', price: 0.5 }]);
    const menu = [{ ...pasta, optionGroups: [sauces, extras] }];
    const options = [{ optionId: 'more-pesto', count: 1 }];
    const { lines } = corrected({ placed: [placed], menu, items: [keptLine(placed, { options })] });
    const was = { lines: [placed], at: at('18:00'), day: '2026-11-21', slots: new Map(), notes: null };
    expect(lines).toMatchObject([{ unitCents: 1050 }]);
    expect(correctionChanges(was, { lines, movedTo: null, notes: null })).toEqual([
      { what: 'choices', name: 'Pasta', from: ['Pesto'], to: ['Pesto'] },
    ]);
  });
});

describe('the time of a correction', () => {
  const one = placedLine(soup, 'one', 2);
  const full = new Map([
    [at('17:30'), 4],
    [at('18:00'), 4],
  ]);

  it('stays where there is room, with the slots of its units', () => {
    expect(corrected({ placed: [one], items: [keptLine(one, { quantity: 3 })] })).toMatchObject({
      moved: null,
      slots: new Map([[at('18:00'), 3]]),
    });
    expect(quote({ placed: [one], items: [keptLine(one, { quantity: 3 })] }).timeStays).toBe(true);
  });

  it('is refused where there is none, with a quote and what to do', () => {
    const asked = { placed: [one], bookedUnits: full, items: [keptLine(one, { quantity: 3 })] };
    const message = 'The pickup time 18:00 is full for this order.';
    expect(refusalOf(asked)).toMatchObject({
      status: 409,
      reason: 'pickup-time',
      message: `${message} Nothing has been changed.`,
      issues: [{ path: 'pickupAt', message }],
      quote: { timeStays: false },
    });
  });

  it('moves to one that is chosen, and is refused where that is not offered', () => {
    const asked = { placed: [one], items: [keptLine(one)] };
    expect(corrected({ ...asked, pickupAt: '2026-11-21T17:30:00.000Z' })).toMatchObject({
      moved: { at: at('18:30'), day: '2026-11-21' },
      slots: new Map([[at('18:30'), 2]]),
    });
    expect(refusalOf({ ...asked, pickupAt: '2026-11-21T17:31:00.000Z' })).toMatchObject({
      status: 409,
      reason: 'pickup-time',
    });
  });

  it('is refused with another total than was shown', () => {
    const asked = { placed: [one], items: [keptLine(one)] };
    expect(refusalOf({ ...asked, quotedTotal: 14 })).toMatchObject({ status: 409, reason: 'total' });
    expect(refusalOf({ ...asked, quotedTotal: 15 })).toBeNull();
  });
});

describe('the history of a correction', () => {
  const soups = placedLine(soup, 'soups', 2, { customizations: ['hot'] });
  const loaf = placedLine(bread, 'loaf', 1);
  const was = { lines: [soups, loaf], at: at('18:00'), day: '2026-11-21', slots: new Map(), notes: null };
  const changesOf = (items: CorrectOrder['items'], movedTo: number | null = null, notes: string | null = null) => {
    const lines: CorrectedOrderLine[] = corrected({ placed: [soups, loaf], items }).lines;
    return correctionChanges(was, { lines, movedTo, notes });
  };

  it('says nothing of what stays', () => {
    expect(changesOf([keptLine(soups), keptLine(loaf)], null, '')).toEqual([]);
  });

  it('names each thing that changed, in the order of the lines', () => {
    const items = [keptLine(soups, { quantity: 3, customizations: [] }), line(bread, 2)];
    expect(changesOf(items, at('18:30'), 'Ring twice')).toEqual([
      { what: 'removed', name: 'Bread', quantity: 1 },
      { what: 'quantity', name: 'Soup', from: 2, to: 3 },
      { what: 'wishes', name: 'Soup' },
      { what: 'added', name: 'Bread', quantity: 2 },
      { what: 'pickup', from: '2026-11-21T17:00:00.000Z', to: '2026-11-21T17:30:00.000Z' },
      { what: 'note' },
    ]);
  });
});
