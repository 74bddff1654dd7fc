import path from 'node:path';
import { pathToFileURL } from 'node:url';

const PRELOAD = pathToFileURL(path.join(import.meta.dirname, 'shifted-clock.mjs')).href;

/** Settings of a product whose clock is off by the milliseconds in a file: at its start, and again after each SIGUSR2. */
export const shiftedClock = (file: string) => ({ NODE_OPTIONS: `--import ${PRELOAD}`, CLOCK_FILE: file });
