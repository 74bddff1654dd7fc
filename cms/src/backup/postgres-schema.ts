import { escapeIdentifier, escapeLiteral, type Client } from 'pg';
import { z } from 'zod';
import { StartError } from '../start/settings.js';

const Column = z.object({
  name: z.string(),
  type: z.string(),
  /** Null for the default of the type. */
  collation: z.string().nullable(),
  notNull: z.boolean(),
  default: z.string().nullable(),
});

const Table = z.object({ name: z.string(), unlogged: z.boolean(), columns: z.array(Column) });
export type Table = z.infer<typeof Table>;

const Sequence = z.object({
  name: z.string(),
  type: z.string(),
  // Text, because they can exceed the exact numbers of JavaScript.
  start: z.string(),
  min: z.string(),
  max: z.string(),
  step: z.string(),
  cache: z.string(),
  cycle: z.boolean(),
  last: z.string(),
  called: z.boolean(),
  /** The column that owns the sequence. */
  owner: z.object({ table: z.string(), column: z.string() }).nullable(),
});
export type Sequence = z.infer<typeof Sequence>;

const Constraint = z.object({ table: z.string(), name: z.string(), definition: z.string() });

/** The schema of a PostgreSQL database. */
export const Schema = z.object({
  tables: z.array(Table),
  sequences: z.array(Sequence),
  /** Keys and checks first, then foreign keys, which need them. */
  constraints: z.array(Constraint),
  // The following are SQL statements as PostgreSQL writes them, without schema names.
  indexes: z.array(z.string()),
  functions: z.array(z.string()),
  triggers: z.array(z.string()),
});
export type Schema = z.infer<typeof Schema>;

export const quote = escapeIdentifier;

/** The column list of a COPY, so that export and import have the same order. */
export const columnList = ({ columns }: Table) => columns.map(({ name }) => quote(name)).join(', ');

function createSequence({ name, type, start, min, max, step, cache, cycle }: Sequence): string {
  const ends = `MINVALUE ${min} MAXVALUE ${max} START ${start} INCREMENT ${step} CACHE ${cache}`;
  return `CREATE SEQUENCE ${quote(name)} AS ${type} ${ends}${cycle ? ' CYCLE' : ''}`;
}

function createTable({ name, unlogged, columns }: Table): string {
  const lines = columns.map((column) =>
    [
      `${quote(column.name)} ${column.type}`,
      column.collation !== null && `COLLATE ${column.collation}`,
      column.default !== null && `DEFAULT ${column.default}`,
      column.notNull && 'NOT NULL',
    ]
      .filter(Boolean)
      .join(' '),
  );
  return `CREATE ${unlogged ? 'UNLOGGED ' : ''}TABLE ${quote(name)} (${lines.join(', ')})`;
}

function finishSequence({ name, last, called, owner }: Sequence): string[] {
  const literal = escapeLiteral(quote(name));
  const value = `SELECT setval(${literal}, ${escapeLiteral(last)}, ${String(called)})`;
  if (!owner) return [value];
  return [`ALTER SEQUENCE ${quote(name)} OWNED BY ${quote(owner.table)}.${quote(owner.column)}`, value];
}

/** The statements that create the tables, before rows are loaded. Functions come first because a default may call one. */
export const statementsBefore = ({ functions, sequences, tables }: Schema): string[] => [
  // A function body may name tables that do not exist yet.
  'SET LOCAL check_function_bodies = off',
  ...functions,
  ...sequences.map(createSequence),
  ...tables.map(createTable),
];

/** The statements for after the rows: indexes are then built once, and no trigger fires for the loaded rows. */
export const statementsAfter = ({ sequences, constraints, indexes, triggers }: Schema): string[] => [
  ...sequences.flatMap(finishSequence),
  ...constraints.map(
    ({ table, name, definition }) => `ALTER TABLE ${quote(table)} ADD CONSTRAINT ${quote(name)} ${definition}`,
  ),
  ...indexes,
  ...triggers,
  'ANALYZE',
];

/** Excludes what belongs to an extension. */
const OURS = (kind: string, alias: string) =>
  `NOT EXISTS (SELECT 1 FROM pg_depend WHERE classid = '${kind}'::regclass AND objid = ${alias}.oid AND deptype = 'e')`;
const HERE = 'quote_ident(current_schema())::regnamespace';
const OUR_TABLES = `SELECT c.oid FROM pg_class c WHERE c.relnamespace = ${HERE} AND c.relkind = 'r' AND ${OURS('pg_class', 'c')}`;

const TABLES = `
  SELECT c.relname AS name, c.relpersistence = 'u' AS unlogged, (
    SELECT coalesce(json_agg(json_build_object(
      'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'notNull', a.attnotnull,
      'default', pg_get_expr(d.adbin, d.adrelid),
      'collation', CASE WHEN a.attcollation <> t.typcollation
        THEN l.collnamespace::regnamespace || '.' || quote_ident(l.collname) END) ORDER BY a.attnum), '[]')
    FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
      LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
      LEFT JOIN pg_collation l ON l.oid = a.attcollation
    WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped) AS columns
  FROM pg_class c WHERE c.oid IN (${OUR_TABLES}) ORDER BY c.relname COLLATE "C"`;

const SEQUENCES = `
  SELECT c.relname AS name, format_type(s.seqtypid, NULL) AS type, s.seqstart::text AS start, s.seqmin::text AS min,
    s.seqmax::text AS max, s.seqincrement::text AS step, s.seqcache::text AS cache, s.seqcycle AS cycle,
    CASE WHEN t.oid IS NOT NULL THEN json_build_object('table', t.relname, 'column', a.attname) END AS owner
  FROM pg_sequence s JOIN pg_class c ON c.oid = s.seqrelid
    LEFT JOIN pg_depend d ON d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'a'
      AND d.refclassid = 'pg_class'::regclass AND d.refobjsubid > 0
    LEFT JOIN pg_class t ON t.oid = d.refobjid LEFT JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = d.refobjsubid
  WHERE c.relnamespace = ${HERE} AND ${OURS('pg_class', 'c')} ORDER BY c.relname COLLATE "C"`;

const CONSTRAINTS = `
  SELECT c.relname AS table, k.conname AS name, pg_get_constraintdef(k.oid, true) AS definition
  FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
  WHERE k.conrelid IN (${OUR_TABLES}) AND k.contype IN ('p', 'u', 'x', 'c', 'f')
  ORDER BY k.contype = 'f', c.relname COLLATE "C", k.conname COLLATE "C"`;

const INDEXES = `
  SELECT pg_get_indexdef(i.indexrelid, 0, true) AS statement FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
  WHERE i.indrelid IN (${OUR_TABLES}) AND i.indisvalid
    AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = i.indexrelid AND contype IN ('p', 'u', 'x'))
  ORDER BY c.relname COLLATE "C"`;

// PostgreSQL always writes the schema name of a function: it is removed, so that a restore can use another schema.
const FUNCTIONS = `
  SELECT replace(split_part(d, '(', 1), ' ' || quote_ident(current_schema()) || '.', ' ') || substr(d, strpos(d, '(')) AS statement
  FROM pg_proc p, LATERAL (SELECT pg_get_functiondef(p.oid) AS d) AS definition
  WHERE p.pronamespace = ${HERE} AND p.prokind IN ('f', 'p') AND ${OURS('pg_proc', 'p')} ORDER BY p.proname COLLATE "C", p.oid`;

const TRIGGERS = `
  SELECT pg_get_triggerdef(oid, true) AS statement FROM pg_trigger
  WHERE tgrelid IN (${OUR_TABLES}) AND NOT tgisinternal ORDER BY 1`;

/** Kinds of objects that this backup does not support and the product never creates. */
const UNSUPPORTED = `
  SELECT format('%s', c.oid::regclass) AS name FROM pg_class c
    WHERE c.relnamespace = ${HERE} AND (c.relkind NOT IN ('r', 'i', 'S') OR c.relrowsecurity OR c.relhassubclass)
      AND ${OURS('pg_class', 'c')}
  UNION SELECT format('%s', t.oid::regtype) FROM pg_type t
    WHERE t.typnamespace = ${HERE} AND t.typtype IN ('e', 'd', 'r') AND ${OURS('pg_type', 't')}
  UNION SELECT format('%s', p.oid::regproc) FROM pg_proc p
    WHERE p.pronamespace = ${HERE} AND p.prokind NOT IN ('f', 'p') AND ${OURS('pg_proc', 'p')}
  UNION SELECT format('%s.%s', attrelid::regclass, attname) FROM pg_attribute
    WHERE attrelid IN (${OUR_TABLES}) AND attnum > 0 AND (attidentity <> '' OR attgenerated <> '')
  ORDER BY 1`;

const Statements = z.array(z.object({ statement: z.string() }));
const Names = z.array(z.object({ name: z.string() }));
const Values = z.array(z.object({ last: z.string(), called: z.boolean() })).length(1);

async function rowsOf(client: Client, text: string): Promise<unknown[]> {
  const { rows }: { rows: unknown[] } = await client.query(text);
  return rows;
}

const statementsOf = async (client: Client, text: string) =>
  Statements.parse(await rowsOf(client, text)).map(({ statement }) => statement);

/** The names of the tables in the current schema. */
export const readTableNames = async (client: Client): Promise<string[]> =>
  Names.parse(await rowsOf(client, `SELECT relname AS name FROM pg_class WHERE oid IN (${OUR_TABLES}) ORDER BY 1`)).map(
    ({ name }) => name,
  );

/** The sequences with their current values, which are never behind the rows that the transaction sees. */
async function readSequences(client: Client): Promise<Sequence[]> {
  const WithoutValue = Schema.shape.sequences.element.omit({ last: true, called: true });
  const sequences = z.array(WithoutValue).parse(await rowsOf(client, SEQUENCES));
  const read: Sequence[] = [];
  for (const sequence of sequences) {
    const text = `SELECT last_value::text AS last, is_called AS called FROM ${quote(sequence.name)}`;
    const [value] = Values.parse(await rowsOf(client, text));
    if (value) read.push({ ...sequence, ...value });
  }
  return read;
}

/**
 * Reads the current schema.
 * @throws StartError when it contains unsupported objects, which a backup would lose silently
 */
export async function readSchema(client: Client): Promise<Schema> {
  const unsupported = Names.parse(await rowsOf(client, UNSUPPORTED)).map(({ name }) => name);
  if (unsupported.length > 0) {
    throw new StartError(
      `The database holds what this backup cannot keep (${unsupported.join(', ')}): give the product a database of its own.`,
    );
  }
  return Schema.parse({
    tables: await rowsOf(client, TABLES),
    sequences: await readSequences(client),
    constraints: await rowsOf(client, CONSTRAINTS),
    indexes: await statementsOf(client, INDEXES),
    functions: await statementsOf(client, FUNCTIONS),
    triggers: await statementsOf(client, TRIGGERS),
  });
}
