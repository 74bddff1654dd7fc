import { randomFillSync } from 'node:crypto';

/** Random bytes are fetched in blocks: fetching them for each value costs more than writing its row. */
const POOL_BYTES = 4096;

const pool = Buffer.alloc(POOL_BYTES);
let used = POOL_BYTES;

/**
 * Cryptographically random bytes as text; no byte is used twice.
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
  // Clears the used bytes, which may be a secret.
  pool.fill(0, from, used);
  return text;
}
