import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const Chunk = z.object({
  file: z.string(),
  isEntry: z.boolean().optional(),
  imports: z.array(z.string()).default([]),
});
const Manifest = z.record(z.string(), Chunk);
export type Manifest = z.infer<typeof Manifest>;

/** What Vite wrote of a build. */
export const readManifest = async (dist: string): Promise<Manifest> =>
  Manifest.parse(JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8')));

/**
 * The scripts a browser loads for some chunks: they and all they import at once.
 * @throws Error for a chunk that was not built
 */
export function scriptsOf(manifest: Manifest, names: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}`);
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    chunk.imports.forEach(visit);
  };
  names.forEach(visit);
  return [...seen].filter((file) => file.endsWith('.js'));
}

/** Bytes of a file as it is served: its compressed twin's where there is one. */
export async function servedBytes(dist: string, file: string, encoding: 'br' | 'gz' | 'plain'): Promise<number> {
  const plain = path.join(dist, file);
  const twin = `${plain}.${encoding}`;
  return (await stat(encoding !== 'plain' && existsSync(twin) ? twin : plain)).size;
}
