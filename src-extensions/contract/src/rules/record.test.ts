import { describe, expect, it } from 'vitest';
import { isRecord } from './record.js';

describe('a record', () => {
  it.each([[{}], [{ name: 'Soup' }], [Object.create(null)]])('is %j', (value: unknown) => {
    expect(isRecord(value)).toBe(true);
  });

  it.each([[null], [undefined], ['name'], [1], [true], [[]], [[{}]], [() => ({})]])('is not %j', (value: unknown) => {
    expect(isRecord(value)).toBe(false);
  });
});
