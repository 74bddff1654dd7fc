import { DishForm, PersonName, PlaceOrder } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { tidyTexts } from './tidy-texts.js';

const rules = { name: PersonName, nameNl: DishForm.shape.nameNl, notes: PlaceOrder.shape.notes };

describe('texts that the raw panel writes', () => {
  it.each([
    ['trimmed', { name: ' Anna ', notes: ' Ring twice\n' }, { name: 'Anna', notes: 'Ring twice' }],
    ['none where nobody would see them', { nameNl: '\u200b', notes: '\n'.repeat(100) }, { nameNl: '', notes: null }],
    ['in few lines', { notes: `a${'\nb'.repeat(12)}` }, { notes: `a${'\nb'.repeat(10)}\nb b` }],
    ['left alone where they are to be refused', { name: '\u200b', nameNl: 'a\nb' }, { name: '\u200b', nameNl: 'a\nb' }],
    ['left alone where there is none or no rule', { name: null, other: ' a ' }, { name: null, other: ' a ' }],
  ])('are %s', (_, data, tidy) => {
    tidyTexts(data, rules);
    expect(data).toEqual(tidy);
  });
});
