import { ApiError, type ApiClient } from '@pickup/web';
import type { i18n } from 'i18next';
import en from '../locales/en/refusals.json';

const { said: SAID } = en;
type Sentence = keyof typeof SAID;

const isSentence = (key: string): key is Sentence => Object.hasOwn(SAID, key);

/** `Order {{number}} was moved.` as the pattern of every sentence made from it. */
const patternOf = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/{{(\w+)}}/g, '(?<$1>.*)')}$`, 'u');

/** What the server says, the most particular first. The English texts are the server's own words. */
const PATTERNS = Object.keys(SAID)
  .filter(isSentence)
  .sort((one, other) => SAID[other].length - SAID[one].length)
  .map((key) => ({ key, pattern: patternOf(SAID[key]) }));

/** Where the words for a part of a sentence stand. */
const WORDS: Readonly<Record<string, (value: string) => string>> = {
  noun: (noun) => `refusals.noun.${noun}`,
  from: (status) => `orders.status.${status}`,
  to: (status) => `orders.status.${status}`,
  status: (status) => `orders.status.${status}`,
  mark: (mark) => `allergens.marks.${mark}`,
  allergen: (allergen) => `allergens.names.${allergen}`,
  // As it is called on the wire, which no reader knows: the sentence stands beside the field.
  field: () => 'refusals.field',
};

/** Which of the sentences this is; null for one that the back office does not know. */
export function sentenceOf(message: string): { key: Sentence; parts: Record<string, string> } | null {
  for (const { key, pattern } of PATTERNS) {
    const found = pattern.exec(message);
    if (found) return { key, parts: { ...found.groups } };
  }
  return null;
}

/** A sentence of the server in the owner's language: the server speaks English. */
export function ownersWords(i18n: i18n, message: string): string {
  const { language } = i18n;
  if (language === 'en') return message;
  const textOf = (key: string): string | null => {
    const text: unknown = i18n.getResource(language, 'translation', key);
    return typeof text === 'string' ? text : null;
  };
  const sentence = sentenceOf(message);
  const said = sentence && textOf(`refusals.said.${sentence.key}`);
  if (!said) return i18n.t('refusals.other');
  return said.replace(/{{(\w+)}}/g, (_, name: string) => {
    const value = sentence.parts[name] ?? '';
    return textOf(WORDS[name]?.(value) ?? '') ?? value;
  });
}

/** A client whose refusals speak the owner's language, whoever shows them. */
export function inOwnersWords<Client extends ApiClient>(client: Client, i18n: i18n): Client {
  const request: ApiClient['request'] = (...call) =>
    client.request(...call).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      throw new ApiError(error.status, error.bodyText, (message) => ownersWords(i18n, message));
    });
  return { ...client, request, call: (name, ...[given, options]) => request(name, given, options) };
}
