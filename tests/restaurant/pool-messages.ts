import { z } from 'zod';
import { DATABASES } from './databases.js';

/** What a test file asks for: a product on this database, with these settings. */
export const Acquire = z.object({ database: z.enum(DATABASES), settings: z.record(z.string(), z.string()) });
export type Acquire = z.infer<typeof Acquire>;

/** A running product whose data is the demo's, for one block of tests. */
export const Acquired = z.object({
  url: z.string(),
  dataDir: z.string(),
  /** What leads to its database. */
  env: z.record(z.string(), z.string()),
  pid: z.number(),
  /** Where it writes what it says, and the byte at which this user's part of it begins. */
  log: z.object({ file: z.string(), from: z.number() }),
  /** Its folder for temporary files, where nobody else writes. */
  temporary: z.string(),
});
export type Acquired = z.infer<typeof Acquired>;

export const Release = z.object({ pid: z.number() });
export type Release = z.infer<typeof Release>;
