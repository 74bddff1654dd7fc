import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainWords } from './plain-words.js';

/** What mail programs make links of, taken widely: a scheme, a mailbox, a name with dots in it, numbers with dots. */
const LINKED = [/:\/\//u, /\w@\w/u, /[\p{L}\p{N}][.．。｡]\p{L}/u, /\d+\.\d+\.\d+\.\d+/u];
const isLinked = (text: string) => LINKED.some((pattern) => pattern.test(text.replace(/\p{Cf}/gu, '')));

describe('web and mail addresses in text typed by customers', () => {
  it.each([
    ['Get rich: https://evil.example', 'Get rich: https: //evil. example'],
    ['evil.example/x', 'evil. example/x'],
    ['www.evil.example', 'www. evil. example'],
    ['mail me@evil.example', 'mail me @ evil. example'],
    ['http://192.0.2.1/x', 'http: //192. 0. 2. 1/x'],
    ['evil\u200b.\u200bexample', 'evil\u200b. \u200bexample'],
    ['evil．example, evil。example', 'evil． example, evil。 example'],
    ['mailto:me@evil.example', 'mailto:me @ evil. example'],
    ['ftp://x.y', 'ftp: //x. y'],
    ['xn--e1afmkfd.xn--p1ai', 'xn--e1afmkfd. xn--p1ai'],
  ])('%s holds no address that a program links', (text, shown) => {
    expect(plainWords(text)).toBe(shown);
    expect(isLinked(shown)).toBe(false);
  });

  it.each([
    'No onions, please. Thanks!',
    'Half past 5.30 p',
    '€ 3.50',
    'Dr. No',
    'Allergy: nuts',
    '1/2 portion',
    '10:30',
  ])('%s stays as it is', (text) => {
    expect(plainWords(text)).toBe(text);
  });

  it('become no links, whatever is typed', () => {
    const unit = fc.constantFrom(
      'a',
      'é',
      '1',
      '.',
      '．',
      '。',
      ':',
      '/',
      '@',
      'w',
      ' ',
      '\u200b',
      '\u00ad',
      'https://',
      'b.c',
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 30 }), (text) => {
        expect(isLinked(plainWords(text))).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});
