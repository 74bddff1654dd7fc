/** A seeded random number generator: the same seed always gives the same numbers. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number within both bounds. */
  integer(min: number, max: number): number;
  /** A number within the bounds. */
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  /** @throws RangeError for an empty list. */
  pick<Item>(items: readonly Item[]): Item;
  /**
   * Picks by weight; none of the weights is below 0.
   * @throws RangeError when nothing has a weight above 0.
   */
  pickWeighted<Item>(items: readonly Item[], weightOf: (item: Item) => number): Item;
}

/** Mulberry32: 32 bits of state, good enough for demonstration data and nothing else. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function createRandom(seed: number): Random {
  const next = mulberry32(seed);
  const between = (min: number, max: number) => min + next() * (max - min);
  const integer = (min: number, max: number) => Math.floor(between(min, max + 1));

  function pick<Item>(items: readonly Item[]): Item {
    const item = items[integer(0, items.length - 1)];
    if (item === undefined) throw new RangeError('Nothing to pick from.');
    return item;
  }

  function pickWeighted<Item>(items: readonly Item[], weightOf: (item: Item) => number): Item {
    let left = next() * items.reduce((sum, item) => sum + weightOf(item), 0);
    let last: Item | undefined;
    for (const item of items) {
      const weight = weightOf(item);
      if (weight <= 0) continue;
      left -= weight;
      if (left < 0) return item;
      last = item;
    }
    if (last === undefined) throw new RangeError('Nothing has a weight above 0.');
    return last;
  }

  return { next, between, integer, pick, pickWeighted, chance: (probability) => next() < probability };
}
