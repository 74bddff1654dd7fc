import { describe, expect, it } from 'vitest';
import { isCrossSite } from './request-gate.js';

const PUBLIC_URL = 'https://eat.example.com';

/** A request to `kitchen.example.com`, which is not the name that visitors use. */
function ask(headers: Record<string, string>, method = 'POST', host = 'kitchen.example.com'): boolean {
  return isCrossSite({ method, host, get: (name: string) => headers[name] ?? '' }, PUBLIC_URL);
}

describe('a request that changes something', () => {
  it.each([
    ['a program, which sends neither header', {}],
    ['a page of this site', { 'sec-fetch-site': 'same-origin', origin: 'https://kitchen.example.com' }],
    ['a person by hand', { 'sec-fetch-site': 'none' }],
    ['a page of this host, in a browser without Sec-Fetch-Site', { origin: 'https://kitchen.example.com' }],
    ['a page whose TLS ended at a proxy that keeps it to itself', { origin: 'http://kitchen.example.com' }],
    ['a page of the host that visitors use, behind a proxy with another', { origin: 'https://eat.example.com' }],
    [
      'a page behind the development server, which passes on what the browser said',
      { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:5173' },
    ],
  ])('is accepted from %s', (_, headers) => {
    expect(ask(headers)).toBe(false);
  });

  it.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    [
      'a page of a neighbour below the same domain',
      { 'sec-fetch-site': 'same-site', origin: 'https://blog.example.com' },
    ],
    ['a page that lies about its origin', { 'sec-fetch-site': 'cross-site', origin: 'https://kitchen.example.com' }],
    ['a browser that says something new', { 'sec-fetch-site': 'cross-universe' }],
    ['two answers at once', { 'sec-fetch-site': 'same-origin, cross-site' }],
    ['a page of another origin, in a browser without Sec-Fetch-Site', { origin: 'https://evil.example' }],
    ['a page of another port', { origin: 'http://kitchen.example.com:8080' }],
    ['a page whose name only begins like ours', { origin: 'https://kitchen.example.com.evil.example' }],
    ['a page without an origin of its own', { origin: 'null' }],
    ['a page whose origin nobody can read', { origin: 'kitchen.example.com' }],
  ])('is refused from %s', (_, headers) => {
    expect(ask(headers)).toBe(true);
  });

  it('is refused with every method that changes something; GET never is', () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect(['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => ask(headers, method))).toEqual([true, true, true, true]);
    expect(['GET', 'HEAD', 'OPTIONS'].map((method) => ask(headers, method))).toEqual([false, false, false]);
  });

  it('is compared by host, with or without the default port', () => {
    const origin = { origin: 'https://kitchen.example.com' };
    expect(ask(origin, 'POST', 'kitchen.example.com:443')).toBe(false);
    expect(ask({ origin: 'http://127.0.0.1:1337' }, 'POST', '127.0.0.1:1337')).toBe(false);
    expect(ask(origin, 'POST', '')).toBe(true);
    expect(ask(origin, 'POST', '[not a host')).toBe(true);
  });
});
