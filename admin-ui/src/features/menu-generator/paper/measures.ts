/**
 * The paper's own measures. Paper has no dark mode, no phone and no reader's font size: black on white, in millimetres
 * and points, whatever the theme says.
 */
export const INK = '#000';
export const PAPER = '#fff';

/** A4 (`mm`). */
export const A4 = { width: 210, height: 297 } as const;

export const mm = (length: number): string => `${length}mm`;
export const pt = (size: number): string => `${size}pt`;

/** Scales the dishes' type, so that a short menu is set larger than a long one. */
export const TYPE_PROPERTY = '--menu-type';

/** A size that grows and shrinks with the menu's type, in points. */
export const typePt = (size: number): string => `calc(var(${TYPE_PROPERTY}, 1) * ${size}pt)`;

/**
 * The largest type and the smallest, which a guest still reads at arm's length, in percent of the plainest: dish names of
 * 14.7 down to 9.9 points, what is on the plate in 11.9 down to 8.
 */
export const TYPE_PERCENT = { smallest: 94, largest: 140 };
