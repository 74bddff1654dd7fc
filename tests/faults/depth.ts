import { randomInt } from 'node:crypto';

/** The short form is a part of `npm test`; `npm run faults` and `npm run test:full` ask for the full one. */
export const FULL = process.env.TEST_FULL === '1';

/** The seed of this run's random choices; FAULTS_SEED repeats an earlier run. */
export const SEED = Number(process.env.FAULTS_SEED ?? randomInt(2 ** 31));
