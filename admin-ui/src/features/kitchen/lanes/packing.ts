/** Where a card stands: its column, counted from 0, and how far below the lane's top it begins, in px. */
export interface Place {
  column: number;
  top: number;
}

interface Packing {
  places: readonly Place[];
  /** Of the highest column, in px. */
  height: number;
}

/**
 * Puts cards into columns, each into the one that has the most room left: so what comes first stands higher than what
 * comes later, and no card waits for the highest of its row.
 * @param heights of the cards, in px, the most urgent first
 */
export function packColumns(heights: readonly number[], columns: number, gap: number): Packing {
  const filled = Array.from({ length: Math.max(1, columns) }, () => 0);
  const places = heights.map((height): Place => {
    const top = Math.min(...filled);
    const column = filled.indexOf(top);
    filled[column] = top + height + gap;
    return { column, top };
  });
  return { places, height: Math.max(0, Math.max(...filled) - gap) };
}

/** So much of a card may be cut off before it counts as out of sight, in px: less than its button. */
const CUT = 16;

/** How many cards are out of sight of a window, also in part, above and below it. All in px. */
export const countHidden = (
  cards: readonly { top: number; height: number }[],
  window: { top: number; height: number },
): { above: number; below: number } => ({
  above: cards.filter(({ top }) => top < window.top - CUT).length,
  below: cards.filter(({ top, height }) => top + height > window.top + window.height + CUT).length,
});
