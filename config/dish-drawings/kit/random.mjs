/** Chance that falls the same way each time: a drawing is drawn again with every build. */

/** Numbers from 0 up to 1, always the same for the same seed. */
export function seeded(seed) {
  let state = Array.from(seed).reduce((sum, letter) => Math.imul(sum ^ letter.codePointAt(0), 16777619), 2166136261);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** How many places are tried for one piece: the one farthest from the others wins. */
const TRIES = 14;

/**
 * Places spread by hand, as a cook does it: by chance, but no two on top of each other.
 * @returns {{ x: number, y: number, turn: number, size: number }[]} with a turn in degrees and a size around 1
 */
export function scatter(random, count, radius, { from = 0, near = [] } = {}) {
  const taken = [...near];
  return Array.from({ length: count }, () => {
    let best = { x: 0, y: 0, gap: -1 };
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const angle = random() * 2 * Math.PI;
      const distance = Math.sqrt(random() * (radius ** 2 - from ** 2) + from ** 2);
      const [x, y] = [distance * Math.cos(angle), distance * Math.sin(angle)];
      const gap = Math.min(...taken.map((one) => Math.hypot(one.x - x, one.y - y)), Infinity);
      if (gap > best.gap) best = { x, y, gap };
    }
    taken.push(best);
    return { x: best.x, y: best.y, turn: random() * 360, size: 0.85 + random() * 0.3 };
  });
}
