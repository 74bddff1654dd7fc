import { ApiError, type ApiClient } from '@pickup/web';
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

/** The locale keys that translate a message's parameters. */
const PARAMETER_TEXTS: Readonly<Record<string, (value: string) => string>> = {
  noun: (noun) => `serverErrors.noun.${noun}`,
  from: (status) => `orders.status.${status}`,
  to: (status) => `orders.status.${status}`,
  status: (status) => `orders.status.${status}`,
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

/** A message of the server, which speaks English, in the owner's language. */
export function translateServerMessage(i18n: i18n, message: string): string {
  const { language } = i18n;
  if (language === 'en') return message;
  const textOf = (key: string): string | null => {
    const text: unknown = i18n.getResource(language, 'translation', key);
    return typeof text === 'string' ? text : null;
  };
  const sentence = matchServerMessage(message);
  const template = sentence && textOf(`serverErrors.messages.${sentence.key}`);
  if (!template) return i18n.t('serverErrors.other');
  return template.replace(/{{(\w+)}}/g, (_, name: string) => {
    const value = sentence.parameters[name] ?? '';
    return textOf(PARAMETER_TEXTS[name]?.(value) ?? '') ?? value;
  });
}

/** A client whose errors carry messages in the owner's language. */
export function withTranslatedErrors<Client extends ApiClient>(client: Client, i18n: i18n): Client {
  const request: ApiClient['request'] = (...call) =>
    client.request(...call).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      throw new ApiError(error.status, error.bodyText, (message) => translateServerMessage(i18n, message));
    });
  return { ...client, request, call: (name, ...[given, options]) => request(name, given, options) };
}
