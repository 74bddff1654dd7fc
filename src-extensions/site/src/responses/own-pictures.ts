import type { RequestListener } from 'node:http';
import { UPLOADED_PICTURE } from '@pickup/contract';
import inject from 'light-my-request';
import type { BuiltFiles } from './built-files.js';

/** Reads a picture of this site: a built one, or one that the owner has uploaded; null for any other path. */
export async function readOwnPicture(url: string, files: BuiltFiles, strapi: RequestListener): Promise<Buffer | null> {
  if (files.has(url)) return (await (await files.read(url)).encodedAs('identity')).body;
  if (!UPLOADED_PICTURE.test(url)) return null;
  const { statusCode, rawPayload } = await inject(strapi, { method: 'GET', url, headers: { host: 'localhost' } });
  return statusCode === 200 ? rawPayload : null;
}
