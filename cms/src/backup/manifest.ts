import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { StartError } from '../start/settings.js';

/** Increased when older versions can no longer read a new backup. */
const FORMAT = 1;

export const MANIFEST = 'manifest.json';
export const SECRETS = 'secrets.env';
export const SQLITE = 'database.sqlite';
export const SCHEMA = 'database.json';
export const PICTURES = 'uploads';

/** The file with the rows of a PostgreSQL table. */
export const rowsOf = (table: string) => `tables/${encodeURIComponent(table)}.copy`;

const FOLDERS = /^(tables|uploads)\//;

/** Whether a name is that of a part, and stays inside the folder in which a backup is unpacked. */
export function isPartName(name: string): boolean {
  if ([SECRETS, SQLITE, SCHEMA].includes(name)) return true;
  const steps = name.split('/');
  const plain = steps.every((step) => !['', '.', '..'].includes(step)) && !/[\\\p{Cc}]/u.test(name);
  return plain && FOLDERS.test(name);
}

const count = z.int().min(0);
const Part = z.object({
  name: z.string().refine(isPartName),
  bytes: count,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** One file of a backup. */
export type Part = z.infer<typeof Part>;

const Contents = z.object({
  format: z.literal(FORMAT),
  /** The product's version. */
  version: z.string().regex(/^\d+\.\d+\.\d+/),
  database: z.enum(['sqlite', 'postgres']),
  takenAt: z.iso.datetime(),
  orders: count,
  /** Rows of each table. */
  tables: z.record(z.string(), count),
  parts: z.array(Part),
});

/** Each name must be unique, and the database must be among the parts. */
const Manifest = Contents.refine(({ database, parts }) => {
  const names = new Set(parts.map(({ name }) => name));
  return names.size === parts.length && names.has(database === 'sqlite' ? SQLITE : SCHEMA);
});

/** The content of a backup with checksums. */
export type Manifest = z.infer<typeof Manifest>;

const Versioned = z.object({ version: z.string() });

/** The version of this product. */
export const readVersion = (appDir: string): string =>
  Versioned.parse(JSON.parse(readFileSync(path.join(appDir, 'package.json'), 'utf8'))).version;

/** Whether the first version comes after the second, by its three numbers. */
function isNewer(one: string, other: string): boolean {
  const [a, b] = [one, other].map((version) => version.split(/[.-]/, 3).map(Number));
  const index = [0, 1, 2].find((place) => a?.[place] !== b?.[place]);
  return index !== undefined && (a?.[index] ?? 0) > (b?.[index] ?? 0);
}

export const formatManifest = (manifest: Omit<Manifest, 'format'>): string =>
  `${JSON.stringify({ format: FORMAT, ...manifest }, null, 2)}\n`;

const Formatted = z.looseObject({ format: z.int().min(1) });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Parses a manifest and checks that this product can restore the backup.
 * @throws StartError for an invalid manifest, a newer version of the product, or another kind of database
 */
export function parseManifest(text: string, file: string, here: { version: string; database: string }): Manifest {
  const given = parseJson(text);
  const formatted = Formatted.safeParse(given);
  if (formatted.success && formatted.data.format > FORMAT) {
    throw new StartError(`${file} was made by a newer version of this product: restore it with that version.`);
  }
  const result = Manifest.safeParse(given);
  if (!result.success) {
    throw new StartError(`${file} is not a backup of this product.`);
  }
  const manifest = result.data;
  if (isNewer(manifest.version, here.version)) {
    throw new StartError(
      `${file} was made by version ${manifest.version}, but this is version ${here.version}: restore it with that version or a later one.`,
    );
  }
  if (manifest.database !== here.database) {
    throw new StartError(
      `${file} holds a ${manifest.database} database, but DATABASE_CLIENT is ${here.database}: a backup can only be restored into its own kind.`,
    );
  }
  return manifest;
}
