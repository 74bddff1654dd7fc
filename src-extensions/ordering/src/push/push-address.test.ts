import { describe, expect, it } from 'vitest';
import { endpointRefusal, isPublicAddress } from './push-address.js';

describe('the endpoint of a push subscription', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('may be that of a browser: %s', (endpoint) => {
    expect(endpointRefusal(endpoint, null)).toBeNull();
  });

  it.each([
    ['no address', 'push'],
    ['unencrypted', 'http://fcm.googleapis.com/x'],
    ['another scheme', 'file:///etc/passwd'],
    ['this machine', 'https://localhost/x'],
    ['this machine with a dot', 'https://localhost./x'],
    ['a name below localhost', 'https://push.localhost/x'],
    ['a name without a dot', 'https://database/x'],
    ['a name of the local network', 'https://printer.local/x'],
    ['a name of a cloud', 'https://metadata.google.internal/x'],
    ['an IPv4 address', 'https://8.8.8.8/x'],
    ['an IPv4 address as one number', 'https://2130706433/x'],
    ['an IPv4 address in octal', 'https://0177.0.0.1/x'],
    ['an IPv6 address', 'https://[::1]/x'],
    ['a mapped IPv4 address', 'https://[::ffff:127.0.0.1]/x'],
    ['another port', 'https://fcm.googleapis.com:22/x'],
    ['a password', 'https://user:word@fcm.googleapis.com/x'],
    ['the push service of tests elsewhere', 'http://127.0.0.1:4000/x'],
  ])('is refused: %s', (_, endpoint) => {
    expect(endpointRefusal(endpoint, null)).toMatch(/^must be an/);
  });

  it('may be the push service of tests where the setting names it, and no other port of that machine', () => {
    expect(endpointRefusal('http://127.0.0.1:4000/x', 'http://127.0.0.1:4000')).toBeNull();
    expect(endpointRefusal('http://127.0.0.1:4001/x', 'http://127.0.0.1:4000')).not.toBeNull();
  });
});

describe('an address that a name was resolved to', () => {
  it.each(['8.8.8.8', '142.250.179.138', '2a00:1450:400e:80d::200a'])('is public: %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '::',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:8.8.8.8',
    '64:ff9b::808:808',
    '2002:7f00:1::',
    '2001:db8::1',
    '',
  ])('is none of the public internet: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
