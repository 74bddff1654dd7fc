import { z } from 'zod';

/** The bytes of a picture as they come from a camera or a file. */
export const PictureFile = z.instanceof(Uint8Array, { error: 'must be a picture' });

/** An uploaded picture, ready to be shown: `/uploads/{name}.webp`, its smaller twin `/uploads/small_{name}.webp`. */
export const UploadedPicture = z.object({
  /** A path of this site. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
  /** Of each width, in bytes as served. */
  bytes: z.object({ small: z.int(), full: z.int() }),
});
export type UploadedPicture = z.infer<typeof UploadedPicture>;
