import { shortOrderNumber, type AdminOrder } from '@pickup/contract';
import { useNow, useTranslation } from '@pickup/web';
import type { CardSize, HeadWraps } from '../card-height.js';
import { countdownOf, heatOf } from '../countdown.js';
import { useCountdownText } from './CardHead.js';
import { COUNT_SIZES, NUMBER_SIZES, sizeAt } from './head-sizes.js';

/** What stands in the first line of a card's head. */
interface HeadLine {
  number: string;
  countdown: string;
  /** That nobody has opened the order; null where somebody has. */
  badge: string | null;
  /** Whether a shape says how urgent it is. */
  hasShape: boolean;
}

/** The width of a figure and of a letter of either, as a share of the font's size. */
const FIGURE = 0.6;
const LETTER = 0.49;

/** The space around and between, a shape with its gap, and a badge without its letters, in px. */
const SPACE = 34;
const SHAPE = 20;
const BADGE = 23;
const BADGE_LETTER = 8;

/** Whether a head has no room for its countdown beside the number, so that it takes a line more. @param width of the card, in px */
export function wrapsHead({ number, countdown, badge, hasShape }: HeadLine, size: CardSize, width: number): boolean {
  const figures = number.length * FIGURE * sizeAt(NUMBER_SIZES[size], width);
  const letters = countdown.length * LETTER * sizeAt(COUNT_SIZES[size], width);
  const fresh = badge === null || size === 'dense' ? 0 : BADGE + badge.length * BADGE_LETTER;
  return SPACE + figures + fresh + (hasShape ? SHAPE : 0) + letters > width;
}

/**
 * Tells of each card, in the words of the screen's language and at this minute.
 * @param orders those on the board
 * @param fresh the orders that nobody has opened
 */
export function useHeadWraps(orders: readonly AdminOrder[], fresh: ReadonlySet<string>): HeadWraps {
  const { t } = useTranslation();
  const textOf = useCountdownText();
  const now = useNow();
  const lineOf = (order: AdminOrder): HeadLine => {
    const countdown = countdownOf(order, now);
    return {
      number: shortOrderNumber(order.orderNumber),
      countdown: textOf(countdown),
      badge: fresh.has(order.id) ? t('orders.new') : null,
      hasShape: heatOf(countdown) !== 'calm',
    };
  };
  // Once each: a card is asked for in several sizes and widths until the plan of the board is found.
  const lines = new Map(orders.map((order) => [order.id, lineOf(order)]));
  return (order, size, width) => {
    const line = lines.get(order.id);
    return line !== undefined && wrapsHead(line, size, width);
  };
}
