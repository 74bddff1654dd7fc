import { MAIL_HELD_BACK } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { mailboxOf } from './recipient-limit.js';
import { Undeliverable, readRefusal } from './refused.js';

describe('the mailbox of an address', () => {
  it.each([
    'annab@example.com',
    'Anna.B@Example.com',
    'anna.b+1@example.com',
    'annab+a+b@example.com',
    'a.n.n.a.b@example.com',
  ])('is the same for %s', (email) => {
    expect(mailboxOf(email)).toBe('annab@example.com');
  });

  it('is another one at another server', () => {
    expect(mailboxOf('annab@example.org')).toBe('annab@example.org');
  });
});

describe('a mail that is held back', () => {
  it('is written down in the words by which the back office knows it, and not tried again by itself', () => {
    expect(readRefusal(new Undeliverable(MAIL_HELD_BACK))).toEqual({ said: MAIL_HELD_BACK, forGood: true });
  });
});
