import { Client, type ClientConfig } from 'pg';
import { z } from 'zod';
import { StartError } from './settings.js';

/** A server that has not answered by then cannot be reached, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Older ones cannot replace a trigger in one step (decision 11). */
const OLDEST_VERSION = 14;

const Versions = z.object({ rows: z.array(z.object({ number: z.coerce.number(), name: z.string() })) });

/** @throws StartError when the server is older than the product can work with */
export async function requireVersion(client: { query: (text: string) => Promise<unknown> }): Promise<void> {
  const answer = await client.query(
    `SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS name`,
  );
  const [version] = Versions.parse(answer).rows;
  if (!version || version.number >= OLDEST_VERSION * 10_000) return;
  throw new StartError(
    `DATABASE_URL must lead to PostgreSQL ${OLDEST_VERSION} or later, but this one is ${version.name}.`,
  );
}

/** What a driver says of a connection that failed; some faults have a code and no words. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}

/**
 * Opens a connection of a start or a backup, beside those of the running product.
 * @throws StartError when the address leads to no database, or to one that is too old
 */
export async function connectPostgres(connectionString: string | undefined, more: ClientConfig = {}): Promise<Client> {
  const client = new Client({ connectionString, connectionTimeoutMillis: PATIENCE_MS, ...more });
  // Whoever waits for an answer hears of a lost connection; the event itself must only find a listener.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new StartError(`DATABASE_URL must lead to a database, but connecting failed (${reasonOf(error)}).`);
  }
  try {
    await requireVersion(client);
  } catch (error) {
    await client.end();
    throw error;
  }
  return client;
}
