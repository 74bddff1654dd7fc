import { randomFillSync } from 'node:crypto';

/** Fetched at a time: asking the system for each value costs more than writing the row it is for. */
const POOL_BYTES = 4096;

const pool = Buffer.alloc(POOL_BYTES);
let used = POOL_BYTES;

/**
 * Random bytes from the system's cryptographic source, as text; no byte is ever given twice.
 * @throws RangeError for more bytes than the pool holds
 */
export function randomText(bytes: number, encoding: 'hex' | 'base64url'): string {
  if (bytes > POOL_BYTES) throw new RangeError(`At most ${POOL_BYTES} random bytes at a time, not ${bytes}`);
  if (used + bytes > POOL_BYTES) {
    randomFillSync(pool);
    used = 0;
  }
  const from = used;
  used += bytes;
  const text = pool.toString(encoding, from, used);
  // Clears what was given away: it is a secret of whoever got it.
  pool.fill(0, from, used);
  return text;
}
