import { describe, expect, it } from 'vitest';
import { CustomerAddress } from '../entities/customer.js';
import { ERASED_NAME, ERASED_PHONE, erasedEmail, isErasedEmail } from './erased-customer.js';
import { isBlank, isPlainName } from './visible-text.js';

describe('the texts of an erased customer', () => {
  it.each([ERASED_NAME, ERASED_PHONE])('%s is visible on a ticket', (text) => {
    expect(isBlank(text)).toBe(false);
    expect(isPlainName(text)).toBe(true);
    expect(text).not.toMatch(/\d|\p{L}{2}/u);
  });
});

describe('the address of an erased customer', () => {
  it('is recognised, unlike the address of a person', () => {
    expect(isErasedEmail(erasedEmail('3f9a'))).toBe(true);
    for (const email of ['anna@example.com', 'erased-3f9a@example.com', 'anna@invalid.nl', 'invalid@anna.nl']) {
      expect(isErasedEmail(email)).toBe(false);
    }
  });

  it('is rejected by forms and calls', () => {
    expect(CustomerAddress.safeParse({ email: erasedEmail('3f9a') }).success).toBe(false);
    expect(CustomerAddress.safeParse({ email: 'anna@example.com' }).success).toBe(true);
  });
});
