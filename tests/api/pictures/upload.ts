import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { API_PREFIX, endpoints } from '@pickup/contract';
import { UploadedPicture } from '@pickup/contract';
import { readFailure } from '../../product/client.js';
import type { RunningProduct } from '../../restaurant/use-product.js';

const PATH = `${API_PREFIX}${endpoints.uploadPicture.path}`;

interface Sent {
  type?: string;
  token?: string | null;
  query?: string;
}

/** Sends bytes as a picture, whatever they are. */
export const send = (
  { api, token: owner }: RunningProduct,
  bytes: Uint8Array,
  { type = 'image/jpeg', token = owner, query = '' }: Sent = {},
) =>
  api.send(`${PATH}${query}`, {
    method: 'POST',
    headers: { 'content-type': type, ...(token !== null && { authorization: `Bearer ${token}` }) },
    body: new Uint8Array(bytes),
  });

/** Sends a picture that has to be taken. */
export async function upload(product: RunningProduct, bytes: Uint8Array, sent?: Sent): Promise<UploadedPicture> {
  const answer = await send(product, bytes, sent);
  if (answer.status !== 201) throw new Error(`The picture was refused: ${answer.status} ${answer.text}`);
  return UploadedPicture.parse(JSON.parse(answer.text));
}

/** Sends one that has to be refused. @returns the status and the sentence */
export async function refusal(product: RunningProduct, bytes: Uint8Array, sent?: Sent): Promise<[number, string]> {
  const { status, error } = readFailure(await send(product, bytes, sent));
  return [status, error.message];
}

/** The bytes of a picture as a page gets it. */
export async function fetchPicture({ url }: RunningProduct, picture: string): Promise<Buffer> {
  const answer = await fetch(`${url}${picture}`);
  if (!answer.ok) throw new Error(`${picture} is not served: ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

export const twinOf = (url: string) => url.replace('/uploads/', '/uploads/small_');

/** Everything an upload could leave behind: files and rows of the library. */
export async function kept({
  dataDir,
  sql,
}: Pick<RunningProduct, 'dataDir' | 'sql'>): Promise<{ files: string[]; rows: number }> {
  const files = await readdir(path.join(dataDir, 'public/uploads'));
  const rows: { n: number | string }[] = await sql('files').count({ n: '*' });
  return { files: files.filter((name) => name !== '.gitkeep').sort(), rows: Number(rows[0]?.n) };
}
