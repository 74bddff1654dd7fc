import { z } from 'zod';
import { isAmount } from '../rules/money.js';
import { isBlank, isPlainName } from '../rules/visible-text.js';
import { LANGUAGES } from './enumerations.js';
import { CONTENT_LIMITS, PERSON_LIMITS } from './limits.js';

/** Largest price of a dish or deal, in euros. */
export const MAX_PRICE = CONTENT_LIMITS.price;

/** Money on the wire: a number in euros with at most two decimals (product.md, Prices). */
export const Money = z
  .number()
  .refine(isAmount, 'must have at most two decimals')
  .meta({ description: 'An amount of money with at most two decimals.', multipleOf: 0.01 });

/** A price the owner sets: 0 to 9999.99. */
export const Price = Money.min(0, 'must not be negative').max(MAX_PRICE, `must be at most ${MAX_PRICE}`);

/** A Strapi `documentId`. */
export const Id = z.string('must be text').min(1, 'must not be empty').max(64, 'must be at most 64 characters');

/** An instant: ISO 8601 in UTC. */
export const Instant = z.iso.datetime().describe('An instant in UTC.');

const A_DATE = 'must be a date such as 2026-11-21';

/** A calendar day in the restaurant's time zone, `YYYY-MM-DD`. PostgreSQL knows no year 0. */
export const Day = z.iso
  // It aborts, so that of "a day, or else" the whole is said and not this half.
  .date({ error: A_DATE, abort: true })
  .refine((day) => !day.startsWith('0000'), { error: A_DATE, abort: true })
  .describe("A day in the restaurant's time zone.");

/** A wall-clock time, `HH:MM` from 00:00 to 23:59. */
export const ClockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 17:30')
  .describe("A wall-clock time in the restaurant's time zone.");

/** Removes surrounding space, and all of a text that has no visible character. */
export const trimVisibleText = (text: string): string => (isBlank(text) ? '' : text.trim());

/** A whole number within bounds, both included. */
export function wholeNumberWithin({ min, max }: { min: number; max: number }) {
  const range = `must be a whole number from ${min} to ${max}`;
  return z.int(range).min(min, range).max(max, range);
}

/** Text that may not be blank; surrounding space is removed. */
export const requiredText = (max: number) =>
  z
    .string('is required')
    .overwrite(trimVisibleText)
    .min(1, 'is required')
    .max(max, `must be at most ${max} characters`);

/** Text that must be given and may be blank; surrounding space is removed. */
export const blankableText = (max: number) =>
  z.string('is required').overwrite(trimVisibleText).max(max, `must be at most ${max} characters`);

/** Text that may be left out or blank; surrounding space is removed. @param tidy what else is made of it */
export const optionalText = (max: number, tidy: (text: string) => string = (text) => text) =>
  z
    .string('must be text')
    .overwrite((text) => tidy(trimVisibleText(text)))
    .max(max, `must be at most ${max} characters`)
    .optional();

const ON_ONE_LINE = 'must be on one line, without control characters';

/** A name: one line without control characters. */
export const nameText = (max: number) => requiredText(max).refine(isPlainName, ON_ONE_LINE);

/** A name that may be left out or blank, such as a Dutch one. */
export const optionalName = (max: number) =>
  optionalText(max).refine((name) => name === undefined || isPlainName(name), ON_ONE_LINE);

export const PersonName = nameText(PERSON_LIMITS.name);

/** An email address as typed: trimmed, at most 254 characters. */
export const EmailAddress = z
  .string('is required')
  .trim()
  .min(1, 'is required')
  .max(PERSON_LIMITS.email, `must be at most ${PERSON_LIMITS.email} characters`)
  .pipe(z.email('must be an email address such as anna@example.com'));

/** {@link isPhone} as a pattern for the OpenAPI document, for a number that is not trimmed yet. */
const PHONE_PATTERN = '^\\s*\\+?(?=(?:\\D*\\d){6,15}\\D*$)[\\d\\s().\\-\\/]+$';

const isPhone = (text: string) => {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s().\-/]+$/.test(text) && digits >= 6 && digits <= 15;
};

/** A phone number as typed: digits with the usual separators, 6 to 15 digits, at most 30 characters. */
export const PhoneNumber = z
  .string('is required')
  .trim()
  .min(1, 'is required')
  .max(PERSON_LIMITS.phone, `must be at most ${PERSON_LIMITS.phone} characters`)
  .refine(isPhone, 'must be a phone number such as +31 20 555 0142')
  .meta({ pattern: PHONE_PATTERN });

/** The language somebody reads the site in. */
export const LanguageCode = z.enum(LANGUAGES, `must be one of ${LANGUAGES.join(', ')}`);

/** An ISO 4217 code such as EUR. */
export const CurrencyCode = z.string().regex(/^[A-Z]{3}$/, 'must be a currency code such as EUR');

/** True for a name of the IANA time-zone database. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export const TimeZone = z.string().refine(isTimeZone, 'must be a time zone such as Europe/Amsterdam').meta({
  description: 'A name of the IANA time-zone database.',
  pattern: '^([A-Za-z][A-Za-z0-9_+\\-]*(\\/[A-Za-z0-9_+\\-]+)*|[+\\-]\\d{2}:?\\d{2})$',
});
