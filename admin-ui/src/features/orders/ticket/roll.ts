/** The paper of a kitchen's printer, in millimetres. */
export const ROLL = { width: 80, marginBlock: 3, marginInline: 4 } as const;

/** A CSS pixel, in millimetres. */
const PX = 25.4 / 96;

/** What rounding may add: a second page would be cut off for it. */
const SLACK = 1;

/** The length of paper for a ticket of so many px, in whole millimetres. A printer wants a page at least as long as it is wide. */
export const paperHeight = (px: number): number =>
  Math.max(ROLL.width, Math.ceil(px * PX) + 2 * ROLL.marginBlock + SLACK);
