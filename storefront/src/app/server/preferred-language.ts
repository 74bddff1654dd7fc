import { chosenLanguage, detectLanguage, type Language } from '@pickup/web';

/** `nl-NL,en;q=0.8` as a list, the most wanted first; what is refused (`q=0`) or not understood is left out. */
const wanted = (acceptLanguage: string): string[] =>
  acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);

/** The language a visitor reads: the one chosen, else the browser's (ruling 30). */
export const languageOf = (cookies: string, acceptLanguage: string): Language =>
  detectLanguage(chosenLanguage(cookies), wanted(acceptLanguage));
