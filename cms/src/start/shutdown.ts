import { describeError, endStreams } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';

/** How long open requests may take to finish before their sockets are cut, in milliseconds. */
const DRAIN_MS = 10_000;

/** How often idle connections are closed meanwhile, in milliseconds. */
const IDLE_MS = 100;

/** How long closing may take, in milliseconds: nothing is lost when a database that does not answer is not waited for. */
const CLOSE_MS = 10_000;

/** @throws Error when Strapi cannot be closed in time */
async function close(strapi: Core.Strapi): Promise<void> {
  const limit = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The database could not be closed in time.')), CLOSE_MS).unref();
  });
  await Promise.race([strapi.destroy(), limit]);
}

/** Ends the streams, stops accepting, lets open requests finish, then closes Strapi, which would cut them off. */
async function stop(strapi: Core.Strapi): Promise<void> {
  const server = strapi.server.httpServer;
  endStreams(strapi);
  if (server.listening) {
    const drained = new Promise<void>((resolve) => server.close(() => resolve()));
    // Clients that keep a connection open are told to open another one next time.
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
 * Ends the process in order on the first SIGINT or SIGTERM, at once on the second. It takes the place of the listeners
 * that `createStrapi` has added, which would cut open requests off.
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
