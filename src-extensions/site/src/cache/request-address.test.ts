import { describe, expect, it } from 'vitest';
import { originForm, wantsPage } from './request-address.js';

describe('originForm', () => {
  it.each([
    ['/menu?category=1', '/menu?category=1'],
    ['http://eat.example.com/menu?category=1', '/menu?category=1'],
    ['HTTPS://eat.example.com:8443/', '/'],
    ['http://eat.example.com', '/'],
    ['http://eat.example.com?x=1', '/?x=1'],
    ['http://user:secret@eat.example.com/menu', '/menu'],
    ['http:///menu', '/menu'],
    ['http://eat.example.com//evil.example', '//evil.example'],
    ['//evil.example/menu', '//evil.example/menu'],
    ['*', '*'],
    ['ftp://eat.example.com/menu', 'ftp://eat.example.com/menu'],
    ['', ''],
  ])('makes %s to %s', (target, path) => {
    expect(originForm(target)).toBe(path);
  });
});

describe('wantsPage', () => {
  const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';

  it.each([
    ['/', '/', undefined, true],
    ['/', '/', '*/*', true],
    ['/', '/', 'application/json', true],
    ['/', '/', 'image/png', true],
    ['/menu', '/', '*/*', true],
    ['/menu', '/', 'application/json', false],
    ['/missing.png', '/', BROWSER, false],
    ['/admin', '/admin', '*/*', true],
    ['/admin', '/admin', undefined, true],
    ['/Admin/', '/admin', 'application/json', true],
    ['/admin/orders', '/admin', BROWSER, true],
    ['/admin/users', '/admin', '*/*', false],
    ['/admin/init', '/admin', 'application/json', false],
  ])('%s of the app at %s with Accept %s: %s', (pathname, base, accept, wanted) => {
    expect(wantsPage({ headers: accept === undefined ? {} : { accept } }, pathname, base)).toBe(wanted);
  });
});
