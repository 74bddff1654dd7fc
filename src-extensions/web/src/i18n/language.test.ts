import { describe, expect, it } from 'vitest';
import { formatDateTime, formatDay, formatWeekday } from './format.js';
import { createI18n } from './i18n.js';
import { chosenLanguage, detectLanguage, languageCookie } from './language.js';

describe('detectLanguage', () => {
  it.each([
    [null, ['nl-NL', 'en'], 'nl'],
    [null, ['en-US', 'nl'], 'en'],
    [null, ['de-DE', 'NL-be', 'en'], 'nl'],
    [null, ['fr'], 'en'],
    [null, [], 'en'],
    ['en', ['nl'], 'en'],
    ['nl', ['en'], 'nl'],
    ['klingon', ['nl'], 'nl'],
  ])('with choice %s and browser languages %j is %s', (chosen, browser, language) => {
    expect(detectLanguage(chosen, browser)).toBe(language);
  });
});

describe('chosenLanguage', () => {
  it('is read from the cookie that languageCookie writes', () => {
    const [pair] = languageCookie('nl').split(';');
    expect(chosenLanguage(`theme=x; ${pair}; other=1`)).toBe('nl');
  });

  it('is null when the cookie is missing or unknown', () => {
    expect(chosenLanguage('')).toBeNull();
    expect(chosenLanguage('language=de')).toBeNull();
    expect(chosenLanguage('xlanguage=nl')).toBeNull();
  });
});

it('createI18n has its texts at once', () => {
  const i18n = createI18n({ language: 'nl', resources: { nl: { cart: { title: 'Je mandje' } } } });
  expect(i18n.getFixedT('nl')('cart.title')).toBe('Je mandje');
});

describe('dates and times', () => {
  const at = '2026-11-21T17:30:00Z';

  it('are formatted in the given time zone and language', () => {
    expect(formatDateTime(at, { language: 'en', timeZone: 'Europe/Amsterdam' })).toBe('21 November 2026 at 18:30');
    expect(formatDateTime(at, { language: 'nl', timeZone: 'America/New_York' })).toBe('21 november 2026 om 12:30');
    expect(formatWeekday(at, { language: 'nl', timeZone: 'Europe/Amsterdam' })).toBe('zaterdag');
  });

  it('of calendar days are the same day in every time zone', () => {
    expect(formatDay('2026-03-29', { language: 'en' })).toBe('29 March 2026');
    expect(formatDay('2026-03-29', { language: 'nl', short: true })).toBe('29 mrt');
  });
});
