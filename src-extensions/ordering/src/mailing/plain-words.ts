import { oneLine } from './one-line.js';

/** What mail programs begin an address with, and the dots within one, of other scripts too; nothing in between is seen. */
const UNSEEN = '[\\p{Default_Ignorable_Code_Point}\\p{Cf}]*';
const SCHEME = new RegExp(`:(?=${UNSEEN}[/\\\\／])`, 'gu');
const DOT = new RegExp(`[.．。｡](?=${UNSEEN}\\p{L})`, 'gu');
const ANY_DOT = `${UNSEEN}[.．。｡]${UNSEEN}`;
const IP_DOT = new RegExp(
  `(?<=\\d${UNSEEN})[.．。｡](?=${UNSEEN}\\d+(?:${ANY_DOT}\\d|(?<=\\d${ANY_DOT}\\d+${ANY_DOT}\\d+)))`,
  'gu',
);
const AT = new RegExp(`${UNSEEN}[@＠]${UNSEEN}`, 'gu');

/**
 * Words that somebody else has written, so that no mail program makes a link of an address in them: `evil. example`. They
 * stay readable, and a mail of ours leads nowhere but to our own pages.
 */
export const plainWords = (text: string): string =>
  text.replace(SCHEME, ': ').replace(AT, ' @ ').replace(IP_DOT, '$& ').replace(DOT, '$& ');

/** The same on one line. */
export const plainLine = (text: string): string => oneLine(plainWords(text));
