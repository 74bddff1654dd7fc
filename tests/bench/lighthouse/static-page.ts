/** Scripts with their content, and what only prepares for them. */
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const PRELOADS = /<link\b[^>]*rel="modulepreload"[^>]*>/g;

/**
 * A page of the product as a static file: its words, pictures and styles, without a script. Somebody who writes the same
 * content by hand cannot load less.
 */
export const staticPage = (html: string): string => html.replace(SCRIPTS, '').replace(PRELOADS, '');
