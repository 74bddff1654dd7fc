import { css, type RuleSet } from 'styled-components';
import { fontSize } from './accessors.js';
import type { FontSize } from './theme.js';

/** How many letters the longest word of a name has. */
export const longestWord = (name: string): number => Math.max(...name.split(/[\s-]/).map((word) => word.length));

/** Shorter words fit in every place at its own size. */
const LONG_WORD = 9;

/** At the most, in the font size of a heading: the longer a word, the nearer its letters come to their average. */
const widthOf = (letters: number) => 0.5 * letters + 1.3;

/**
 * Sets a name so small that its longest word is not broken in the room there is, which may be counted in `cqi`. Browsers
 * break Dutch compounds without a hyphen where they do not know how to divide them.
 */
export const fitWord = (letters: number, largest: FontSize, room = '100cqi'): RuleSet | false =>
  letters >= LONG_WORD &&
  css`
    font-size: clamp(0.75rem, (${room}) / ${widthOf(letters).toFixed(1)}, ${fontSize(largest)});
  `;
