import path from 'node:path';
import { jumpClock, shiftedClock } from '../product/shifted-clock.js';
import type { Product } from '../product/product.js';
import type { Restaurant } from './use-restaurant.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A product whose clock a test moves. */
export interface MovableProduct extends Product {
  /** Puts its clock so many days before or after the right time; resolves when it has jumped. */
  moveClock: (days: number) => Promise<void>;
  /** Sets it to an instant, from which it goes on. */
  setClock: (at: string) => Promise<void>;
}

/** Starts a restaurant's product with a clock that can jump. */
export async function startWithMovableClock(
  { dataDir, start }: Restaurant,
  env: Record<string, string> = { RATE_LIMITS: 'on' },
): Promise<MovableProduct> {
  const file = path.join(dataDir, 'clock.test');
  const product = await start({ ...shiftedClock(file), ...env });
  const moveBy = (ms: number) => jumpClock(product, file, ms);
  return {
    ...product,
    moveClock: (days) => moveBy(days * DAY_MS),
    setClock: (at) => moveBy(Date.parse(at) - Date.now()),
  };
}
