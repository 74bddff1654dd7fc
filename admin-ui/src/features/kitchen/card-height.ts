import { choiceWords, typedCustomizations, type AdminOrder, type AdminOrderLine } from '@pickup/contract';
import { mentionsAllergy } from '../../order/allergy-note.js';

/** How large cards are: each step says less of an order and takes less room. */
export const CARD_SIZES = ['large', 'full', 'compact', 'dense'] as const;
export type CardSize = (typeof CARD_SIZES)[number];

/** Whether a card of this size says who the customer is, with space around all that is pressed. */
export const isRoomy = (size: CardSize): boolean => size === 'large' || size === 'full';

/** About how high the parts of a card are, in px, and how wide a letter of its lines is; measured on the demo's menu. */
interface Measures {
  /** Head, button and the space around, with the customer's name and total where they are shown. */
  frame: number;
  line: number;
  choices: number;
  note: number;
  letter: number;
  /** A letter of what was chosen or noted. */
  small: number;
  /** What stands beside the words of a line: its quantity and the space around, in px. */
  beside: number;
}

const MEASURES: Record<CardSize, Measures> = {
  large: { frame: 196, line: 27, choices: 24, note: 24, letter: 10.8, small: 9.3, beside: 66 },
  full: { frame: 168, line: 22, choices: 20, note: 20, letter: 8.8, small: 7.6, beside: 60 },
  compact: { frame: 120, line: 20, choices: 18, note: 19, letter: 7.8, small: 7.2, beside: 52 },
  dense: { frame: 91, line: 18, choices: 18, note: 18, letter: 7.3, small: 7.2, beside: 50 },
};

/** A card whose food is made says how many dishes it has, and no more. */
const READY_HEIGHT: Record<CardSize, number> = { large: 190, full: 162, compact: 154, dense: 110 };

/** A name that leaves no room for the dishes and the total has rows of its own: their height and the width of a letter, in px. */
const BRIEF = { row: 19, letter: 6.8, amount: 17, beside: 24 };

/** How much larger it is on a large card. */
const LARGE_BRIEF = 1.2;

/** The rows that a dense card has for what to cook, unless its first dish needs more or its column has room. */
const DENSE_ROWS = 3;

/** Where a card says all there is to cook. */
export const ALL_LINES = 99;

const NOTE_ROWS: Record<CardSize, number> = { large: 6, full: 6, compact: 4, dense: 1 };

/** Some hundreds of letters: the second allergen of a note counts as much as the first. */
const ALLERGY_ROWS = 8;

/** The rows of a guest's note that a card shows at most; the details show all of it. What an allergy is about is read on every card. */
export const noteRows = (note: string, size: CardSize): number =>
  mentionsAllergy(note) ? ALLERGY_ROWS : NOTE_ROWS[size];

/** The size in which a card says its note: who hands the food over reads it then, however small the rest is. */
export const noteSize = ({ status }: AdminOrder, size: CardSize): CardSize => (status === 'READY' ? 'compact' : size);

/** Whether the restaurant has changed an order after it came in, while its food is not made yet. */
export const isChangedUnmade = (order: AdminOrder): order is AdminOrder & { correctedAt: string } =>
  order.correctedAt !== null && order.status !== 'READY';

/** What the mark of a changed order takes, in px. */
const CHANGED_MARK = 30;

const rowsOf = (letters: number, letter: number, width: number) =>
  Math.max(1, Math.ceil((letters * letter) / Math.max(1, width)));

/** What a countdown that stands below the number takes, in px. */
const WRAPPED_HEAD: Record<CardSize, number> = { large: 34, full: 26, compact: 22, dense: 20 };

/** A line of an order is struck off by a press: it is at least so high under a finger, in px. */
export const TOUCH_LINE: Record<CardSize, number> = { large: 44, full: 40, compact: 36, dense: 0 };

/** Whether the head of a card finds no room for its countdown beside the number. @param width of the card, in px */
export type HeadWraps = (order: AdminOrder, size: CardSize, width: number) => boolean;

/** What the height of a card depends on besides its order. */
export interface CardRoom {
  /** Of the card, in px. */
  width: number;
  /** Whether it is pressed by a finger. */
  isTouched: boolean;
  headWraps: HeadWraps;
}

/** How many letters a line has. */
const lettersOf = (line: AdminOrderLine) => ({
  name: line.menuItemName.length,
  // A wish has a mark before it.
  chosen: line.customizations.join(' · ').length + 2 * typedCustomizations(line).length,
});

/** A dot between two choices with the space around, in px. */
const DOT = 12;

/** The rows of what was chosen: choices beside each other while they are whole, each wish in a row of its own. */
function chosenRows(line: AdminOrderLine, letter: number, width: number): number {
  const wishes = typedCustomizations(line);
  let rows = wishes.reduce((sum, { length }) => sum + rowsOf(length + 2, letter, width), 0);
  let left = 0;
  for (const { length } of line.choices.map(choiceWords)) {
    const taken = length * letter + DOT;
    const isBeside = taken <= left;
    if (!isBeside) rows += rowsOf(length, letter, width);
    left = (isBeside ? left : width) - taken;
  }
  return rows;
}

/** What is still to be made with a wish comes first, what is made last. */
const rankOf = (line: AdminOrderLine) => (line.made ? 2 : Number(typedCustomizations(line).length === 0));

/** The lines of an order, in the order in which a dense card says them. */
export const briefLines = ({ items }: AdminOrder): readonly AdminOrderLine[] =>
  items.toSorted((one, other) => rankOf(one) - rankOf(other));

/** About how many rows the first lines take on a dense card, with all that was chosen. @param width of the card, in px */
function briefRows(order: AdminOrder, lines: number, width: number): number {
  const { letter, beside } = MEASURES.dense;
  return briefLines(order)
    .slice(0, lines)
    .map(lettersOf)
    .map(({ name, chosen }) => rowsOf(name + chosen, letter, width - beside))
    .reduce((sum, rows) => sum + rows, 0);
}

/** The lines that a dense card says wherever it is: the first, and those that its rows hold. @param width of the card, in px */
export function leastLines(order: AdminOrder, width: number): number {
  let lines = 1;
  while (lines < order.items.length && briefRows(order, lines + 1, width) <= DENSE_ROWS) lines += 1;
  return lines;
}

/** About how high an order's note, and the mark that it was changed, are on a card, in px. */
function noteHeight(order: AdminOrder, size: CardSize, width: number): number {
  const { note: line, small } = MEASURES[size];
  const changed = isChangedUnmade(order) ? CHANGED_MARK : 0;
  const { notes } = order;
  if (notes === null) return changed;
  const most = noteRows(notes, noteSize(order, size));
  const rows = Math.min(most, rowsOf(notes.length, small, width - (mentionsAllergy(notes) ? 56 : 36)));
  return changed + (size === 'dense' || order.status === 'READY' ? 8 : 16) + line * rows;
}

/** About how high the times of a card for later, who it is for and the space around are, in px. */
const LATER_FRAME = 102;

/** About how high the card of an order for later is, in px. @param width of the card, in px */
export const laterHeight = (order: AdminOrder, saysDishes: boolean, width: number): number =>
  LATER_FRAME +
  noteHeight(order, 'dense', width) +
  (saysDishes ? MEASURES.dense.line * briefRows(order, ALL_LINES, width) : 0);

/** About how high the part of a card below its first line is, in px. */
function bodyHeight(order: AdminOrder, size: CardSize, { width, isTouched }: CardRoom, lines: number): number {
  const { items } = order;
  const measures = MEASURES[size];
  const note = noteHeight(order, size, width);
  if (order.status === 'READY') {
    const { length } = order.customerName;
    const scale = size === 'large' ? LARGE_BRIEF : 1;
    const rows = (letters: number) => rowsOf(letters, BRIEF.letter * scale, width - BRIEF.beside);
    const nameRows = rows(length + BRIEF.amount) === 1 ? 0 : Math.min(2, rows(length));
    return READY_HEIGHT[size] + note + BRIEF.row * scale * nameRows;
  }
  if (size === 'dense') return measures.frame + note + measures.line * briefRows(order, lines, width);
  const room = width - measures.beside;
  const heights = items.map((line) => {
    const below = measures.choices * chosenRows(line, measures.small, room);
    const name = measures.line * rowsOf(line.menuItemName.length, measures.letter, room);
    return Math.max(isTouched ? TOUCH_LINE[size] : 0, 7 + name + below);
  });
  return measures.frame + note + heights.reduce((sum, height) => sum + height, 0);
}

/** About how high a card is, in px. @param lines that a dense one says */
export const cardHeight = (
  order: AdminOrder,
  size: CardSize,
  room: CardRoom,
  lines = leastLines(order, room.width),
): number => bodyHeight(order, size, room, lines) + (room.headWraps(order, size, room.width) ? WRAPPED_HEAD[size] : 0);
