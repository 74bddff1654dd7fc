import { PLACEHOLDER_IMAGE, type AdminDeal } from '@pickup/contract';
import { createI18n } from '@pickup/web';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.js';
import nl from '../../locales/nl.js';
import {
  checkDeal,
  discountOf,
  isFreeUnasked,
  isMistyped,
  NEW_DEAL,
  readAmount,
  toSave,
  valuesOf,
  type DealValues,
} from './deal-form.js';

const { t } = createI18n({ language: 'en', resources: { en, nl } });

const filled = (given: Partial<DealValues> = {}): DealValues => ({
  ...NEW_DEAL,
  title: 'Soup Week',
  description: 'Any soup with bread.',
  validFrom: '2026-11-21',
  validUntil: '2026-12-01',
  ...given,
});

const stored: AdminDeal = {
  id: 'soup',
  title: 'Soup Week',
  titleNl: null,
  description: 'Any soup with bread.',
  descriptionNl: null,
  imageUrl: '/dishes/soup.webp',
  allergens: ['milk'],
  dietary: ['vegetarian'],
  originalPrice: 14.5,
  discountedPrice: 11.5,
  discountPercentage: 21,
  dealType: 'LUNCH',
  featured: false,
  active: true,
  isActive: true,
  isConditional: false,
  minimumOrderAmount: null,
  maxPerOrder: 2,
  validFrom: null,
  validUntil: '2026-12-01',
  version: '1',
};

describe('the defaults of a new deal', () => {
  it('are COMBO, active and not featured', () => {
    expect(NEW_DEAL).toMatchObject({ dealType: 'COMBO', active: true, featured: false, isConditional: false });
  });
});

describe('a stored deal in the form', () => {
  it('is written as its reader types', () => {
    expect(valuesOf(stored, 'en')).toMatchObject({ originalPrice: '14.50', discountedPrice: '11.50', validFrom: '' });
    expect(valuesOf(stored, 'nl')).toMatchObject({ originalPrice: '14,50', minimumOrderAmount: '' });
    expect(valuesOf({ ...stored, imageUrl: PLACEHOLDER_IMAGE }, 'en').imageUrl).toBe('');
  });

  it('is saved as it was, its picture left out', () => {
    const {
      id: _id,
      isActive: _isActive,
      version: _version,
      discountPercentage: _percent,
      imageUrl: _image,
      ...form
    } = stored;
    for (const language of ['en', 'nl'] as const) {
      expect(toSave(valuesOf(stored, language), stored)).toEqual({ ...form, validFrom: null });
    }
  });
});

describe('prices', () => {
  it.each([
    ['12,50', 12.5],
    ['12.50', 12.5],
    ['€ 12', 12],
    [' 0 ', 0],
    ['', null],
    ['  ', null],
    ['abc', 0],
    ['12,5o', 0],
    ['-3', 0],
    ['12,345', 0],
  ])('%j is saved as %j', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it('distinguish a mistyped amount from a blank one', () => {
    expect(['', ' ', '12,50', '0'].map(isMistyped)).toEqual([false, false, false, false]);
    expect(['x', '-3', '1.250'].map(isMistyped)).toEqual([true, true, true]);
  });

  it.each([
    ['39', '31', 21],
    ['12,50', '6.25', 50],
    ['10', '0', 100],
    ['10', 'oops', 100],
    ['', '31', 0],
    ['39', '', 0],
    ['10', '12', 0],
  ])('from %j to %j save %d percent', (originalPrice, discountedPrice, percent) => {
    expect(discountOf(filled({ originalPrice, discountedPrice }))).toBe(percent);
  });

  it('may be left out: no price is saved then, and there is no discount', () => {
    const values = filled({ originalPrice: '10' });
    expect(toSave(values, null)).toMatchObject({ originalPrice: 10, discountedPrice: null });
    expect(discountOf(values)).toBe(0);
    expect(toSave(filled(), null)).toMatchObject({ originalPrice: null, discountedPrice: null });
  });

  const unpriced: AdminDeal = { ...stored, discountedPrice: null, discountPercentage: 0 };
  it.each([
    ['', null, true],
    [' ', stored, true],
    ['nine', null, true],
    ['nine', unpriced, true],
    ['', unpriced, false],
    ['0', null, false],
    ['€ 0,00', stored, false],
    ['9', null, false],
  ])('make a deal free without a typed 0: %j', (discountedPrice, before, asked) => {
    expect(isFreeUnasked(filled({ discountedPrice }), before)).toBe(asked);
  });
});

describe('what is saved', () => {
  it('has a minimum only when the deal is conditional', () => {
    expect(toSave(filled({ isConditional: false, minimumOrderAmount: '30' }), null).minimumOrderAmount).toBeNull();
    expect(toSave(filled({ isConditional: true, minimumOrderAmount: '30' }), null).minimumOrderAmount).toBe(30);
    expect(toSave(filled({ isConditional: true, minimumOrderAmount: 'x' }), null).minimumOrderAmount).toBe(0);
  });

  it('names the picture only when it is another one, and can take it away', () => {
    expect(toSave(filled(), null)).not.toHaveProperty('imageUrl');
    expect(toSave(filled({ imageUrl: ' /a.webp ' }), null).imageUrl).toBe('/a.webp');
    expect(toSave(filled({ imageUrl: '/dishes/soup.webp' }), stored)).not.toHaveProperty('imageUrl');
    expect(toSave(filled({ imageUrl: '' }), stored).imageUrl).toBe('');
  });

  it('is trimmed', () => {
    expect(toSave(filled({ title: '  Soup ', description: ' Hot. ' }), null)).toMatchObject({
      title: 'Soup',
      description: 'Hot.',
    });
  });
});

describe('validation', () => {
  it('accepts a filled form, mistyped prices too', () => {
    expect(checkDeal(filled(), t)).toEqual({});
    expect(checkDeal(filled({ originalPrice: 'x', discountedPrice: '?' }), t)).toEqual({});
    expect(checkDeal(filled({ validFrom: '2026-11-21', validUntil: '2026-11-21' }), t)).toEqual({});
  });

  it('asks for title, description and both dates', () => {
    expect(checkDeal({ ...NEW_DEAL, title: '  ' }, t)).toEqual({
      title: 'Title is required.',
      description: 'Description is required.',
      validFrom: 'Valid from is required.',
      validUntil: 'Valid until is required.',
    });
  });

  it.each([
    ['title', 'x'.repeat(101), 'Title must be at most 100 characters.'],
    ['description', 'x'.repeat(501), 'Description must be at most 500 characters.'],
    ['validUntil', '2026-11-20', 'Valid until must not be before Valid from.'],
    [
      'imageUrl',
      'www.example.com/a.jpg',
      'Picture address must be an https:// address or a path such as /dishes/soup.webp.',
    ],
    [
      'imageUrl',
      'http://example.com/a.jpg',
      'Picture address must be an https:// address or a path such as /dishes/soup.webp.',
    ],
    ['originalPrice', '10000', 'Original price must be at most 9999.99.'],
    ['discountedPrice', '10.000,00', 'Deal price must be at most 9999.99.'],
  ] as const)('refuses the %s %j', (field, text, sentence) => {
    expect(checkDeal(filled({ [field]: text }), t)).toEqual({ [field]: sentence });
  });

  it.each([
    ['', null],
    [' 1 ', 1],
    ['99', 99],
  ])('takes %j as a maximum per order', (maxPerOrder, saved) => {
    expect(checkDeal(filled({ maxPerOrder }), t)).toEqual({});
    expect(toSave(filled({ maxPerOrder }), null).maxPerOrder).toBe(saved);
  });

  it.each(['0', '100', '-1', '1.5', 'two'])('refuses %j as a maximum per order', (maxPerOrder) => {
    expect(checkDeal(filled({ maxPerOrder }), t)).toEqual({
      maxPerOrder: 'Maximum per order must be a whole number from 1 to 99.',
    });
  });

  it('validates the minimum only for a conditional deal', () => {
    expect(checkDeal(filled({ minimumOrderAmount: '10000' }), t)).toEqual({});
    expect(checkDeal(filled({ minimumOrderAmount: '10000', isConditional: true }), t)).toEqual({
      minimumOrderAmount: 'Minimum order amount must be at most 9999.99.',
    });
  });

  it.each(['', '0', 'much'])('refuses a condition without an amount: %j', (minimumOrderAmount) => {
    expect(checkDeal(filled({ minimumOrderAmount, isConditional: true }), t)).toEqual({
      minimumOrderAmount: 'Say from which amount the deal can be ordered.',
    });
  });
});
