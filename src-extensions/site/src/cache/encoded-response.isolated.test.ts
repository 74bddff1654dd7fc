import type * as Zlib from 'node:zlib';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { encodeResponse } from './encoded-response.js';

const state = vi.hoisted(() => ({ fails: false }));

vi.mock('node:zlib', async (importOriginal) => {
  const zlib = await importOriginal<typeof Zlib>();
  type Done = (error: Error | null, bytes: Buffer) => void;
  return {
    ...zlib,
    brotliCompress(body: Buffer, options: object, done: Done) {
      if (state.fails) done(new Error('no memory'), Buffer.alloc(0));
      else zlib.brotliCompress(body, options, done);
    },
  };
});

const TEXT = 'Quattro Formaggi, Diavola. '.repeat(40);

describe('a body whose compression fails', () => {
  it('is compressed again for the next request', async () => {
    const page = encodeResponse({ status: 200, headers: { 'Content-Type': 'text/html' }, body: Buffer.from(TEXT) });
    state.fails = true;
    await expect(page.encodedAs('br')).rejects.toThrow('no memory');
    state.fails = false;
    const { body } = await page.encodedAs('br');
    expect(brotliDecompressSync(body).toString()).toBe(TEXT);
    expect(page.encodedAs('br')).not.toBeInstanceOf(Promise);
  });
});
