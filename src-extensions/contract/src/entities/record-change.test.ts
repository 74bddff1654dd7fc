import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readOnlyIssues, writableFields, withReadOnly } from './record-change.js';

const Save = z.strictObject({ name: z.string(), note: z.string().nullable() });
const Shown = z.object({
  id: z.string(),
  name: z.string(),
  note: z.string().nullable(),
  percent: z.int().min(0),
  dishes: z.array(z.object({ id: z.string(), price: z.number() })),
});
const Change = withReadOnly(Save, Shown);
const shown = { id: 'soups', name: 'Soups', note: null, percent: 20, dishes: [{ id: 'pea', price: 5 }] };

const issuesOf = (given: object) => readOnlyIssues(Change, Change.parse(given), shown).map(({ message }) => message);

describe('a change with the read-only fields of its record', () => {
  it('accepts a whole answer, and the fields to save alone', () => {
    expect(issuesOf(shown)).toEqual([]);
    expect(issuesOf({ name: 'Stews', note: 'Hot.' })).toEqual([]);
    expect(Change.safeParse({ ...shown, taste: 1 }).success).toBe(false);
  });

  it('writes only fields that are not read-only', () => {
    expect(writableFields(Change, Change.parse(shown))).toEqual({ name: 'Soups', note: null });
  });

  it('compares objects in lists whatever the order of their keys', () => {
    expect(issuesOf({ ...shown, dishes: [{ price: 5, id: 'pea' }] })).toEqual([]);
    expect(issuesOf({ ...shown, dishes: [] })).toEqual(['dishes is read-only.']);
    expect(issuesOf({ ...shown, dishes: [{ id: 'pea', price: 6 }] })).toEqual(['dishes is read-only.']);
  });

  it.each([21, -1, '20', null, [20]])('reports the stored value when a read-only field is sent as %j', (percent) => {
    expect(issuesOf({ ...shown, percent })).toEqual(['percent is read-only and is 20.']);
  });

  it('reports every read-only field that differs', () => {
    expect(issuesOf({ ...shown, id: 'x', percent: 1 })).toEqual([
      'id is read-only and is "soups".',
      'percent is read-only and is 20.',
    ]);
  });

  it('ignores what follows from other records, whatever is sent', () => {
    const Following = withReadOnly(Save, Shown, ['dishes']);
    for (const dishes of [[], 'none', [{ id: 'pea', price: 6 }]]) {
      const given = Following.parse({ ...shown, dishes });
      expect(readOnlyIssues(Following, given, shown)).toEqual([]);
      expect(writableFields(Following, given)).toEqual({ name: 'Soups', note: null });
    }
    const changed = Following.parse({ ...shown, dishes: [], percent: 1 });
    expect(readOnlyIssues(Following, changed, shown)).toHaveLength(1);
  });
});
