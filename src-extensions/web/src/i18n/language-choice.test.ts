import { describe, expect, it } from 'vitest';
import { chosenLanguage, languageCookie } from './language-choice.js';

describe('the chosen language', () => {
  it('is read from the cookies it was written to', () => {
    const [pair] = languageCookie('nl').split(';');
    expect(chosenLanguage(`theme=x; ${pair}; other=1`)).toBe('nl');
  });

  it('is nothing when it is missing or unknown', () => {
    expect(chosenLanguage('')).toBeNull();
    expect(chosenLanguage('language=de')).toBeNull();
    expect(chosenLanguage('xlanguage=nl')).toBeNull();
  });
});
