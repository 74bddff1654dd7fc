import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sendRaw } from '../product/raw-socket.js';
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

  it('may be many pictures at once: they are taken a few at a time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => upload(`dish-${index}.png`, 'image/png', PNG)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(12).fill(201));
    expect(await readdir(product().temporary)).toEqual([]);
  });

  it.each([
    ['with a text that is far too long', 413, (form: FormData) => form.set('fileInfo', 'x'.repeat(70_000))],
    [
      'with more texts than any form of the panel',
      413,
      (form: FormData) => {
        for (let index = 0; index < 200; index += 1) form.append('fileInfo', '{}');
      },
    ],
    [
      'with more files than the panel sends at once',
      413,
      (form: FormData) => {
        for (let index = 0; index < 11; index += 1)
          form.append('files', new Blob([PNG], { type: 'image/png' }), 'x.png');
      },
    ],
    [
      'with more than 20 MB',
      413,
      (form: FormData) => form.set('files', new Blob([new Uint8Array(21 * 2 ** 20)], { type: 'image/png' }), 'x.png'),
    ],
  ])('is refused in a form %s', async (_, status, fill) => {
    const body = new FormData();
    fill(body);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await product().api.send('/upload', { method: 'POST', headers, body });
    expect([answer.status, await readdir(product().temporary)]).toEqual([status, []]);
    expect(product().logs()).not.toContain('Formidable');
  });

  it('is refused when it does not tell its length, and left nowhere when it breaks off', async () => {
    const { url } = product();
    const head = ['POST /upload HTTP/1.1', 'Host: x', `Authorization: Bearer ${token}`];
    const disposition = 'Content-Disposition: form-data; name="files"; filename="x.png"';
    const begin = (length: string, first: string) =>
      [...head, 'Content-Type: multipart/form-data; boundary=x', length, '', first, disposition].join('\r\n');
    const untold = await sendRaw(url, begin('Transfer-Encoding: chunked', '400\r\n--x'), { until: /\r\n\r\n/ });
    expect(untold.status).toBe(411);
    const half = `\r\nContent-Type: image/png\r\n\r\n${'x'.repeat(300_000)}`;
    const brokenOff = sendRaw(url, `${begin('Content-Length: 900000', '--x')}${half}`, { hangUpMs: 2_000 });
    await expect.poll(() => readdir(product().temporary), { interval: 5, timeout: 10_000 }).toHaveLength(1);
    await brokenOff;
    await expect.poll(() => readdir(product().temporary), { interval: 5, timeout: 10_000 }).toEqual([]);
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
