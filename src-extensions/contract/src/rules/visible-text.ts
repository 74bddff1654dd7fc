/**
 * A visible character: not a space or control character, nor one that Unicode shows as nothing, such as zero-width
 * characters, soft hyphens, Hangul fillers, variation selectors, direction marks, tags and the empty braille cell.
 */
const VISIBLE = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text has no visible character. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);

/**
 * Characters that break a line, control a printer or a mail header, or change the direction of the text after them
 * (overrides, embeddings and isolates). Single direction marks are allowed: Arabic and Hebrew names may need them.
 */
const BREAKING = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Whether a name can be shown anywhere: on tickets and labels, in mails, lists and headings. */
export const isPlainName = (text: string): boolean => !BREAKING.test(text);

/** What browsers and printers break a line at. */
const LINE_BREAK = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;

/**
 * A text in at most so many lines, so that nobody fills a page or a roll of paper with a few characters: of blank lines one
 * stays between two others, and from the last line on all is in one.
 */
export function inFewLines(text: string, most: number): string {
  const lines = text.split(LINE_BREAK);
  const kept = lines.filter((line, index) => !isBlank(line) || !isBlank(lines[index - 1] ?? ''));
  const rest = kept.slice(most - 1).filter((line) => !isBlank(line));
  return [...kept.slice(0, most - 1), ...(rest.length > 0 ? [rest.join(' ')] : [])].join('\n');
}
