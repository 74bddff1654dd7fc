import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const FILE = path.join(import.meta.dirname, 'figures.json');

/** What the documents calculate with: the figures of each measurement by its name, with the day and the machine. */
export const FiguresFile = z.record(
  z.string(),
  z.object({ measured: z.string(), figures: z.record(z.string(), z.number()) }),
);
export type FiguresFile = z.infer<typeof FiguresFile>;

export async function readFigures(): Promise<FiguresFile> {
  try {
    return FiguresFile.parse(JSON.parse(await readFile(FILE, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

/** Puts the figures of a measurement in the place of its old ones. @param order the names of all measurements */
export async function keepFigures(order: readonly string[], fresh: FiguresFile): Promise<void> {
  const all = { ...(await readFigures()), ...fresh };
  const kept = Object.fromEntries(order.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
  await writeFile(FILE, `${JSON.stringify(kept, null, 2)}\n`);
}
