import { describe, expect, it } from 'vitest';
import { addressOf, languageOf } from './page-request.js';

describe('addressOf', () => {
  it.each([
    ['/', ''],
    ['/menu', ''],
    ['/menu', '?category=o08ws0873ehhswu8h88ea6ya'],
  ])('leaves %s%s as it is', (pathname, search) => {
    expect(addressOf(pathname, search)).toEqual({ kind: 'page', url: `${pathname}${search}`, language: null });
  });

  it.each([
    ['/menu/', ''],
    ['/MENU', ''],
    ['/m%65nu', ''],
    ['/menu', '?utm_source=letter&fbclid=1'],
    ['/menu', '?category='],
    ['/menu', `?category=${'a'.repeat(65)}`],
    ['/menu', '?category=%00'],
    ['/menu', '?category=a%20b'],
    ['/menu', '?Category=a'],
  ])('normalises %s%s to /menu', (pathname, search) => {
    expect(addressOf(pathname, search)).toEqual({ kind: 'page', url: '/menu', language: null });
  });

  it('keeps the first category, the first dish and no other parameter', () => {
    const { url } = addressOf('/menu', '?b=1&category=soups&a=2&category=drinks');
    expect(url).toBe('/menu?category=soups');
    expect(addressOf('/menu', '?dish=stew&x=1&category=soups').url).toBe('/menu?category=soups&dish=stew');
    expect(addressOf('/menu', '?dish=two%20words').url).toBe('/menu');
    expect(addressOf('/deals', '?category=soups').url).toBe('/deals');
    expect(addressOf('/deals', '?x=1&deal=soup').url).toBe('/deals?deal=soup');
  });

  it.each(['/cart', '/checkout/'])('%s is a shell that only the browser renders', (pathname) => {
    expect(addressOf(pathname, '?x=1')).toEqual({
      kind: 'shell',
      url: pathname.replace(/\/$/, ''),
      language: null,
    });
  });

  it('has one shell for the pages of all orders', () => {
    const shell = { kind: 'shell', url: '/orders/:id', language: null };
    expect(addressOf('/orders/0f2a', '')).toEqual(shell);
    expect(addressOf('/orders/no-such-order/', '?x=1')).toEqual(shell);
    expect(addressOf('/orders', '').kind).toBe('missing');
    expect(addressOf('/orders/a/b', '').kind).toBe('missing');
  });

  it.each(['/nowhere', '/menu/soups', '/menu%2Fsoups', '/menu%2F', '/%E0%A4%A', '/404', '/menu%00', '/..%2fmenu'])(
    '%s has no page',
    (pathname) => {
      expect(addressOf(pathname, '?x=1')).toEqual({ kind: 'missing', url: '/404', language: null });
    },
  );

  it.each([
    ['/nl', '', 'page', '/nl'],
    ['/nl/menu', '', 'page', '/nl/menu'],
    ['/NL/Menu/', 'utm_source=letter', 'page', '/nl/menu'],
    ['/nl/menu', 'category=soups', 'page', '/nl/menu?category=soups'],
    ['/nl/cart', '', 'shell', '/nl/cart'],
    ['/nl/orders/0f2a', '', 'shell', '/nl/orders/:id'],
    ['/nl/', '', 'moved', '/nl'],
    ['/nl/', 'utm_source=letter', 'moved', '/nl?utm_source=letter'],
  ] as const)('%s?%s is Dutch for everybody', (pathname, search, kind, url) => {
    expect(addressOf(pathname, search)).toEqual({ kind, url, language: 'nl' });
  });

  it.each(['/nl/nowhere', '/nl/nl/menu', '/nl/admin', '/nl/api', '/nl//example.com'])(
    '%s is a missing page in Dutch',
    (pathname) => {
      expect(addressOf(pathname, '')).toEqual({ kind: 'missing', url: '/nl/404', language: 'nl' });
    },
  );

  it.each(['/nlmenu', '/nl%2Fmenu', '/en/menu'])('%s is no address of a language', (pathname) => {
    expect(addressOf(pathname, '')).toEqual({ kind: 'missing', url: '/404', language: null });
  });
});

describe('languageOf', () => {
  it.each([
    ['', '', 'en'],
    ['', 'nl', 'nl'],
    ['', 'nl-NL,nl;q=0.9,en;q=0.8', 'nl'],
    ['', 'en;q=0.4, nl;q=0.8', 'nl'],
    ['', 'de,nl;q=0,en;q=0.1', 'en'],
    ['', 'de,*;q=0.5', 'en'],
    ['', ';;;,q=,nl;q=nonsense', 'en'],
    ['language=nl', 'en', 'nl'],
    ['cart=1; language=en', 'nl', 'en'],
    ['language=de', 'nl', 'nl'],
  ])('with Cookie "%s" and Accept-Language "%s" is %s', (cookies, accepted, language) => {
    expect(languageOf(cookies, accepted)).toBe(language);
  });
});
