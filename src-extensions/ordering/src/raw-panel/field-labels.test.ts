import { field, type PanelLayout, readOnlyField, readOnlyRelation } from '@pickup/strapi-kit';
import { describe, expect, it } from 'vitest';
import { labelledRules, labelsOf } from './field-labels.js';
import { z } from 'zod';

const layout: PanelLayout = {
  mainField: 'name',
  sort: 'name:ASC',
  columns: ['name'],
  form: [{ name: field('Name', 'What it is called.') }, { order: readOnlyRelation('Order', 'number', 'Its order.') }],
  hidden: { publicId: readOnlyField('Secret of the page', 'The panel never shows it.') },
};

describe('what the panel calls a column', () => {
  it.each([
    ['name', 'Name', 'a field of the form'],
    ['order_id', 'Order', 'a relation'],
    ['public_id', 'The secret of the page', 'a field that the form does not show'],
    ['document_id', 'The document ID', 'a field of every type'],
  ])('%s: %s (%s)', (column, label) => {
    expect([...labelsOf(layout, [column])]).toEqual([[column, label]]);
  });

  it('stands beside its rule', () => {
    const rule = z.string();
    expect([...labelledRules(layout, { name: rule })]).toEqual([['name', { label: 'Name', rule }]]);
  });

  it('is asked for when the guards are loaded, so that a forgotten field is found then', () => {
    expect(() => labelsOf(layout, ['phone'])).toThrow('The raw panel has no field for phone');
  });
});
