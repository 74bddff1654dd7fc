import { localText, type Language, type WithDutch } from '@pickup/contract';
import { useLanguage } from './i18n.js';

/** A text of the restaurant's, and for its element the language it is in where that is not the page's. */
export interface ShownText<Text extends string | null = string> {
  text: Text;
  lang: Language | undefined;
}

/** Picks a record's text in the page's language; an untranslated one names the language it is in (product.md, Dutch). */
export function useLocalText() {
  const language = useLanguage();
  function pick<Name extends string>(record: WithDutch<Name>, name: Name): ShownText;
  function pick<Name extends string>(record: WithDutch<Name, string | null>, name: Name): ShownText<string | null>;
  function pick<Name extends string>(record: WithDutch<Name, string | null>, name: Name): ShownText<string | null> {
    const found = localText(record, name, language);
    // What is shown in place of no text is the page's own.
    const isForeign = Boolean(found.text) && found.language !== language;
    return { text: found.text, lang: isForeign ? found.language : undefined };
  }
  return pick;
}
