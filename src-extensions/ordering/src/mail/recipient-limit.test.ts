import { MAIL_HELD_BACK } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { describeFailure, Undeliverable } from '../outbox/delivery-errors.js';
import { mailboxOf } from './recipient-limit.js';

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

  it('differs between mail servers', () => {
    expect(mailboxOf('annab@example.org')).toBe('annab@example.org');
  });
});

describe('a mail over the limit of its mailbox', () => {
  it('fails permanently, with the message that the back office recognises', () => {
    expect(describeFailure(new Undeliverable(MAIL_HELD_BACK))).toEqual({
      message: MAIL_HELD_BACK,
      isPermanent: true,
    });
  });
});
