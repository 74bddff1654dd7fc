import { typedCustomizations, type AdminOrder } from '@pickup/contract';
import { mentionsAllergy } from '../../order/allergy-note.js';

/** How large cards are: each step says less of an order and takes less room. */
export const CARD_SIZES = ['full', 'compact', 'dense'] as const;
export type CardSize = (typeof CARD_SIZES)[number];

/** About how high the parts of a card are, in px, and how wide a letter of its lines is. */
interface Measures {
  /** Head, button and the space around, with the customer's name and total where they are shown. */
  frame: number;
  line: number;
  choices: number;
  note: number;
  letter: number;
}

const MEASURES: Record<CardSize, Measures> = {
  full: { frame: 172, line: 22, choices: 20, note: 20, letter: 9.2 },
  compact: { frame: 134, line: 20, choices: 18, note: 19, letter: 8.3 },
  dense: { frame: 87, line: 18, choices: 18, note: 18, letter: 7.3 },
};

/** A card whose food is made says how many dishes it has, and no more. */
const READY_HEIGHT: Record<CardSize, number> = { full: 152, compact: 146, dense: 106 };

/** The rows that a dense card has for what to cook, at most. */
const DENSE_ROWS = 2;

const NOTE_ROWS: Record<CardSize, number> = { full: 6, compact: 2, dense: 1 };

/** Some hundreds of letters: the second allergen of a note counts as much as the first. */
const ALLERGY_ROWS = 8;

/** The rows of a guest's note that a card shows at most; the details show all of it. What an allergy is about is read on every card. */
export const noteRows = (note: string, size: CardSize): number =>
  mentionsAllergy(note) ? ALLERGY_ROWS : NOTE_ROWS[size];

/** Whether the restaurant has changed an order after it came in, while its food is not made yet. */
export const isChangedUnmade = (order: AdminOrder): order is AdminOrder & { correctedAt: string } =>
  order.correctedAt !== null && order.status !== 'READY';

/** What the mark of a changed order takes, in px. */
const CHANGED_MARK = 30;

const rowsOf = (letters: number, { letter }: Measures, width: number) =>
  Math.max(1, Math.ceil((letters * letter) / Math.max(1, width)));

/** What a countdown that stands below the number takes, in px. */
const WRAPPED_HEAD: Record<CardSize, number> = { full: 26, compact: 22, dense: 20 };

/** Whether the head of a card finds no room for its countdown beside the number. @param width of the card, in px */
export type HeadWraps = (order: AdminOrder, size: CardSize, width: number) => boolean;

/** About how high the part of a card below its first line is, in px. */
function bodyHeight(order: AdminOrder, size: CardSize, width: number): number {
  const { status, items, notes } = order;
  const measures = MEASURES[size];
  const isReady = status === 'READY';
  const rows = Math.min(
    noteRows(notes ?? '', isReady ? 'dense' : size),
    rowsOf((notes ?? '').length, measures, width - 40),
  );
  const written = notes === null ? 0 : (size === 'dense' || isReady ? 8 : 16) + measures.note * rows;
  const note = written + (isChangedUnmade(order) ? CHANGED_MARK : 0);
  if (isReady) return READY_HEIGHT[size] + note;
  const lines = items.map((line) => ({
    name: line.menuItemName.length,
    // A wish has a mark before it.
    chosen: line.customizations.join(' · ').length + 2 * typedCustomizations(line).length,
  }));
  if (size === 'dense') {
    const letters = lines.reduce((sum, { name, chosen }) => sum + name + chosen + 6, 0);
    return measures.frame + note + measures.line * Math.min(DENSE_ROWS, rowsOf(letters, measures, width - 24));
  }
  // The quantity has a column of its own.
  const room = width - 60;
  const heights = lines.map(({ name, chosen }) => {
    const below = chosen === 0 ? 0 : measures.choices * rowsOf(chosen, measures, room);
    return 7 + measures.line * rowsOf(name, measures, room) + below;
  });
  return measures.frame + note + heights.reduce((sum, height) => sum + height, 0);
}

/** About how high a card is, in px. @param width of the card, in px */
export const cardHeight = (order: AdminOrder, size: CardSize, width: number, headWraps: HeadWraps): number =>
  bodyHeight(order, size, width) + (headWraps(order, size, width) ? WRAPPED_HEAD[size] : 0);
