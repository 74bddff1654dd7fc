import { expect, it } from 'vitest';
import { languageOf } from './preferred-language.js';

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
])('cookies "%s" and wishes "%s" read %s (ruling 30)', (cookies, wishes, language) => {
  expect(languageOf(cookies, wishes)).toBe(language);
});
