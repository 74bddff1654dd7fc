/**
 * Anything that can be seen. Not spaces and control characters, nor what Unicode shows as nothing: zero-width characters,
 * soft hyphens, Hangul fillers, variation selectors, marks of direction, tags, and the empty braille cell.
 */
const VISIBLE = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether nobody would see anything of this text. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);

/**
 * What makes a line of its own or acts on a printer, a list or a header, and what turns the direction of all that comes
 * after it (overrides, embeddings and isolates). Single marks of direction, which Arabic and Hebrew names may need, stay.
 */
const BREAKING = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Whether a name stays within its place wherever it is shown: on tickets and labels, in mails, lists and headings. */
export const isPlainName = (text: string): boolean => !BREAKING.test(text);
