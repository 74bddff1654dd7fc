import type { Lane } from './lanes.js';
import type { BoardPlan } from './layout.js';

/** Where each part of the board stands. */
export interface BoardGrid {
  /** The heights of its rows, in CSS. */
  rows: string;
  /** The CSS grid areas of the lanes and of what is still to be made. */
  areas: Readonly<Record<Lane | 'allDay', string>>;
  /** Cards beside each other in the lane for later. */
  laterColumns: number;
}

/** The lanes beside each other, what is for later above what is still to be made. */
function workingGrid({ lanes, columns }: BoardPlan): BoardGrid {
  const spanning = (from: number, count: number) => `1 / ${from} / 3 / ${from + count}`;
  const preparing = 1 + lanes.new.columns;
  return {
    rows: 'minmax(0, auto) minmax(55%, 1fr)',
    areas: {
      new: spanning(1, lanes.new.columns),
      preparing: spanning(preparing, lanes.preparing.columns),
      ready: spanning(preparing + lanes.preparing.columns, lanes.ready.columns),
      later: `1 / ${columns} / 2 / ${columns + 1}`,
      allDay: `2 / ${columns} / 3 / ${columns + 1}`,
    },
    laterColumns: 1,
  };
}

/** All but the last column for what is for later. */
function waitingGrid({ columns }: BoardPlan): BoardGrid {
  const besides = (row: number) => `${row} / ${columns} / ${row + 1} / ${columns + 1}`;
  return {
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
