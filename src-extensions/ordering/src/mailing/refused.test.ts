import { describe, expect, it } from 'vitest';
import { Undeliverable, readRefusal } from './refused.js';

const fault = (message: string, more: object = {}) => Object.assign(new Error(message), more);

describe('what a mail server says', () => {
  it('is for good when it refuses the recipient so', () => {
    expect(readRefusal(fault('no such user', { command: 'RCPT TO', responseCode: 550 })).forGood).toBe(true);
    expect(readRefusal(fault('no recipients', { command: 'API', code: 'EENVELOPE' })).forGood).toBe(true);
    expect(readRefusal(new Undeliverable('The order is gone.')).forGood).toBe(true);
  });

  it.each([
    { command: 'RCPT TO', responseCode: 450 },
    { command: 'MAIL FROM', responseCode: 550 },
    { command: 'AUTH PLAIN', responseCode: 535, code: 'EAUTH' },
    { command: 'CONN', code: 'ECONNREFUSED' },
  ])('can change otherwise: %j', (more) => {
    expect(readRefusal(fault('not now', more)).forGood).toBe(false);
  });

  it('is kept in one short line, without what servers quote', () => {
    const { said } = readRefusal(fault(`Invalid login: 535\r\nuser me@example.com\u0007 ${'x'.repeat(500)}`));
    expect(said).toMatch(/^Invalid login: 535 user … x+$/);
    expect(said).toHaveLength(200);
    expect(readRefusal('a thrown text').said).toBe('a thrown text');
  });
});
