import { escapeIdentifier, escapeLiteral } from 'pg';
import { z } from 'zod';

const Column = z.object({
  name: z.string(),
  type: z.string(),
  /** Given where it is not the type's own. */
  collation: z.string().nullable(),
  notNull: z.boolean(),
  default: z.string().nullable(),
});

const Table = z.object({ name: z.string(), unlogged: z.boolean(), columns: z.array(Column) });
export type Table = z.infer<typeof Table>;

const Sequence = z.object({
  name: z.string(),
  type: z.string(),
  // Text, as they can be larger than a number of JavaScript holds exactly.
  start: z.string(),
  min: z.string(),
  max: z.string(),
  step: z.string(),
  cache: z.string(),
  cycle: z.boolean(),
  last: z.string(),
  called: z.boolean(),
  /** The column it ends with. */
  owner: z.object({ table: z.string(), column: z.string() }).nullable(),
});
export type Sequence = z.infer<typeof Sequence>;

const Constraint = z.object({ table: z.string(), name: z.string(), definition: z.string() });

/** The whole schema of a PostgreSQL database: what its tables are, and everything that hangs on them. */
export const Schema = z.object({
  tables: z.array(Table),
  sequences: z.array(Sequence),
  /** Keys and checks first, then foreign keys, which need them. */
  constraints: z.array(Constraint),
  // From here on, statements as PostgreSQL itself writes them, each for whatever schema comes first.
  indexes: z.array(z.string()),
  functions: z.array(z.string()),
  triggers: z.array(z.string()),
});
export type Schema = z.infer<typeof Schema>;

export const quote = escapeIdentifier;

/** The column list of a COPY, so that both ends agree on the order. */
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

/** What makes the tables, before their rows. Functions come first: a default may call one. */
export const statementsBefore = ({ functions, sequences, tables }: Schema): string[] => [
  // A body may name tables that are still to come.
  'SET LOCAL check_function_bodies = off',
  ...functions,
  ...sequences.map(createSequence),
  ...tables.map(createTable),
];

/** What hangs on the tables, after their rows: sorted once, and no trigger counts a row a second time. */
export const statementsAfter = ({ sequences, constraints, indexes, triggers }: Schema): string[] => [
  ...sequences.flatMap(finishSequence),
  ...constraints.map(
    ({ table, name, definition }) => `ALTER TABLE ${quote(table)} ADD CONSTRAINT ${quote(name)} ${definition}`,
  ),
  ...indexes,
  ...triggers,
  'ANALYZE',
];
