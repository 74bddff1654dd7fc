import type { CardSize } from '../card-height.js';

/** The font size of a part of a card's head: between two bounds it follows the width of the card. */
interface FluidSize {
  /** In px, where a rem is 16 of them. */
  least: number;
  /** In percent of the card's width. */
  share: number;
  /** In px. */
  most: number;
}

/** A card that is so wide says all of its head's times, and its countdown beside the number, in px. */
export const WIDE_HEAD = 310;

/** The sizes of an order's number. */
export const NUMBER_SIZES: Record<CardSize, FluidSize> = {
  large: { least: 36, share: 16, most: 56 },
  full: { least: 28, share: 16, most: 44 },
  compact: { least: 24, share: 15, most: 32 },
  dense: { least: 24, share: 13.5, most: 28 },
};

/** The sizes of the countdown beside it. */
export const COUNT_SIZES: Record<CardSize, FluidSize> = {
  large: { least: 20, share: 8, most: 30 },
  full: { least: 18, share: 10, most: 26 },
  compact: { least: 17, share: 9.5, most: 22 },
  dense: { least: 16, share: 9, most: 20 },
};

/** The size of a day and a time, which take more room than minutes. */
export const TIME_SIZE: FluidSize = { least: 14, share: 8.2, most: 20 };

/** The sizes of what is to be cooked, in CSS. */
export const LINE_SIZES: Record<CardSize, string> = {
  large: '1.375rem',
  full: '1.125rem',
  compact: '1rem',
  dense: '0.9375rem',
};

/** The sizes of what was chosen, and of a guest's note, in CSS. */
export const SMALL_SIZES: Record<CardSize, string> = {
  large: '1.1875rem',
  full: '1rem',
  compact: '0.9375rem',
  dense: '0.9375rem',
};

/** A size as CSS has it, inside a container as wide as the card. */
export const cssSize = ({ least, share, most }: FluidSize): string =>
  `clamp(${least / 16}rem, ${share}cqi, ${most / 16}rem)`;

/** A size in px. @param width of the card, in px */
export const sizeAt = ({ least, share, most }: FluidSize, width: number): number =>
  Math.min(most, Math.max(least, (share / 100) * width));
