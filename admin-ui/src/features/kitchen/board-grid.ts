import type { Lane } from './lanes.js';
import { RAIL } from './board-steps.js';
import type { BoardPlan, LanePlan } from './layout.js';

/** Where each part of the board stands. */
export interface BoardGrid {
  /** The widths of its columns, in CSS. */
  columns: string;
  /** The heights of its rows, in CSS. */
  rows: string;
  /** The CSS grid areas of the lanes and of what is still to be made. */
  areas: Readonly<Record<Lane | 'allDay', string>>;
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

/** All but the last column for what is for later. */
function waitingGrid({ columns }: BoardPlan): BoardGrid {
  const besides = (row: number) => `${row} / ${columns} / ${row + 1} / ${columns + 1}`;
  return {
    columns: tracks(columns),
    rows: 'auto auto auto minmax(0, 1fr)',
    areas: {
      later: `1 / 1 / 5 / ${columns}`,
      new: besides(1),
      preparing: besides(2),
      ready: besides(3),
      allDay: besides(4),
    },
    laterColumns: columns - 1,
  };
}

/** The grid of a board. @param isWaiting nothing can be begun, as before the opening: what is for later has the room */
export const gridOf = (plan: BoardPlan, isWaiting: boolean): BoardGrid =>
  isWaiting ? waitingGrid(plan) : workingGrid(plan);
