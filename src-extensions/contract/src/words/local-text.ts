import type { Language } from '../entities/enumerations.js';

/** A text of the restaurant's and the language it is in, which a page of another language has to say of it. */
export interface LocalText<Text extends string | null = string> {
  text: Text;
  language: Language;
}

/** A record that keeps the Dutch of a text beside the other: `name` and `nameNl`. */
export type WithDutch<Name extends string, Text extends string | null = string> = Readonly<
  Record<Name, Text> & Record<`${Name}Nl`, string | null>
>;

/**
 * A text of a record in a language; in the other one where it is not translated, so that nobody reads nothing
 * (product.md, Dutch). It is never without text where the record has one in either language.
 */
export function localText<Name extends string>(record: WithDutch<Name>, name: Name, language: Language): LocalText;
export function localText<Name extends string>(
  record: WithDutch<Name, string | null>,
  name: Name,
  language: Language,
): LocalText<string | null>;
export function localText<Name extends string>(
  record: WithDutch<Name, string | null>,
  name: Name,
  language: Language,
): LocalText<string | null> {
  const texts: Readonly<Record<Name, string | null>> = record;
  const dutchTexts: Readonly<Record<`${Name}Nl`, string | null>> = record;
  const [text, dutch] = [texts[name], dutchTexts[`${name}Nl`]];
  return dutch && (language === 'nl' || !text) ? { text: dutch, language: 'nl' } : { text, language: 'en' };
}
