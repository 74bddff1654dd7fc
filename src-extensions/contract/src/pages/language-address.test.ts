import { describe, expect, it } from 'vitest';
import { pathIn, splitPath } from './language-address.js';

describe('pathIn', () => {
  it.each([
    ['en', '/', '/'],
    ['en', '/menu', '/menu'],
    ['nl', '/', '/nl'],
    ['nl', '/menu', '/nl/menu'],
    ['nl', '/menu?category=soups', '/nl/menu?category=soups'],
  ] as const)('in "%s" %s is %s', (language, path, expected) => {
    expect(pathIn(language, path)).toBe(expected);
  });
});

describe('splitPath', () => {
  it.each([
    ['/', null, '/'],
    ['/menu', null, '/menu'],
    ['/nlmenu', null, '/nlmenu'],
    ['/nl-menu', null, '/nl-menu'],
    ['/nl', 'nl', '/'],
    ['/nl/', 'nl', '/'],
    ['/NL/menu', 'nl', '/menu'],
    ['/nl/nl/menu', 'nl', '/nl/menu'],
    ['/nl/orders/secret', 'nl', '/orders/secret'],
  ])('%s has the language %s and the path %s', (pathname, language, path) => {
    expect(splitPath(pathname)).toEqual({ prefix: language === null ? '' : '/nl', language, path });
  });
});
