import { erasedEmail } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { CONTENT_RULES } from './content-rules.js';

const INVISIBLE = '\u200b\u3164';

/** The fields of a type that do not take a value. */
function refused(uid: keyof typeof CONTENT_RULES, values: Readonly<Record<string, unknown>>): string[] {
  const rules = new Map<string, z.ZodType>(Object.entries(CONTENT_RULES[uid]));
  return Object.keys(values).filter((name) => rules.get(name)?.safeParse(values[name]).success === false);
}

describe('the restaurant', () => {
  const unsafe = 'javascript:alert(1)';
  const nothing = {
    features: {},
    paymentMethods: {},
    socialMedia: { facebook: unsafe, instagram: null, twitter: null },
  };

  it.each([
    ['addresses that run a script', { website: unsafe, googleLocationUrl: unsafe, logoUrl: unsafe, heroUrl: unsafe }],
    ['what nobody could be reached by', { phone: 'x', email: 'x', address: '', name: INVISIBLE, currencySymbol: '' }],
    ['switches and networks that are not all there, as values', nothing],
    ['the same as text', { features: '{"delivery":"x"}', paymentMethods: '{}', socialMedia: '' }],
  ])('refuses %s', (_, values) => {
    expect(refused('api::restaurant.restaurant', values)).toEqual(Object.keys(values));
  });

  it('takes what may be left out', () => {
    const values = { website: '', logoUrl: null, heroAlt: null, story: '', city: null, capacity: null };
    expect(refused('api::restaurant.restaurant', values)).toEqual([]);
  });
});

describe('names', () => {
  it.each([
    ['api::menu-item.menu-item', 'name'],
    ['api::category.category', 'name'],
    ['api::option-group.option-group', 'name'],
    ['api::option-group.option', 'name'],
    ['api::deal.deal', 'title'],
  ] as const)('of %s are one line that can be seen; the Dutch one may be empty', (uid, name) => {
    const dutch = `${name}Nl`;
    expect(refused(uid, { [name]: INVISIBLE, [dutch]: 'a\nb' })).toEqual([name, dutch]);
    expect(refused(uid, { [name]: 'Soup', [dutch]: INVISIBLE })).toEqual([]);
    expect(refused(uid, { [dutch]: null })).toEqual([]);
  });
});

describe('the email address of a review', () => {
  it('is one, or that of an erased customer', () => {
    const withEmail = (customerEmail: unknown) => refused('api::review.review', { customerEmail });
    expect([' anna@example.com ', erasedEmail('3f9a')].flatMap(withEmail)).toEqual([]);
    expect(['x', '', null].flatMap(withEmail)).toHaveLength(3);
  });
});
