import { Client, type ClientConfig } from 'pg';
import { EVENTS_CHANNEL } from '../triggers/order-events-postgres.js';

const RECONNECT_MS = 500;

const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Calls `wake` whenever a transaction with an event has committed, on any instance, and after each reconnection.
 * @returns stops listening
 */
export function listenForEvents(connection: ClientConfig, wake: () => void): () => void {
  let client: Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;

  function reconnect(lost: Client): void {
    if (lost !== client) return;
    client = null;
    lost.end().catch(() => undefined);
    if (!isStopped) retry = setTimeout(connect, RECONNECT_MS).unref();
  }

  function connect(): void {
    const made = new Client({ ...connection, keepAlive: true, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
    client = made;
    made.on('notification', wake);
    made.on('error', () => reconnect(made));
    made.on('end', () => reconnect(made));
    made
      .connect()
      .then(() => made.query(`LISTEN ${EVENTS_CHANNEL}`))
      .then(wake, () => reconnect(made));
  }

  connect();
  return () => {
    isStopped = true;
    clearTimeout(retry);
    client?.end().catch(() => undefined);
  };
}
