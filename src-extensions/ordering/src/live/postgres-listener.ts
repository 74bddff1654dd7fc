import { Client, type ClientConfig } from 'pg';
import { EVENTS_CHANNEL } from './postgres-events.js';

const RECONNECT_MS = 500;

/** An answer that takes longer comes from nobody, in milliseconds. */
const SILENCE_MS = 5_000;

/**
 * Calls whenever a transaction with an event has committed, on whatever instance, and once when the connection is there
 * again after a break.
 * @returns stops listening
 */
export function listenForEvents(connection: ClientConfig, wake: () => void): () => void {
  let client: Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let isOver = false;

  function lose(lost: Client): void {
    if (lost !== client) return;
    client = null;
    lost.end().catch(() => undefined);
    if (!isOver) retry = setTimeout(connect, RECONNECT_MS).unref();
  }

  function connect(): void {
    const made = new Client({ ...connection, keepAlive: true, connectionTimeoutMillis: SILENCE_MS });
    client = made;
    made.on('notification', wake);
    made.on('error', () => lose(made));
    made.on('end', () => lose(made));
    made
      .connect()
      .then(() => made.query(`LISTEN ${EVENTS_CHANNEL}`))
      .then(wake, () => lose(made));
  }

  connect();
  return () => {
    isOver = true;
    clearTimeout(retry);
    client?.end().catch(() => undefined);
  };
}
