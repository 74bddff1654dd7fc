import { describe, expect, it } from 'vitest';
import { settingsToSave, settingsValues } from './settings-values.js';

describe('a capacity', () => {
  it.each([
    ['12', 12],
    ['', null],
    ['0', null],
    ['-3', null],
  ])('typed as "%s" is saved as %s', (capacity, saved) => {
    expect(settingsToSave({ ...settingsValues(null), capacity }).capacity).toBe(saved);
  });
});
