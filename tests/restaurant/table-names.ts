import type { Knex } from 'knex';
import { z } from 'zod';
import type { DatabaseName } from './databases.js';

const Names = z.array(z.string());

/** The product's tables, in the order of their names. */
export async function tableNames(sql: Knex, database: DatabaseName): Promise<string[]> {
  const names: unknown =
    database === 'sqlite'
      ? await sql('sqlite_master').where({ type: 'table' }).whereNot('name', 'like', 'sqlite_%').pluck('name')
      : await sql('pg_tables').where({ schemaname: 'public' }).pluck('tablename');
  return Names.parse(names).sort();
}
