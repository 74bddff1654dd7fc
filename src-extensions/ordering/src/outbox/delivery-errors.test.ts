import { describe, expect, it } from 'vitest';
import { describeFailure, Undeliverable } from './delivery-errors.js';

const fault = (message: string, more: object = {}) => Object.assign(new Error(message), more);

describe('a failed attempt to send a mail', () => {
  it('is permanent when the server rejects the recipient with 5xx, or the address is invalid', () => {
    expect(describeFailure(fault('no such user', { command: 'RCPT TO', responseCode: 550 })).isPermanent).toBe(true);
    expect(describeFailure(fault('no recipients', { command: 'API', code: 'EENVELOPE' })).isPermanent).toBe(true);
    expect(describeFailure(new Undeliverable('The order is gone.')).isPermanent).toBe(true);
  });

  it.each([
    { command: 'RCPT TO', responseCode: 450 },
    { command: 'MAIL FROM', responseCode: 550 },
    { command: 'AUTH PLAIN', responseCode: 535, code: 'EAUTH' },
    { command: 'CONN', code: 'ECONNREFUSED' },
  ])('can change otherwise: %j', (more) => {
    expect(describeFailure(fault('not now', more)).isPermanent).toBe(false);
  });

  it('is described in one short line, without the data that servers quote', () => {
    const { message } = describeFailure(fault(`Invalid login: 535\r\nuser me@example.com\u0007 ${'x'.repeat(500)}`));
    expect(message).toMatch(/^Invalid login: 535 user … x+$/);
    expect(message).toHaveLength(200);
    expect(describeFailure('a thrown text').message).toBe('a thrown text');
  });
});
