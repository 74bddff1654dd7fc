/** Where a row of a list lies, in px from any fixed line above it. */
export interface RowBox {
  top: number;
  height: number;
}

const middleOf = ({ top, height }: RowBox) => top + height / 2;

/** How far a row can be dragged: not past the first and the last. @returns the offset within that, in px */
export function boundedOffset(rows: readonly RowBox[], from: number, offset: number): number {
  const [row, first, last] = [rows[from], rows[0], rows.at(-1)];
  if (!row || !first || !last) return 0;
  const lowest = last.top + last.height - (row.top + row.height);
  return Math.min(Math.max(offset, first.top - row.top), lowest);
}

/** The place that a dragged row would take: it passes another once its edge has passed that one's middle. */
export function placeOf(rows: readonly RowBox[], from: number, offset: number): number {
  const row = rows[from];
  if (!row) return from;
  const top = row.top + offset;
  const passedDown = rows.slice(from + 1).filter((other) => top + row.height > middleOf(other)).length;
  const passedUp = rows.slice(0, from).filter((other) => top < middleOf(other)).length;
  return from + passedDown - passedUp;
}

/** How far a row makes way for the one that is dragged, in px. */
export function shiftOf(rows: readonly RowBox[], { from, to }: { from: number; to: number }, index: number): number {
  const [row, first, second] = [rows[from], rows[0], rows[1]];
  if (!row || !first || !second || index === from) return 0;
  const room = row.height + (second.top - first.top - first.height);
  if (index > from && index <= to) return -room;
  return index < from && index >= to ? room : 0;
}

/** A list with one of its members at another place. */
export function moved<Member>(list: readonly Member[], from: number, to: number): Member[] {
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)];
}
