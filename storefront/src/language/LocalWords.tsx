import type { LocalText } from '@pickup/contract';
import { useLanguage } from '@pickup/web';

/** Words of the restaurant's, whose language is known; or of anybody's. */
export type Words = LocalText<string | null> | string;

/** Words on a page: those of another language than the page's say so, for screen readers and hyphenation. */
export function LocalWords({ words }: { words: Words }) {
  const language = useLanguage();
  if (typeof words === 'string') return <>{words}</>;
  return words.language === language ? <>{words.text}</> : <span lang={words.language}>{words.text}</span>;
}
