import type { CardRoom, CardSize } from './card-height.js';
import type { Density } from './density.js';
import type { Lane } from './lanes.js';

/** The lanes that orders are worked in. What is for later and what is still to be made share a column beside them. */
export type WorkLane = Exclude<Lane, 'later'>;
export const WORK_LANES = ['new', 'preparing', 'ready'] as const satisfies readonly WorkLane[];

/** The space between cards, and between lanes, in px. */
export const GAP = 8;

/** A card is at least so wide, in px. */
export const MIN_WIDTH: Record<CardSize, number> = { large: 300, full: 190, compact: 166, dense: 166 };

/** The widths that full cards step through, in px: each step moves cards, so there are few. */
const FULL_WIDTHS = [290, 240, 212, MIN_WIDTH.full];

/** Of the board or of one card. */
export interface Room extends CardRoom {
  /** Of a lane's cards, in px. */
  height: number;
}

/** So wide is a rail: an empty lane that has given its width to the others, in px. */
export const RAIL = 40;

/** The room of one card on a board of so many columns and, beside them, so many rails. */
export const roomOfCard = (room: Room, columns: number, rails: number): Room => ({
  ...room,
  width: (room.width - rails * (RAIL + GAP) + GAP) / columns - GAP,
});

/** A step of the board: so many columns, cards that are no smaller, and these lanes as rails. */
export interface Step {
  /** With the one that stands beside the lanes, and without the rails. */
  columns: number;
  smallest: CardSize;
  rails: readonly WorkLane[];
}

/**
 * The steps in the order in which they are tried. Empty lanes give their width away before cards shrink below their usual
 * size; where cards are folded, only if there is a column more for them then.
 * @param rails the lanes that may be rails
 */
export function stepsOf({ width }: Room, density: Density, rails: readonly WorkLane[]): readonly [Step, ...Step[]] {
  const step = (smallest: CardSize, without: readonly WorkLane[], least = MIN_WIDTH[smallest]): Step => {
    const fitting = Math.floor((width - without.length * (RAIL + GAP) + GAP) / (least + GAP));
    return { columns: Math.max(WORK_LANES.length - without.length + 1, fitting), smallest, rails: without };
  };
  const usual = (without: readonly WorkLane[]): [Step, ...Step[]] => [
    step('large', without),
    ...FULL_WIDTHS.map((least) => step('full', without, least)),
  ];
  const [folded, narrowed] = [step('dense', []), step('dense', rails)];
  if (density === 'dense') return [folded];
  const withRails = (steps: readonly Step[]) => (rails.length > 0 ? steps : []);
  const roomy: [Step, ...Step[]] = [...usual([]), ...withRails(usual(rails))];
  if (density === 'comfortable') return roomy;
  const isGain = narrowed.columns > folded.columns - rails.length;
  return [...roomy, step('compact', []), ...withRails([step('compact', rails)]), isGain ? narrowed : folded];
}
