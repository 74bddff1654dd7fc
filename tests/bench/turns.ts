/**
 * Takes a value of each side, round after round; every second round goes the other way round, so that whatever else the
 * machine does hits all sides alike.
 * @returns the values of a side, one a round
 */
export async function inTurns<Side extends string, Value>(
  rounds: number,
  sides: readonly Side[],
  measure: (side: Side, round: number) => Promise<Value>,
): Promise<(side: Side) => readonly Value[]> {
  const values = new Map(sides.map((side) => [side, Array<Value>()]));
  for (let round = 0; round < rounds; round += 1) {
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) values.get(side)?.push(await measure(side, round));
  }
  return (side) => values.get(side) ?? [];
}
