import { makeBaseOn, onPostgres } from '../product/base.js';
import { createClient } from '../product/client.js';
import { copyFolder, removeFolder } from '../product/folders.js';
import { makeDatabase, startPostgres } from '../product/postgres.js';
import { closingSql, openPostgres } from '../product/sql.js';
import { countEverything, productEnv, type Demo } from './demo.js';
import { closingAfter } from './closing.js';
import type { Bench } from './measurement.js';
import { PRODUCT, startProgram } from './programs.js';

/** A PostgreSQL as a restaurant runs it: what is committed is on the disk. */
const DURABLE: readonly string[] = [];

/** Demo restaurants on a PostgreSQL. */
export interface PostgresDemos {
  /** The address of a fresh copy of the demo restaurant that counts what is ordered. */
  copy: () => Promise<string>;
  /** Starts so many instances on one database. @param env further settings */
  start: (database: string, instances: number, env?: Record<string, string>) => Promise<Demo[]>;
}

/** Starts a PostgreSQL, or takes the one given, and makes a demo restaurant there; ends all when the work is done. */
export const onPostgresDemos = <Result>(bench: Bench, work: (demos: PostgresDemos) => Promise<Result>) =>
  closingAfter(async (opened) => {
    let server = bench.postgresUrl;
    if (server === undefined) {
      const postgres = await startPostgres(DURABLE);
      opened(postgres.stop);
      server = postgres.urlOf('postgres');
    }
    const serverUrl = server;
    const template = await makeDatabase(serverUrl);
    const base = await makeBaseOn(template);
    opened(base.remove);
    await closingSql(openPostgres(template), countEverything);
    return work({
      copy: () => makeDatabase(serverUrl, new URL(template).pathname.slice(1)),
      start: async (database, instances, env = {}) => {
        const dataDir = await copyFolder(base.dataDir, 'bench-demo');
        opened(() => removeFolder(dataDir));
        const demos: Demo[] = [];
        for (let instance = 0; instance < instances; instance += 1) {
          const { stop, ...program } = await startProgram(PRODUCT, [], {
            ...productEnv(dataDir),
            ...onPostgres(database),
            ...env,
          });
          opened(stop);
          demos.push({ ...program, dataDir, api: createClient(program.url), close: stop });
        }
        return demos;
      },
    });
  });
