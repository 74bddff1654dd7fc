import { describe, expect, it } from 'vitest';
import { addressOf } from './known-address.js';

describe('the address of a page', () => {
  it.each([
    ['/', ''],
    ['/menu', ''],
    ['/menu', '?category=o08ws0873ehhswu8h88ea6ya'],
  ])('%s%s is its own', (pathname, search) => {
    expect(addressOf(pathname, search)).toEqual({ kind: 'page', url: `${pathname}${search}` });
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
  ])('%s%s is the menu like any other spelling', (pathname, search) => {
    expect(addressOf(pathname, search)).toEqual({ kind: 'page', url: '/menu' });
  });

  it('keeps the first category and nothing beside it', () => {
    const { url } = addressOf('/menu', '?b=1&category=soups&a=2&category=drinks');
    expect(url).toBe('/menu?category=soups');
    expect(addressOf('/deals', '?category=soups').url).toBe('/deals');
  });

  it.each(['/cart', '/checkout/'])("%s is the visitor's own", (pathname) => {
    expect(addressOf(pathname, '?x=1')).toEqual({ kind: 'shell', url: pathname.replace(/\/$/, '') });
  });

  it("an order's page is one shell for every order", () => {
    const shell = { kind: 'shell', url: '/orders/:id' };
    expect(addressOf('/orders/0f2a', '')).toEqual(shell);
    expect(addressOf('/orders/no-such-order/', '?x=1')).toEqual(shell);
    expect(addressOf('/orders', '').kind).toBe('missing');
    expect(addressOf('/orders/a/b', '').kind).toBe('missing');
  });

  it.each(['/nowhere', '/menu/soups', '/menu%2Fsoups', '/menu%2F', '/%E0%A4%A', '/404', '/menu%00', '/..%2fmenu'])(
    '%s has no page',
    (pathname) => {
      expect(addressOf(pathname, '?x=1')).toEqual({ kind: 'missing', url: '/404' });
    },
  );
});
