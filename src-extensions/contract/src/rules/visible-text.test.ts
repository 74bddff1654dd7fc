import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { SaveCategory, SaveMenuItem } from '../entities/menu.js';
import { DealForm } from '../entities/deal.js';
import { PlaceOrder } from '../entities/order-request.js';
import { SaveRestaurant } from '../entities/restaurant.js';
import { CreateReview } from '../entities/review.js';
import { optionalText } from '../entities/scalar.js';
import { inFewLines, isBlank, isPlainName } from './visible-text.js';

const INVISIBLE = [
  ' ',
  '\t',
  '\n',
  '\u00a0',
  '\u00ad', // soft hyphen
  '\u034f', // combining grapheme joiner
  '\u061c', // Arabic letter mark
  '\u115f',
  '\u1160',
  '\u3164',
  '\uffa0', // Hangul fillers
  '\u17b4',
  '\u180e',
  '\u2000',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u2028',
  '\u202e',
  '\u2060',
  '\u2063',
  '\u2066',
  '\u2800', // empty braille cell
  '\u3000',
  '\ufe0f', // variation selector
  '\ufeff', // byte order mark
  '\u{e0100}',
  '\u{e0041}', // tag
  '\u{1d173}',
];
const invisible = fc.string({ unit: fc.constantFrom(...INVISIBLE), minLength: 1, maxLength: 30 });
const VISIBLE = ['A', 'é', '李', 'م', '-', '!', '٣', '\u{1f35c}', '\u0301'];

/** Every field that must say something, and every name of a person or a thing. */
const NAMES: Record<string, z.ZodType> = {
  'the name on an order': PlaceOrder.shape.customerName,
  'the name on a review': CreateReview.shape.customerName,
  'the name of a dish': SaveMenuItem.shape.name,
  'the name of a category': SaveCategory.shape.name,
  'the title of a deal': DealForm.shape.title,
  'the name of the restaurant': SaveRestaurant.shape.name.unwrap(),
};

describe('text of invisible characters', () => {
  it('is blank in any order', () => {
    fc.assert(fc.property(invisible, (text) => isBlank(text)));
  });

  it('is not blank with a visible character among them', () => {
    fc.assert(
      fc.property(invisible, fc.constantFrom(...VISIBLE), invisible, (before, seen, after) => {
        expect(isBlank(`${before}${seen}${after}`)).toBe(false);
      }),
    );
  });

  it.each(Object.entries(NAMES))('is rejected as %s', (_, schema) => {
    fc.assert(
      fc.property(invisible, (text) => {
        expect(schema.safeParse(text).error?.issues[0]?.message).toBe('is required');
      }),
    );
  });

  it('counts as missing where text may be left out', () => {
    fc.assert(fc.property(invisible, (text) => optionalText(50).parse(text) === ''));
    fc.assert(fc.property(invisible, (text) => PlaceOrder.shape.notes.parse(text) === null));
  });

  it('is rejected as a customization, which would print an empty line', () => {
    const { customizations } = PlaceOrder.shape.items.element.shape;
    fc.assert(fc.property(invisible, (text) => !customizations.safeParse([text]).success));
  });
});

describe('a name', () => {
  it.each(Object.entries(NAMES))(
    'as %s may contain no line break, control character or change of direction',
    (_, schema) => {
      for (const wrong of [
        'a\nb',
        'a\rb',
        'a\tb',
        'a\u0007b',
        'a\u007fb',
        'a\u0085b',
        'a\u2028b',
        'a\u202eb',
        'a\u2066b',
      ]) {
        expect([wrong, schema.safeParse(wrong).success]).toEqual([wrong, false]);
      }
    },
  );

  it.each(['Zoë', "O'Neill", 'Jean-Luc', '李小龍', 'محمد', 'א\u200eב', 'Anna 👩‍🍳', 'Nguyễn', 'क्‍ष', 'Dr. No, Jr.'])(
    'may be %s',
    (name) => {
      expect(isPlainName(name)).toBe(true);
      expect(PlaceOrder.shape.customerName.parse(` ${name} `)).toBe(name);
    },
  );
});

describe('a text in few lines', () => {
  it.each([
    ['\n\none', 'one'],
    ['one', 'one'],
    ['one\ntwo', 'one\ntwo'],
    ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['one\n\n \n\u200b\n\ntwo', 'one\n\ntwo'],
    ['1\n2\n3\n4\n\n5', '1\n2\n3 4 5'],
    ['1\u20282\u00853\v4', '1\n2\n3 4'],
  ])('of %j is %j', (text, few) => {
    expect(inFewLines(text, 3)).toBe(few);
  });

  it('is what stays of the lines of an order’s note and of a review', () => {
    const lines = Array.from({ length: 200 }, () => 'x').join('\n');
    expect(PlaceOrder.shape.notes.parse(lines)?.split('\n')).toHaveLength(12);
    expect(CreateReview.shape.comment.parse(lines)?.split('\n')).toHaveLength(40);
    expect(CreateReview.shape.comment.parse(`a${'\n'.repeat(1_900)}b`)).toBe('a\n\nb');
  });
});
