/** A text as a header, a subject or a cell takes it: nothing in it begins a line of its own. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
