import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { shiftedClock } from '../../product/shifted-clock.js';
import type { Product } from '../../product/product.js';
import type { Restaurant } from '../../restaurant/use-restaurant.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A product whose clock a test moves. */
export interface MovableProduct extends Product {
  /** Puts its clock so many days before or after the right time; resolves when it has jumped. */
  moveClock: (days: number) => Promise<void>;
}

/** Starts a restaurant's product with a clock that can jump. */
export async function startWithMovableClock({ dataDir, start }: Restaurant): Promise<MovableProduct> {
  const file = path.join(dataDir, 'clock.test');
  const product = await start({ ...shiftedClock(file), RATE_LIMITS: 'on' });
  const jumps = () => product.logs().split('The clock is moved by').length;
  return {
    ...product,
    async moveClock(days) {
      const before = jumps();
      await writeFile(file, String(days * DAY_MS));
      process.kill(product.pid, 'SIGUSR2');
      await expect.poll(jumps, { interval: 5, timeout: 10_000 }).toBe(before + 1);
    },
  };
}
