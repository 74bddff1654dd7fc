import type { Knex } from 'knex';
import type { Client } from 'pg';
import { z } from 'zod';

/**
 * How long a statement may wait for a lock, and how long it may take: behind a table that somebody else has locked, a
 * read would wait for ever and keep its connection from the others. In milliseconds.
 */
const LIMITS = 'SET lock_timeout = 8000; SET statement_timeout = 30000';

/** What is used of the query builder's client. */
interface Pool {
  acquireConnection: () => Promise<Client>;
  releaseConnection: (connection: Client) => Promise<unknown>;
}

const Pool = z.custom<Pool>(
  (pool) => typeof pool === 'object' && pool !== null && 'acquireConnection' in pool && 'releaseConnection' in pool,
);

/** The pool's open connections; there is one product in a process. */
const open = new Set<Client>();
let isServing = false;

/** A connection that is lost is none of the pool's any more. */
const limit = (client: Client) => client.query(LIMITS).catch(() => undefined);

/** Takes a new connection of the pool, and limits it at once while visitors are served. */
export async function admitConnection(client: Client): Promise<void> {
  open.add(client);
  client.once('end', () => open.delete(client));
  if (isServing) await limit(client);
}

/**
 * From here on visitors wait for the answers of PostgreSQL. Before, a start may take its time to make an index or to fill
 * a table; backups, restores and the connections that listen never have these limits.
 */
export async function limitStatements(db: Knex): Promise<void> {
  isServing = true;
  const client: unknown = db.client;
  const pool = Pool.parse(client);
  // All at once, so that none is taken twice; one that is in use comes when it is free.
  const taken = await Promise.allSettled([...open].map(() => pool.acquireConnection()));
  const connections = taken.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  await Promise.all(connections.map(limit));
  await Promise.all(connections.map((connection) => pool.releaseConnection(connection)));
}
