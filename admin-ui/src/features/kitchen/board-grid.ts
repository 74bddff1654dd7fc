import type { Lane } from './lanes.js';
import { GAP, RAIL, WORK_LANES } from './board-steps.js';
import type { BoardPlan, LanePlan } from './layout.js';

/** Where each part of the board stands. */
export interface BoardGrid {
  /** The widths of its columns, in CSS. */
  columns: string;
  /** The heights of its rows, in CSS. */
  rows: string;
  /** The CSS grid areas of the lanes and of what is still to be made, which may be nothing. */
  areas: Readonly<Record<Lane, string> & { allDay: string | null }>;
  /** Cards beside each other in the lane for later. */
  laterColumns: number;
}

const tracks = (columns: number) => `repeat(${columns}, minmax(0, 1fr))`;

/** The lanes beside each other, what is for later above what is still to be made. */
function workingGrid({ lanes }: BoardPlan): BoardGrid {
  const widthOf = ({ columns }: LanePlan) => (columns === 0 ? `${RAIL}px` : tracks(columns));
  const spanOf = ({ columns }: LanePlan) => Math.max(1, columns);
  const spanning = (from: number, count: number) => `1 / ${from} / 3 / ${from + count}`;
  const preparing = 1 + spanOf(lanes.new);
  const ready = preparing + spanOf(lanes.preparing);
  const beside = ready + spanOf(lanes.ready);
  return {
    columns: [lanes.new, lanes.preparing, lanes.ready].map(widthOf).concat(tracks(1)).join(' '),
    rows: 'minmax(0, auto) minmax(55%, 1fr)',
    areas: {
      new: spanning(1, spanOf(lanes.new)),
      preparing: spanning(preparing, spanOf(lanes.preparing)),
      ready: spanning(ready, spanOf(lanes.ready)),
      later: `1 / ${beside} / 2 / ${beside + 1}`,
      allDay: `2 / ${beside} / 3 / ${beside + 1}`,
    },
    laterColumns: 1,
  };
}

/** A card for later says its dishes where it is so wide, in px. */
const LATER_WIDTH = 290;

/** All the width for what is for later, the lanes as rails beside it: nothing is to be made. */
function waitingGrid(width: number): BoardGrid {
  const rails = WORK_LANES.length * (RAIL + GAP);
  const place = (column: number) => `1 / ${column} / 2 / ${column + 1}`;
  return {
    columns: `${tracks(1)} repeat(${WORK_LANES.length}, ${RAIL}px)`,
    rows: 'minmax(0, 1fr)',
    areas: { later: place(1), new: place(2), preparing: place(3), ready: place(4), allDay: null },
    laterColumns: Math.max(1, Math.floor((width - rails + GAP) / (LATER_WIDTH + GAP))),
  };
}

/**
 * The grid of a board.
 * @param isWaiting nothing can be begun, as before the opening: what is for later has the room
 * @param width of the board, in px
 */
export const gridOf = (plan: BoardPlan, isWaiting: boolean, width: number): BoardGrid =>
  isWaiting ? waitingGrid(width) : workingGrid(plan);
