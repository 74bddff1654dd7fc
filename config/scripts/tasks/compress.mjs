import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|xml|webmanifest)$/;
/** Below this a compressed twin saves less than its headers cost. */
const SMALLEST = 512;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

async function compressFile(file) {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [zipped, brotli] = await Promise.all([toGzip(bytes, { level: 9 }), toBrotli(bytes, { params })]);
  await Promise.all([writeFile(`${file}.gz`, zipped), writeFile(`${file}.br`, brotli)]);
}

/**
 * Puts a gzip and a brotli twin beside every text file of a built app, made once at build time at full strength. Node
 * compresses as many at a time as it has threads for such work.
 */
export async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(files.map((entry) => compressFile(path.join(entry.parentPath, entry.name))));
}
