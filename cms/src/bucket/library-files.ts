import { fromJson } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';

const Size = z.object({ hash: z.string(), ext: z.string().nullish() });

const Rows = z.array(
  Size.extend({
    formats: z.unknown().transform(fromJson).pipe(z.record(z.string(), Size).nullish().catch(null)),
  }),
);

/** The columns of the media library that name files. */
export const FILE_COLUMNS = ['hash', 'ext', 'formats'] as const;

/** The names of all files that rows of the media library have, in every size. */
export const fileNamesOf = (rows: unknown): Set<string> =>
  new Set(
    Rows.parse(rows).flatMap(({ hash, ext, formats }) =>
      [{ hash, ext }, ...Object.values(formats ?? {})].map((size) => `${size.hash}${size.ext ?? ''}`),
    ),
  );

/** Sizes of a picture are named after it: `small_dish-4b1f8a.webp`. */
const SIZE_PREFIX = /^[a-z]+_/;

/** Whether the media library has a file of this name. */
export async function isInLibrary({ db }: Core.Strapi, name: string): Promise<boolean> {
  const hash = name.replace(/\.\w+$/, '');
  const rows: unknown = await db
    .connection('files')
    .whereIn('hash', [hash, hash.replace(SIZE_PREFIX, '')])
    .select(...FILE_COLUMNS);
  return fileNamesOf(rows).has(name);
}
