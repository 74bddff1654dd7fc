import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|xml|webmanifest)$/;
/** Below this a compressed twin saves less than its headers cost. */
const SMALLEST = 512;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Puts a gzip and a brotli twin beside every text file of a built app, made once at build time at full strength. */
export async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  for (const entry of files) {
    const file = path.join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    if (bytes.length < SMALLEST) continue;
    await writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 }));
    await writeFile(
      `${file}.br`,
      await toBrotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    );
  }
}
