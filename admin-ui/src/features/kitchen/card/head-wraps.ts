import { shortOrderNumber, type AdminOrder } from '@pickup/contract';
import { useNow } from '@pickup/web';
import type { CardSize, HeadWraps } from '../card-height.js';
import { countdownOf, heatOf, isInstant } from '../countdown.js';
import { useCountdownText } from './CardHead.js';
import { COUNT_SIZES, NUMBER_SIZES, sizeAt, TIME_SIZE, WIDE_HEAD } from './letter-sizes.js';

/** What stands in the first line of a card's head. */
interface HeadLine {
  number: string;
  countdown: string;
  /** Whether that is a time instead of minutes. */
  isTime: boolean;
  /** Whether a shape says how urgent it is. */
  hasShape: boolean;
}

/** The width of a figure and of a letter of either, as a share of the font's size. */
const FIGURE = 0.6;
const LETTER = 0.49;

/** The space around and between, and a shape with its gap, in px. */
const SPACE = 26;
const SHAPE = 19;

/** Whether a head has no room for a countdown that belongs beside the number, so that it takes a line more. @param width of the card, in px */
export function wrapsHead({ number, countdown, isTime, hasShape }: HeadLine, size: CardSize, width: number): boolean {
  // There it always has two lines.
  if (size !== 'dense' && width < WIDE_HEAD) return false;
  const figures = number.length * FIGURE * sizeAt(NUMBER_SIZES[size], width);
  const letters = countdown.length * LETTER * sizeAt(isTime ? TIME_SIZE : COUNT_SIZES[size], width);
  return SPACE + figures + (hasShape ? SHAPE : 0) + letters > width;
}

/** Tells of the card of each order on the board, in the words of the screen's language and at this minute. */
export function useHeadWraps(orders: readonly AdminOrder[]): HeadWraps {
  const textOf = useCountdownText();
  const now = useNow();
  const lineOf = (order: AdminOrder): HeadLine => {
    const countdown = countdownOf(order, now);
    return {
      number: shortOrderNumber(order.orderNumber),
      countdown: textOf(countdown),
      isTime: isInstant(countdown),
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
