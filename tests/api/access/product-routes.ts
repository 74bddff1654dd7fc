import { execFile } from 'node:child_process';
import { inject } from 'vitest';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { copyFolder, removeFolder } from '../../product/folders.js';

const PRINT = path.join(import.meta.dirname, 'print-routes.mjs');
const Routes = z.array(z.object({ methods: z.array(z.string()), path: z.string() }));

/** One method at one path of the product's router. */
export interface ProductRoute {
  method: string;
  /** As the router has it, with `:name` and patterns. */
  path: string;
}

/** Routes that take any method are asked with these. */
const ANY = ['GET', 'POST', 'DELETE'];

/** Every route of the product, our own and Strapi's, from a process that loads it as a start does. */
export async function productRoutes(): Promise<ProductRoute[]> {
  const dataDir = await copyFolder(inject('sqliteBase'), 'routes');
  try {
    const { PATH = '', HOME = '' } = process.env;
    const env = { PATH, HOME, DATA_DIR: dataDir, PORT: '0' };
    const { stdout } = await promisify(execFile)(process.execPath, [PRINT], { env, maxBuffer: 2 ** 24 });
    const printed = /^ROUTES (.*)$/m.exec(stdout)?.[1] ?? '[]';
    return Routes.parse(JSON.parse(printed)).flatMap(({ methods, path: place }) =>
      (methods.length > 10 ? ANY : methods)
        .filter((method) => method !== 'HEAD')
        .map((method) => ({ method, path: place })),
    );
  } finally {
    await removeFolder(dataDir);
  }
}

/** A path that the route's pattern takes. */
export const samplePath = ({ path: pattern }: ProductRoute): string =>
  pattern
    .replace('/((?!uploads/).+)', '/some-file.txt')
    .replace('(.*)', 'some-file.txt')
    .replace(/:\w+\*?/g, 'x');
