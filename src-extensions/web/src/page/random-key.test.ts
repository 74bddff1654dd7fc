import { expect, it } from 'vitest';
import { randomKey } from './random-key.js';

it('is another one each time, and needs no secure page', () => {
  expect(randomKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(randomKey()).not.toBe(randomKey());
});
