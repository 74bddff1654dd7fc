import { z } from 'zod';
import { CONTENT_LIMITS } from './limits.js';
import { isImageUrl, PICTURE_KINDS } from './picture-rules.js';

/** The address of a picture: empty, a path of this site, or an https address. */
export const imageUrl = z
  .string()
  .trim()
  .max(CONTENT_LIMITS.imageUrl, `must be at most ${CONTENT_LIMITS.imageUrl} characters`)
  .refine(isImageUrl, 'must be an https:// address or a path such as /dishes/soup.webp')
  .meta({ pattern: '^\\s*((https:\\/\\/|\\/(?!\\/))\\S+)?\\s*$' });

export const PictureKindName = z.enum(PICTURE_KINDS, `must be one of ${PICTURE_KINDS.join(', ')}`);

/** The bytes of a picture file as it was taken or saved. */
export const PictureFile = z.instanceof(Uint8Array, { error: 'must be a picture' });

/** An uploaded picture: `/uploads/{name}.webp`, and its smaller size `/uploads/small_{name}.webp`. */
export const UploadedPicture = z.object({
  /** A path of this site. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
  /** Of each width, in bytes as served. */
  bytes: z.object({ small: z.int(), full: z.int() }),
});
export type UploadedPicture = z.infer<typeof UploadedPicture>;
