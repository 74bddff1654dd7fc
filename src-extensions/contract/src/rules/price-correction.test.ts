import { describe, expect, it } from 'vitest';
import type { CorrectOrder } from '../entities/order-request.js';
import { correctionChanges } from './correction-changes.js';
import type { CorrectedOrderLine } from './price-correction.js';
import { bread, corrected, quote, refusalOf, soup } from './testing/corrections.js';
import { at } from './testing/kitchen-plan.js';
import { keptLine, placedLine } from './testing/placed-lines.js';
import { deal, line } from './testing/sale-items.js';

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
