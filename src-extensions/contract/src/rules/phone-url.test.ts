import { expect, it } from 'vitest';
import { phoneUrl } from './phone-url.js';

it.each([
  ['+31 30 555 0142', 'tel:+31305550142'],
  ['030 - 555 01 42', 'tel:0305550142'],
  ['+31 (0)20 555 0142', 'tel:+31205550142'],
  ['(020) 555 0142', 'tel:0205550142'],
  ['+1 (305) 555-0142', 'tel:+13055550142'],
])('the link of %s dials %s', (phone, url) => {
  expect(phoneUrl(phone)).toBe(url);
});
