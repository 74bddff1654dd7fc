import type { IncomingMessage } from 'node:http';
import type { PageRenderer } from '@pickup/contract';

/** Longer headers are read anew each time, so that nobody fills the memory with them. */
const LONGEST_KNOWN = 300;
const MOST_KNOWN = 1_000;

/** The language of a visitor, from headers that mostly are the same ones again. */
export function createLanguages({ languageOf }: PageRenderer): (request: IncomingMessage) => string {
  const known = new Map<string, string>();
  return ({ headers }) => {
    const cookies = headers.cookie ?? '';
    const accepted = headers['accept-language'] ?? '';
    const words = cookies === '' ? accepted : `${accepted}\n${cookies}`;
    const found = known.get(words);
    if (found !== undefined) return found;
    const language = languageOf(cookies, accepted);
    if (known.size >= MOST_KNOWN) known.clear();
    if (words.length <= LONGEST_KNOWN) known.set(words, language);
    return language;
  };
}
