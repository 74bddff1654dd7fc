import { z } from 'zod';
import { isPostgres } from '../database/database.js';
import { perStrapi } from '../per-strapi.js';
import { PostgresChangeFeed } from './postgres-change-feed.js';

const Connection = z.object({ connectionString: z.string() });

/**
 * The change feed of a running product: one connection for all that listens, which the application opens and closes.
 * Null on SQLite, where one process writes, and whoever has to know of other programs' writes asks the file.
 */
export const changeFeedOf = perStrapi((strapi): PostgresChangeFeed | null => {
  if (!isPostgres(strapi.db.connection)) return null;
  const connection = Connection.parse(strapi.config.get('database.connection.connection'));
  return new PostgresChangeFeed({ connection, log: (message) => strapi.log.warn(message) });
});
