import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';

const BLOCK = 512;

/** One entry of a tar, as its header says it: `0` a file, `2` a symbolic link, `5` a folder. */
export interface Entry {
  name: string;
  body: Buffer;
  type?: '0' | '1' | '2' | '5';
  linkTo?: string;
}

const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;

function headerOf({ name, body, type = '0', linkTo = '' }: Entry): Buffer {
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write(`${octal(0o644, 8)}${octal(0, 8)}${octal(0, 8)}${octal(body.length, 12)}${octal(0, 12)}`, 100);
  header.write(' '.repeat(8), 148);
  header.write(type, 156);
  header.write(linkTo, 157);
  header.write('ustar\u000000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** A gzipped tar of anything at all: names that lead out, links, wrong orders. */
export function packEntries(entries: readonly Entry[]): Buffer {
  const blocks = entries.flatMap((entry) => [
    headerOf(entry),
    entry.body,
    Buffer.alloc((BLOCK - (entry.body.length % BLOCK)) % BLOCK),
  ]);
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]));
}

/** The entries of a gzipped tar with short names. */
export async function readEntries(file: string): Promise<Entry[]> {
  const tar = gunzipSync(await readFile(file));
  const entries: Entry[] = [];
  for (let at = 0; tar[at] !== 0;) {
    const [name = ''] = tar.toString('utf8', at, at + 100).split('\0');
    const length = parseInt(tar.toString('latin1', at + 124, at + 136), 8);
    entries.push({ name, body: tar.subarray(at + BLOCK, at + BLOCK + length) });
    at += BLOCK + Math.ceil(length / BLOCK) * BLOCK;
  }
  return entries;
}

const Manifest = z.looseObject({
  parts: z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })),
});

/** The same backup with other words in its list. */
export function withManifest([first, ...rest]: readonly Entry[], changes: Record<string, unknown>): Entry[] {
  const manifest = Manifest.parse(JSON.parse(first?.body.toString('utf8') ?? ''));
  return [{ name: 'manifest.json', body: Buffer.from(JSON.stringify({ ...manifest, ...changes })) }, ...rest];
}

const partOf = ({ name, body }: Entry) => ({
  name,
  bytes: body.length,
  sha256: createHash('sha256').update(body).digest('hex'),
});

/** The same backup with other parts, each with the right checksum. */
export const withParts = (entries: readonly Entry[], parts: readonly Entry[]): Entry[] =>
  withManifest([...entries.slice(0, 1), ...parts], { parts: parts.map(partOf) });
