import { describe, expect, it } from 'vitest';
import { correctionChanges } from './correction-changes.js';
import { corrected, price } from './testing/corrections.js';
import { at } from './testing/kitchen-plan.js';
import { keptLine, placedLine } from './testing/placed-lines.js';
import { dish, optionGroup } from './testing/sale-items.js';

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
    const other = placedLine(pasta, 'other', 2, { unitCents: 1150, choices: placed.choices });
    const moved = [keptLine(placed, { quantity: 2 }), keptLine(other, { quantity: 1 })];
    expect(corrected({ placed: [placed, other], menu, items: moved }).lines).toHaveLength(2);
    expect(price(corrections)).toMatchObject({ lines: [{ unitCents: 1150 }] });
    for (const asked of [
      { ...corrections, items: [keptLine(placed, { quantity: 2 })] },
      { ...corrections, pickupAt: '2026-11-22T17:30:00.000Z' },
    ]) {
      expect(price(asked)).toMatchObject({ refusal: { status: 400, reason: 'line' } });
    }
  });

  it('is held to no rule of its group that is newer, however many there are of it', () => {
    const strict = optionGroup(
      'Sauce',
      [2, 2],
      [
        { id: 'pesto', price: 2 },
        { id: 'aioli', price: 1 },
      ],
    );
    const menu = [{ ...pasta, optionGroups: [strict] }];
    expect(corrected({ placed: [placed], menu, items: [keptLine(placed, { quantity: 3 })] }).lines).toMatchObject([
      { unitCents: 1150 },
    ]);
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
