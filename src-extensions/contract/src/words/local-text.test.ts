import { describe, expect, it } from 'vitest';
import { localText } from './local-text.js';

const soup = { name: 'Pea soup', nameNl: 'Erwtensoep', story: null, storyNl: null };

describe('a text in the language of a page', () => {
  it('is the Dutch one on a Dutch page, and the other one on an English page', () => {
    expect(localText(soup, 'name', 'nl')).toEqual({ text: 'Erwtensoep', language: 'nl' });
    expect(localText(soup, 'name', 'en')).toEqual({ text: 'Pea soup', language: 'en' });
  });

  it.each([null, ''])('is the one there is where it is not translated, and says its language: %s', (nameNl) => {
    expect(localText({ ...soup, nameNl }, 'name', 'nl')).toEqual({ text: 'Pea soup', language: 'en' });
  });

  it('is the Dutch one in English too where there is no other', () => {
    expect(localText({ story: null, storyNl: 'Begonnen in 2014.' }, 'story', 'en')).toEqual({
      text: 'Begonnen in 2014.',
      language: 'nl',
    });
  });

  it('is nothing where there is neither', () => {
    expect(localText(soup, 'story', 'nl').text).toBeNull();
  });
});
