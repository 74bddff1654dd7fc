/** How tall the pieces of a category are, in px, the space around them included. */
export interface CategoryHeights {
  heading: number;
  /** Of the heading that repeats where the category goes on in another column. */
  continued: number;
  dishes: readonly number[];
}

/** How tall a column is on the first sheet, below the header, and on the others, in px. */
export interface Room {
  first: number;
  others: number;
}

/** A run of one category's dishes in one column: `from` inclusive, `to` exclusive, as indexes. */
export interface Run {
  category: number;
  from: number;
  to: number;
}

type Column = readonly Run[];
export type Sheet = readonly Column[];

export const COLUMNS = 2;

interface Growing {
  runs: Run[];
  used: number;
}

/** Fills columns from the top, one after the other. A heading never parts from its first dish; a dish is never cut. */
function fillColumns(categories: readonly CategoryHeights[], roomOf: (column: number) => number): Column[] {
  let column: Growing = { runs: [], used: 0 };
  const columns = [column];
  const fits = (height: number) => column.used + height <= roomOf(columns.length - 1);
  const turn = () => {
    column = { runs: [], used: 0 };
    columns.push(column);
  };
  categories.forEach(({ heading, continued, dishes }, category) => {
    dishes.forEach((height, dish) => {
      const run = column.runs.at(-1);
      if (run?.category === category && fits(height)) {
        run.to = dish + 1;
        column.used += height;
        return;
      }
      const top = dish === 0 ? heading : continued;
      // What is taller than a whole column stands in one of its own.
      if (column.runs.length > 0 && (run?.category === category || !fits(top + height))) turn();
      column.runs.push({ category, from: dish, to: dish + 1 });
      column.used += top + height;
    });
  });
  return columns.map(({ runs }) => runs);
}

const sheetsOf = (columns: readonly Column[]): Sheet[] =>
  Array.from({ length: Math.ceil(columns.length / COLUMNS) }, (_, sheet) =>
    columns.slice(sheet * COLUMNS, (sheet + 1) * COLUMNS),
  );

/** Steps in which the last sheet's columns are shortened, in px. */
const STEP = 6;

/** Dishes on sheets, on as few as they fit; the last sheet's columns are about equally long. */
export function fillSheets(categories: readonly CategoryHeights[], room: Room): Sheet[] {
  const fill = (lastSheet: number, lastRoom: number) =>
    fillColumns(categories, (column) => {
      const sheet = Math.floor(column / COLUMNS);
      if (sheet === lastSheet) return lastRoom;
      return sheet === 0 ? room.first : room.others;
    });
  let best = fill(-1, 0);
  const last = Math.ceil(best.length / COLUMNS) - 1;
  for (let height = (last === 0 ? room.first : room.others) - STEP; height > 0; height -= STEP) {
    const shorter = fill(last, height);
    if (shorter.length > (last + 1) * COLUMNS) break;
    best = shorter;
  }
  return sheetsOf(best);
}
