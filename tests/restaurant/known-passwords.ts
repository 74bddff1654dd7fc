import { readFile, writeFile } from 'node:fs/promises';
import type { Knex } from 'knex';
import { secretsFile } from '../product/secrets.js';

const PASSWORD = 'ONLYFORTESTS00000000';
/** Of the least cost: tests sign in hundreds of times, and what a costly hash is for is no matter of theirs. */
const HASH = '$2a$04$ShdshUygC51JUPu/fsIUzOVP3PfosUtMSY2dXmqQ1e5uYGJW6aOHa';

/** Gives the owner and the developer of a stopped demo a password that is checked quickly. */
export async function setKnownPasswords(dataDir: string, sql: Knex): Promise<void> {
  const file = secretsFile(dataDir);
  const secrets = await readFile(file, 'utf8');
  await writeFile(file, secrets.replaceAll(/^(OWNER|PANEL)_PASSWORD=.*$/gm, `$1_PASSWORD=${PASSWORD}`));
  for (const table of ['up_users', 'admin_users']) await sql(table).update({ password: HASH });
}
