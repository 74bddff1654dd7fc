import { clockFileIn, jumpClock, shiftedClock } from '../product/shifted-clock.js';
import type { Product } from '../product/product.js';
import type { Restaurant } from './use-restaurant.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The clock of a running product, as a test moves it. */
export interface MovableClock {
  /** Puts it so many days before or after the right time; resolves when it has jumped. */
  moveClock: (days: number) => Promise<void>;
  /** Sets it to an instant, from which it goes on. */
  setClock: (at: string) => Promise<void>;
}

export type MovableProduct = Product & MovableClock;

/** The clock of a product that was started with {@link shiftedClock}, as shared ones are. */
export function clockOf(product: Pick<Product, 'pid' | 'logs' | 'dataDir'>): MovableClock {
  const moveBy = (ms: number) => jumpClock(product, clockFileIn(product.dataDir), ms);
  return {
    moveClock: (days) => moveBy(days * DAY_MS),
    setClock: (at) => moveBy(Date.parse(at) - Date.now()),
  };
}

/** Starts a restaurant's product with a clock that can jump. */
export async function startWithMovableClock(
  { dataDir, start }: Restaurant,
  env: Record<string, string> = { RATE_LIMITS: 'on' },
): Promise<MovableProduct> {
  const product = await start({ ...shiftedClock(clockFileIn(dataDir)), ...env });
  return { ...product, ...clockOf(product) };
}
