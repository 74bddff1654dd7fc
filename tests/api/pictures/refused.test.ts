import { rename } from 'node:fs/promises';
import path from 'node:path';
import { deflateSync, crc32 } from 'node:zlib';
import { PICTURE_LIMITS } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../../restaurant/use-product.js';
import { encoded, surface } from './camera.js';
import { kept, refusal, send } from './upload.js';

const NO_PICTURE = 'This is not a picture that can be shown: send a JPEG, PNG, WebP or AVIF file.';
const DAMAGED = 'This picture is damaged: it cannot be opened. Please send another one.';
const TOO_LARGE = 'The picture must be at most 20 MB.';
const TOO_MANY_PIXELS = 'The picture must have at most 50 million pixels.';

const text = (content: string) => Buffer.from(content, 'latin1');
const SVG = text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const PAGE = text('<!doctype html><script>alert(1)</script>');
const GIF = text('GIF89a=1;alert(1)');

const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 24]), text('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(64)]);

function chunk(type: string, body: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  const named = Buffer.concat([text(type), body]);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG that says how large it is and is a few kilobytes of nothing: opened, it would fill the memory. */
function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const pixels = deflateSync(Buffer.alloc(8 * 1024 * 1024), { level: 9 });
  return Buffer.concat([
    text('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a picture that is refused', () => {
  const product = useProduct();

  /** The refusal, when nothing is left of the picture. */
  async function refused(bytes: Uint8Array, sent?: Parameters<typeof refusal>[2]) {
    const before = await kept(product());
    const answer = await refusal(product(), bytes, sent);
    expect(await kept(product())).toEqual(before);
    return answer;
  }

  it.each([
    ['a drawing, which can carry scripts', SVG],
    ['a page', PAGE],
    ['a script that looks like a moving picture', GIF],
    ['nothing', Buffer.alloc(0)],
    ['three bytes', Buffer.from([0xff, 0xd8, 0x00])],
  ])('is %s, whatever it is called', async (_, bytes) => {
    expect(await refused(bytes)).toEqual([415, NO_PICTURE]);
  });

  it('is of a kind that browsers do not show, and says what to do', async () => {
    const [status, message] = await refused(HEIC, { type: 'image/heic' });
    expect([status, message.includes('JPEG')]).toEqual([415, true]);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is half a %s', async (format) => {
    const whole = await encoded(surface({ width: 1200, height: 900 }), format);
    expect(await refused(whole.subarray(0, whole.length / 2))).toEqual([400, DAMAGED]);
  });

  it('is a picture by its first bytes alone', async () => {
    const [png] = [await surface({ width: 400, height: 300 }).png().toBuffer()];
    expect(await refused(Buffer.concat([png.subarray(0, 60), PAGE, Buffer.alloc(900)]))).toEqual([400, DAMAGED]);
  });

  it('holds a few kilobytes that open to gigabytes', async () => {
    const bytes = bomb(40_000, 40_000);
    expect(bytes.length).toBeLessThan(20_000);
    expect(await refused(bytes)).toEqual([413, TOO_MANY_PIXELS]);
  });

  it('has more pixels than are opened', async () => {
    const bytes = await surface({ width: 8000, height: 6251 }).png({ compressionLevel: 9 }).toBuffer();
    expect(await refused(bytes)).toEqual([413, TOO_MANY_PIXELS]);
  });

  it('is too large, said or not', async () => {
    const bytes = Buffer.alloc(PICTURE_LIMITS.bytes + 1, await surface({ width: 9, height: 9 }).jpeg().toBuffer());
    expect(await refused(bytes)).toEqual([413, TOO_LARGE]);
    const unsaid: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg', authorization: `Bearer ${product().token}` },
      body: new Blob([bytes]).stream(),
      duplex: 'half',
    };
    const answer = await fetch(`${product().url}/api/admin/pictures`, unsaid);
    expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining(TOO_LARGE)]);
  });

  it('comes from somebody who is not signed in', async () => {
    const bytes = await surface({ width: 800, height: 600 }).jpeg().toBuffer();
    expect((await refused(bytes, { token: null }))[0]).toBe(401);
    expect((await refused(bytes, { token: 'forged' }))[0]).toBe(401);
  });

  it.each(['application/json', 'application/pdf', 'text/plain'])('is no picture by its type, %s', async (type) => {
    expect(await refused(Buffer.from('{}'), { type })).toEqual([
      415,
      'Send a picture as image/jpeg, image/png, image/webp or image/avif.',
    ]);
  });

  it('goes where no pictures are taken', async () => {
    const { api, token } = product();
    const bytes = await surface({ width: 8, height: 6 }).jpeg().toBuffer();
    const answer = await api.send('/api/admin/menu/items', {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg', authorization: `Bearer ${token}` },
      body: new Uint8Array(bytes),
    });
    expect(answer.status).toBe(415);
  });

  it.each([
    [`?alternativeText=${'x'.repeat(151)}`, 400],
    ['?nonsense=1', 400],
  ])('has %s in its address', async (query, status) => {
    const bytes = await surface({ width: 8, height: 6 }).jpeg().toBuffer();
    expect((await refused(bytes, { query }))[0]).toBe(status);
  });

  it('cannot be written down', async () => {
    const uploads = path.join(product().dataDir, 'public/uploads');
    const bytes = await surface({ width: 800, height: 600 }).jpeg().toBuffer();
    await rename(uploads, `${uploads}-away`);
    try {
      expect((await refusal(product(), bytes))[0]).toBe(500);
    } finally {
      await rename(`${uploads}-away`, uploads);
    }
    expect(await refused(SVG)).toEqual([415, NO_PICTURE]);
  });

  it('cannot be entered in the library', async () => {
    await product().sql.raw(
      "CREATE TRIGGER full_library BEFORE INSERT ON files BEGIN SELECT RAISE(ABORT, 'no more files'); END",
    );
    try {
      const [status] = await refused(await surface({ width: 800, height: 600 }).jpeg().toBuffer());
      expect(status).toBeGreaterThanOrEqual(500);
    } finally {
      await product().sql.raw('DROP TRIGGER full_library');
    }
  });

  it('leaves the connection free for the next one', async () => {
    const good = await surface({ width: 800, height: 600 }).jpeg().toBuffer();
    for (let round = 0; round < 5; round += 1) await refused(SVG);
    expect((await send(product(), good)).status).toBe(201);
  });
});
