import { randomInt } from 'node:crypto';

/** The short form is a part of `npm test`; `npm run faults` and `npm run test:full` ask for the full one. */
export const FULL = process.env.TEST_FULL === '1';

/** All of these cases in the full form, the first ones in the short. */
export const casesInDepth = <Case>(cases: readonly Case[], inShort = 1): readonly Case[] =>
  FULL ? cases : cases.slice(0, inShort);

/** The seed of this run's random choices; FAULTS_SEED repeats an earlier run. */
export const SEED = Number(process.env.FAULTS_SEED ?? randomInt(2 ** 31));
