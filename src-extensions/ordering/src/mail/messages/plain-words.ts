/** Replaces line breaks and control characters, for a header, a subject or a table cell. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** Characters that are not shown, and that may stand inside what mail programs take for an address. */
const INVISIBLE = '[\\p{Default_Ignorable_Code_Point}\\p{Cf}]*';
const SCHEME = new RegExp(`:(?=${INVISIBLE}[/\\\\／])`, 'gu');
const DOT = new RegExp(`[.．。｡](?=${INVISIBLE}\\p{L})`, 'gu');
const ANY_DOT = `${INVISIBLE}[.．。｡]${INVISIBLE}`;
const IP_DOT = new RegExp(
  `(?<=\\d${INVISIBLE})[.．。｡](?=${INVISIBLE}\\d+(?:${ANY_DOT}\\d|(?<=\\d${ANY_DOT}\\d+${ANY_DOT}\\d+)))`,
  'gu',
);
const AT = new RegExp(`${INVISIBLE}[@＠]${INVISIBLE}`, 'gu');

/**
 * Spaces out web and mail addresses in a customer's text, so that no mail program turns them into links: `evil. example`
 * (product.md, Mail).
 */
export const plainWords = (text: string): string =>
  text.replace(SCHEME, ': ').replace(AT, ' @ ').replace(IP_DOT, '$& ').replace(DOT, '$& ');

/** The same on one line. */
export const plainLine = (text: string): string => oneLine(plainWords(text));
