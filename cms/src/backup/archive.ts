import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { once } from 'node:events';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Parser, create, type ReadEntry } from 'tar';
import { StartError } from '../start/settings.js';
import { MANIFEST, type Manifest, type Part } from './manifest.js';
import { startProgress, type Output, type Progress } from './progress.js';

/** In bytes. */
const MAX_MANIFEST = 64 * 1024 * 1024;

const asBytes = (chunk: unknown): Buffer => (Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk)));

/** Packs files of a folder into a compressed archive, in the given order. */
export async function pack(folder: string, names: readonly string[], bytes: number, to: string, output: Output) {
  const progress = startProgress(output, 'Packing', bytes);
  const files = create({ cwd: folder, portable: true, noDirRecurse: true, strict: true }, [...names]);
  async function* counted() {
    for await (const chunk of files) {
      progress.add(chunk.length);
      yield chunk;
    }
  }
  await pipeline(Readable.from(counted()), createGzip(), createWriteStream(to, { flags: 'wx', mode: 0o600 }));
  progress.done();
}

/** The state of reading an archive, entry by entry. */
interface Reading {
  file: string;
  folder: string;
  output: Output;
  parse: (text: string) => Manifest;
  manifest: Manifest | null;
  /** The parts still to be read, in order. */
  expected: Part[];
  progress: Progress | null;
}

async function readManifest(entry: ReadEntry, reading: Reading): Promise<void> {
  if (entry.path !== MANIFEST || entry.type !== 'File' || entry.size > MAX_MANIFEST) {
    throw new StartError(`${reading.file} is not a backup of this product.`);
  }
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(asBytes(chunk));
  const manifest = reading.parse(Buffer.concat(chunks).toString('utf8'));
  reading.manifest = manifest;
  reading.expected = [...manifest.parts];
  const bytes = manifest.parts.reduce((sum, part) => sum + part.bytes, 0);
  reading.progress = startProgress(reading.output, 'Checking', bytes);
}

/** Unpacks one file to its name in the manifest and verifies its checksum. */
async function readPart(entry: ReadEntry, part: Part | undefined, reading: Reading): Promise<void> {
  if (!part || entry.path !== part.name || entry.type !== 'File') {
    throw new StartError(`${reading.file} holds something that its list does not (${entry.type}): it was changed.`);
  }
  const to = path.join(reading.folder, part.name);
  await mkdir(path.dirname(to), { recursive: true });
  const hash = createHash('sha256');
  const handle = await open(to, 'wx', 0o600);
  try {
    for await (const chunk of entry) {
      const bytes = asBytes(chunk);
      hash.update(bytes);
      await handle.writeFile(bytes);
      reading.progress?.add(bytes.length);
    }
    await handle.sync();
    if (hash.digest('hex') !== part.sha256 || (await handle.stat()).size !== part.bytes) {
      throw new StartError(`${reading.file} is damaged: ${part.name} does not match its checksum.`);
    }
  } finally {
    await handle.close();
  }
}

const readEntry = (entry: ReadEntry, reading: Reading) =>
  reading.manifest ? readPart(entry, reading.expected.shift(), reading) : readManifest(entry, reading);

const isBroken = (error: unknown) => error instanceof Error && 'code' in error && /^Z_/.test(String(error.code));

/** Reads all entries of an archive, and stops at the first error. */
async function readEntries(reading: Reading): Promise<void> {
  const faults: unknown[] = [];
  let work = Promise.resolve();
  const stopOn = (fault: unknown) => {
    faults.push(fault);
  };
  const damaged = () => {
    stopOn(new StartError(`${reading.file} is damaged: it cannot be read to its end.`));
  };
  const parser = new Parser({
    strict: true,
    onReadEntry: (entry) => {
      work = work
        .then(() => (faults.length > 0 ? undefined : readEntry(entry, reading)))
        .catch(stopOn)
        .then(() => {
          // The parser waits until each entry is consumed, also after an error.
          entry.resume();
        });
    },
  });
  parser.on('error', damaged);
  parser.on('ignoredEntry', damaged);
  await pipeline(createReadStream(reading.file), createGunzip(), async (chunks: AsyncIterable<unknown>) => {
    for await (const chunk of chunks) {
      const more = parser.write(asBytes(chunk));
      if (!more && faults.length === 0) await once(parser, 'drain');
      if (faults.length > 0) break;
    }
  }).catch((error: unknown) => {
    if (isBroken(error) && reading.manifest) damaged();
    else stopOn(isBroken(error) ? new StartError(`${reading.file} is not a backup of this product.`) : error);
  });
  // Also ends an entry that was cut off, which would otherwise wait for its rest for ever.
  parser.end();
  await work;
  if (faults.length > 0) throw faults[0];
}

/**
 * Unpacks a backup into an empty folder and verifies every checksum.
 * @param parse parses the manifest, which comes first, and throws for a backup that cannot be restored here
 * @throws StartError when the file is not a backup, is damaged, or does not match its manifest
 */
export async function unpack(file: string, folder: string, parse: (text: string) => Manifest, output: Output) {
  const reading: Reading = { file, folder, output, parse, manifest: null, expected: [], progress: null };
  await readEntries(reading);
  if (!reading.manifest) throw new StartError(`${file} is not a backup of this product.`);
  if (reading.expected.length > 0)
    throw new StartError(`${file} is not whole: ${reading.expected.length} of its files are missing.`);
  reading.progress?.done('every checksum is right');
  return reading.manifest;
}
