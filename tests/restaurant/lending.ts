import { z } from 'zod';
import { DATABASES } from './databases.js';

/** What a test file asks for: a product on this database, with these settings. */
export const Wanted = z.object({ database: z.enum(DATABASES), settings: z.record(z.string(), z.string()) });
export type Wanted = z.infer<typeof Wanted>;

/** A running product whose data is the demo's, for one block of tests. */
export const Lent = z.object({
  url: z.string(),
  dataDir: z.string(),
  /** What leads to its database. */
  env: z.record(z.string(), z.string()),
  pid: z.number(),
  /** Where it writes what it says, and the byte at which this borrower's part of it begins. */
  log: z.object({ file: z.string(), from: z.number() }),
  /** Its folder for temporary files, where nobody else writes. */
  temporary: z.string(),
});
export type Lent = z.infer<typeof Lent>;

export const GivenBack = z.object({ pid: z.number() });
export type GivenBack = z.infer<typeof GivenBack>;
