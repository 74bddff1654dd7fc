import { describeError, endStreams } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';

/** How long open requests may take to finish before their connections are closed, in milliseconds. */
const DRAIN_MS = 10_000;

/** How often idle connections are closed while requests finish, in milliseconds. */
const IDLE_MS = 100;

/** How long closing the database may take, in milliseconds. Nothing is lost if it does not respond. */
const CLOSE_MS = 10_000;

/** @throws Error when Strapi cannot be closed in time */
async function close(strapi: Core.Strapi): Promise<void> {
  const limit = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The database could not be closed in time.')), CLOSE_MS).unref();
  });
  await Promise.race([strapi.destroy(), limit]);
}

/** Ends event streams, stops accepting connections, lets open requests finish, then closes Strapi. */
async function stop(strapi: Core.Strapi): Promise<void> {
  const server = strapi.server.httpServer;
  endStreams(strapi);
  if (server.listening) {
    const drained = new Promise<void>((resolve) => server.close(() => resolve()));
    // Tells clients with a kept-alive connection to open a new one next time.
    server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
    server.closeIdleConnections();
    const sweep = setInterval(() => server.closeIdleConnections(), IDLE_MS);
    const limit = new Promise<void>((resolve) => setTimeout(resolve, DRAIN_MS).unref());
    await Promise.race([drained, limit]);
    clearInterval(sweep);
  }
  await close(strapi);
}

/**
 * Shuts down gracefully on the first SIGINT or SIGTERM, and at once on the second. It replaces all other
 * listeners: those that `createStrapi` has added would abort open requests.
 */
export function shutDownOnSignal(strapi: Core.Strapi): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
    stop(strapi).then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${describeError(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.removeAllListeners(signal);
    process.on(signal, onSignal);
  }
}
