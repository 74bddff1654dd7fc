import { ApiError, formatAmount, type ApiClient, type Language } from '@pickup/web';
import type { i18n } from 'i18next';
import en from '../locales/en/server-errors.json';

const { messages: MESSAGES } = en;
type MessageKey = keyof typeof MESSAGES;

const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(MESSAGES, key);

/** `Order {{number}} was moved.` as the pattern of every sentence made from it. */
const patternOf = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/{{(\w+)}}/g, '(?<$1>.*)')}$`, 'u');

/** The server's messages, the longest first, because a short pattern may match a longer message too. */
const PATTERNS = Object.keys(MESSAGES)
  .filter(isMessageKey)
  .sort((one, other) => MESSAGES[other].length - MESSAGES[one].length)
  .map((key) => ({ key, pattern: patternOf(MESSAGES[key]) }));

const statusText = (word: string) => `orders.status.${word.toUpperCase()}`;

/** The locale keys that translate a message's parameters. */
const PARAMETER_TEXTS: Readonly<Record<string, (value: string) => string>> = {
  noun: (noun) => `serverErrors.noun.${noun}`,
  from: statusText,
  to: statusText,
  status: statusText,
  mark: (mark) => `allergens.marks.${mark}`,
  allergen: (allergen) => `allergens.names.${allergen}`,
  // A field's name on the wire means nothing to the owner, and the message is shown beside the field.
  field: () => 'serverErrors.field',
};

/** Finds which known message this is; null for an unknown one. */
export function matchServerMessage(message: string): { key: MessageKey; parameters: Record<string, string> } | null {
  for (const { key, pattern } of PATTERNS) {
    const found = pattern.exec(message);
    if (found) return { key, parameters: { ...found.groups } };
  }
  return null;
}

/** `Monday 23 November at 11:20`, as the server writes a moment of another day. */
const MOMENT = /^(\w+ \d+ \w+) at (\d\d:\d\d)$/;
/** `€12.50`, wherever the server writes an amount. */
const AMOUNT = /(^|(?<=\s))([^\s\d]{1,5} ?)(\d+\.\d\d)(?=$|[\s,;.])/g;
/** Behind which the next sentence of a message begins: that of another line, or that nothing was done. */
const NEXT_SENTENCE = /(?<=\.) (?=Line \d+: |Nothing has been )/;

/** Any year will do: the weekday is written by its own name. */
const YEAR = 2024;

/** `Monday 23 November` in another language. */
function translateDay(day: string, language: Language): string {
  const [weekday, date, month] = day.split(' ');
  const named = (locale: string, part: 'weekday' | 'month', at: number) =>
    new Intl.DateTimeFormat(locale, { [part]: 'long', timeZone: 'UTC' }).format(at);
  const renamed = (part: 'weekday' | 'month', name: string | undefined, instants: readonly number[]) => {
    const at = instants.find((instant) => named('en-GB', part, instant) === name);
    return at === undefined ? name : named(language, part, at);
  };
  const weekdays = Array.from({ length: 7 }, (_, index) => Date.UTC(YEAR, 0, 1 + index));
  const months = Array.from({ length: 12 }, (_, index) => Date.UTC(YEAR, index));
  return [renamed('weekday', weekday, weekdays), date, renamed('month', month, months)].join(' ');
}

/** What stands for a parameter that has no text of its own: moments, amounts and the needs of deals in the owner's language. */
function translateValue(value: string, language: Language, texts: { at: string; needs: string }): string {
  const [, day, time] = MOMENT.exec(value) ?? [];
  if (day !== undefined && time !== undefined) return `${translateDay(day, language)} ${texts.at} ${time}`;
  return value
    .replaceAll('needs a minimum order of', texts.needs)
    .replace(AMOUNT, (_, _before, symbol: string, amount: string) => formatAmount(Number(amount), symbol, language));
}

function translateSentence(i18n: i18n, message: string): string | null {
  const language = i18n.language === 'nl' ? 'nl' : 'en';
  const textOf = (key: string): string | null => {
    const text: unknown = i18n.getResource(language, 'translation', key);
    return typeof text === 'string' ? text : null;
  };
  const sentence = matchServerMessage(message);
  const template = sentence && textOf(`serverErrors.messages.${sentence.key}`);
  if (!template) return null;
  const texts = { at: textOf('serverErrors.at') ?? '', needs: textOf('serverErrors.needs') ?? '' };
  return template.replace(/{{(\w+)}}/g, (_, name: string) => {
    const value = sentence.parameters[name] ?? '';
    return textOf(PARAMETER_TEXTS[name]?.(value) ?? '') ?? translateValue(value, language, texts);
  });
}

/**
 * A message of the server, which speaks English, in the owner's language; a refused order's says one sentence for each line. An
 * unknown one says at least whether something was wrong with what was sent.
 */
export function translateServerMessage(i18n: i18n, message: string, status = 400): string {
  if (i18n.language === 'en') return message;
  const sentences = message.split(NEXT_SENTENCE).map((sentence) => translateSentence(i18n, sentence));
  return sentences.includes(null)
    ? i18n.t(status < 500 ? 'serverErrors.other' : 'serverErrors.fault')
    : sentences.join(' ');
}

/** A client whose errors carry messages in the owner's language. */
export function withTranslatedErrors<Client extends ApiClient>(client: Client, i18n: i18n): Client {
  const request: ApiClient['request'] = (...call) =>
    client.request(...call).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      throw new ApiError(error.status, error.bodyText, (message) =>
        translateServerMessage(i18n, message, error.status),
      );
    });
  return { ...client, request, call: (name, ...[given, options]) => request(name, given, options) };
}
