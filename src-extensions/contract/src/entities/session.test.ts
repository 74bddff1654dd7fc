import { describe, expect, it } from 'vitest';
import { ChangePassword } from './session.js';

const isTaken = (newPassword: string) =>
  ChangePassword.safeParse({ currentPassword: 'the old one', newPassword }).success;

describe('a new password', () => {
  it.each([
    ['72 letters', 'x'.repeat(72)],
    ['36 letters of two bytes', 'é'.repeat(36)],
    ['24 letters of three bytes', '€'.repeat(24)],
    ['18 signs of four bytes', '🍲'.repeat(18)],
  ])('is accepted with %s, all of which bcrypt hashes, and rejected with one more', (_, longest) => {
    expect(isTaken(longest)).toBe(true);
    expect(isTaken(`${longest}x`)).toBe(false);
  });

  it('is rejected below 8 characters', () => {
    expect([isTaken('1234567'), isTaken('12345678')]).toEqual([false, true]);
  });
});
