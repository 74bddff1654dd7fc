import { existsSync } from 'node:fs';
import type { Client } from 'pg';
import { z } from 'zod';
import { connectPostgres } from './connect-postgres.js';
import { databaseFile } from './preflight.js';
import type { Settings } from './settings.js';

const Rows = z.array(z.object({ there: z.boolean() }));

async function answers(client: Client, question: string): Promise<boolean> {
  const { rows }: { rows: unknown } = await client.query(question);
  return Rows.parse(rows).some(({ there }) => there);
}

/** Whether the database already belongs to a restaurant: its accounts and sessions live by secrets made before. */
export async function isDatabaseInUse({ DATABASE_CLIENT, DATABASE_URL, DATA_DIR }: Settings): Promise<boolean> {
  if (DATABASE_CLIENT === 'sqlite') return existsSync(databaseFile(DATA_DIR));
  const client = await connectPostgres(DATABASE_URL);
  try {
    return (
      (await answers(client, `SELECT to_regclass('up_users') IS NOT NULL AS there`)) &&
      (await answers(client, 'SELECT EXISTS (SELECT 1 FROM up_users) AS there'))
    );
  } finally {
    await client.end();
  }
}
