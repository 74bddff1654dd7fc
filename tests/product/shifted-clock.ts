import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Product } from './product.js';

const PRELOAD = pathToFileURL(path.join(import.meta.dirname, 'shifted-clock.mjs')).href;

/** Settings of a product whose clock is off by the milliseconds in a file: at its start, and again after each SIGUSR2. */
export const shiftedClock = (file: string) => ({ NODE_OPTIONS: `--import ${PRELOAD}`, CLOCK_FILE: file });

/** The clock's file of a product that needs no other place for it. @param dataDir its DATA_DIR */
export const clockFileIn = (dataDir: string): string => path.join(dataDir, 'clock.test');

const LOOK_MS = 5;
const JUMP_MS = 10_000;

/**
 * Moves the clock of a product that was started with {@link shiftedClock}; resolves when it has jumped.
 * @param ms how far it is off from then on
 * @throws Error when it does not jump
 */
export async function jumpClock({ pid, logs }: Pick<Product, 'pid' | 'logs'>, file: string, ms: number): Promise<void> {
  const jumps = () => logs().split('The clock is moved by').length;
  const before = jumps();
  await writeFile(file, String(ms));
  process.kill(pid, 'SIGUSR2');
  for (let waited = 0; jumps() === before; waited += LOOK_MS) {
    if (waited > JUMP_MS) throw new Error('The clock of the product did not jump');
    await wait(LOOK_MS);
  }
}
