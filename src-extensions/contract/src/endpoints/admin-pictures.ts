import { z } from 'zod';
import { CONTENT_LIMITS } from '../entities/content-limits.js';
import { PictureFile, UploadedPicture } from '../entities/picture.js';
import { optionalText } from '../entities/scalar.js';
import { endpoint } from './endpoint.js';

/** The owner's pictures. */
export const adminPictureEndpoints = {
  uploadPicture: endpoint({
    method: 'POST',
    path: '/admin/pictures',
    access: 'admin',
    summary: 'Takes a picture, turned upright and resized to what pages show; its content says what it is.',
    query: z.strictObject({ alternativeText: optionalText(CONTENT_LIMITS.imageAlt) }),
    body: PictureFile,
    bodyTypes: ['picture'],
    status: 201,
    response: UploadedPicture,
  }),
} as const;
