/**
 * How many rows each of some texts has of those that there are for all: one, and of the rest what has most to say for each of
 * its rows. @param letters of each text
 */
export function sharedRows(letters: readonly number[], rows: number): readonly number[] {
  const shares = letters.map((count) => ({ count, rows: 1 }));
  for (let left = rows - letters.length; left > 0; left -= 1) {
    const [fullest] = shares.toSorted((one, other) => other.count / other.rows - one.count / one.rows);
    if (fullest) fullest.rows += 1;
  }
  return shares.map((share) => share.rows);
}
