import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { signInToPanel } from '../restaurant/panel.js';
import { useProduct } from '../restaurant/use-product.js';

const bytesOf = (text: string, encoding: BufferEncoding) => Uint8Array.from(Buffer.from(text, encoding));

const PNG = bytesOf(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** A script that is a picture as well, as far as its first bytes say. */
const GIF = bytesOf('GIF89a=1;alert(1)', 'latin1');
const PAGE = '<!doctype html><script src="/uploads/x.js"></script>';
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const Uploaded = z.tuple([z.object({ url: z.string() })]);

describe('what a developer uploads in the raw panel', () => {
  const product = useProduct();
  let token = '';
  beforeAll(async () => {
    ({ token } = await signInToPanel(product().api, product().dataDir));
  });

  function upload(name: string, type: string, content: string | Uint8Array<ArrayBuffer>) {
    const body = new FormData();
    body.set('files', new Blob([content], { type }), name);
    return product().api.send('/upload', { method: 'POST', headers: { authorization: `Bearer ${token}` }, body });
  }

  it('is served when it is a picture', async () => {
    const { status, text } = await upload('dish.png', 'image/png', PNG);
    expect(status).toBe(201);
    const [{ url }] = Uploaded.parse(JSON.parse(text));
    const picture = await product().api.send(url);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it.each([
    ['a page', 'x.html', 'text/html', PAGE],
    ['a page that says it is a picture', 'x.html', 'image/png', PAGE],
    ['a page under any other name for one', 'x.xhtml', 'application/octet-stream', GIF],
    ['a script', 'x.js', 'text/javascript', 'alert(1)'],
    ['a script that looks like a picture', 'x.js', 'application/octet-stream', GIF],
    ['a drawing, which can carry scripts', 'x.svg', 'image/svg+xml', DRAWING],
    ['a page below the name of a picture', 'x.gif.html', 'image/gif', GIF],
  ])('is refused when it is %s', async (_, name, type, content) => {
    expect((await upload(name, type, content)).status).toBe(400);
  });

  it.each(['x.html', 'x.svg', 'x.js', 'x.png'])('can do nothing as a document of this site: %s', async (name) => {
    const file = path.join(product().dataDir, 'public/uploads', name);
    await writeFile(file, PAGE);
    const { status, headers } = await product().api.send(`/uploads/${name}`, { headers: { accept: 'text/html' } });
    await rm(file);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*; sandbox$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
