import { describe, expect, it } from 'vitest';
import { formatDateTime, formatDay, formatWeekday } from './format.js';
import { createI18n } from './i18n.js';
import { detectLanguage } from './language.js';

describe('the language (ruling 30)', () => {
  it.each([
    [null, ['nl-NL', 'en'], 'nl'],
    [null, ['en-US', 'nl'], 'en'],
    [null, ['de-DE', 'NL-be', 'en'], 'nl'],
    [null, ['fr'], 'en'],
    [null, [], 'en'],
    ['en', ['nl'], 'en'],
    ['nl', ['en'], 'nl'],
    ['klingon', ['nl'], 'nl'],
  ])('chosen %s, browser %j: %s', (chosen, browser, language) => {
    expect(detectLanguage(chosen, browser)).toBe(language);
  });

  it('is on the page without waiting', () => {
    const i18n = createI18n({ language: 'nl', resources: { nl: { cart: { title: 'Je mandje' } } } });
    expect(i18n.getFixedT('nl')('cart.title')).toBe('Je mandje');
  });
});

describe('moments', () => {
  const at = '2026-11-21T17:30:00Z';

  it('are written in the zone and the language that are given', () => {
    expect(formatDateTime(at, { language: 'en', timeZone: 'Europe/Amsterdam' })).toBe('21 November 2026 at 18:30');
    expect(formatDateTime(at, { language: 'nl', timeZone: 'America/New_York' })).toBe('21 november 2026 om 12:30');
    expect(formatWeekday(at, { language: 'nl', timeZone: 'Europe/Amsterdam' })).toBe('zaterdag');
  });

  it('that are days stay the day they are', () => {
    expect(formatDay('2026-03-29', { language: 'en' })).toBe('29 March 2026');
    expect(formatDay('2026-03-29', { language: 'nl', short: true })).toBe('29 mrt');
  });
});
