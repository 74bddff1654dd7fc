import { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';
import { z } from 'zod';

/** After so long without a byte from the server, it is asked whether it still works on the query. In milliseconds. */
const SILENCE_MS = 7_000;
const LOOK_MS = 3_000;

/** The parts of a pg client that are not documented. */
const Connected = z.object({ processID: z.number(), connection: z.object({ stream: z.instanceof(Socket) }) });

/** Whether the server still works on the query of a connection; asked over a second connection. */
async function isAtWork(config: ClientConfig, processId: number): Promise<boolean> {
  const client = new Client({ ...config, connectionTimeoutMillis: LOOK_MS, query_timeout: LOOK_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rowCount } = await client.query(`SELECT FROM pg_stat_activity WHERE pid = $1 AND state = 'active'`, [
      processId,
    ]);
    return rowCount === 1;
  } catch {
    return false;
  } finally {
    client.end().catch(() => undefined);
  }
}

/**
 * Ends a connection to PostgreSQL whose other end is gone without a word, as after a power cut or behind a network that
 * drops everything. TCP itself would let a query wait for a quarter of an hour.
 */
export function endWhenSilent(client: Client, config: ClientConfig): void {
  const { processID, connection } = Connected.parse(client);
  const { stream } = connection;
  let answeredUpTo = stream.bytesWritten;
  stream.on('data', () => (answeredUpTo = stream.bytesWritten));
  const listen = () => stream.setTimeout(SILENCE_MS);
  stream.on('timeout', () => {
    const isWaiting = stream.bytesWritten > answeredUpTo;
    const verdict = isWaiting ? isAtWork(config, processID) : Promise.resolve(true);
    void verdict.then((isAlive) => {
      if (isAlive) listen();
      else stream.destroy(Object.assign(new Error('PostgreSQL does not answer'), { code: 'ETIMEDOUT' }));
    });
  });
  listen();
}
