import { localText, type LocalText, type WithDutch } from '@pickup/contract';
import { useLanguage } from './i18n.js';

/** Picks a record's text in the page's language; an untranslated one in the language it has (product.md, Dutch). */
export function useLocalText() {
  const language = useLanguage();
  function pick<Name extends string>(record: WithDutch<Name>, name: Name): LocalText;
  function pick<Name extends string>(record: WithDutch<Name, string | null>, name: Name): LocalText<string | null>;
  function pick<Name extends string>(record: WithDutch<Name, string | null>, name: Name): LocalText<string | null> {
    return localText(record, name, language);
  }
  return pick;
}

/** Words of the restaurant's, whose language is known; or of anybody's. */
export type Words = LocalText<string | null> | string;

/** Words on a page: those of another language than the page's say so, for screen readers and hyphenation. */
export function LocalWords({ words }: { words: Words }) {
  const language = useLanguage();
  if (typeof words === 'string') return <>{words}</>;
  return words.language === language ? <>{words.text}</> : <span lang={words.language}>{words.text}</span>;
}
