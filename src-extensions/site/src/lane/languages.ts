import type { IncomingMessage } from 'node:http';
import type { PageRenderer } from '@pickup/contract';
import { Memory } from './memory.js';

/** The language of a visitor, from headers that mostly are the same ones again. */
export function createLanguages({ languageOf }: PageRenderer): (request: Pick<IncomingMessage, 'headers'>) => string {
  const known = new Memory<string>({ most: 1_000, longest: 300 });
  return ({ headers }) => {
    const cookies = headers.cookie ?? '';
    const accepted = headers['accept-language'] ?? '';
    const words = cookies === '' ? accepted : `${accepted}\n${cookies}`;
    const found = known.get(words);
    if (found !== undefined) return found;
    const language = languageOf(cookies, accepted);
    known.set(words, language);
    return language;
  };
}
