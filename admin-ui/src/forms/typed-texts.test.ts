import { describe, expect, it } from 'vitest';
import { canBeEmail, canBeWebAddress, textOrNull, webAddressOrNull } from './typed-texts.js';

describe('a web address', () => {
  it.each([
    ['', null],
    ['   ', null],
    ['mirabelle.example', 'https://mirabelle.example'],
    [' www.mirabelle.example/menu ', 'https://www.mirabelle.example/menu'],
    ['http://mirabelle.example', 'http://mirabelle.example'],
    ['HTTPS://mirabelle.example', 'https://mirabelle.example'],
  ])('typed as "%s" is %s', (typed, address) => {
    expect(webAddressOrNull(typed)).toBe(address);
    expect(canBeWebAddress(typed)).toBe(true);
  });

  it.each(['@mirabelle', 'mirabelle', 'two words.example', 'javascript:alert(1)', 'ftp://mirabelle.example'])(
    'cannot be "%s"',
    (typed) => expect(canBeWebAddress(typed)).toBe(false),
  );
});

describe('an email address', () => {
  it.each(['anna@example.com', ' a.b+c@mail.example.co '])('can be "%s"', (typed) =>
    expect(canBeEmail(typed)).toBe(true),
  );
  it.each(['anna', 'anna@', '@example.com', 'anna@example', 'an na@example.com'])('cannot be "%s"', (typed) =>
    expect(canBeEmail(typed)).toBe(false),
  );
});

it('a blank text is none', () => {
  expect(textOrNull('  ')).toBeNull();
  expect(textOrNull(' soup ')).toBe('soup');
});
