import type * as Zlib from 'node:zlib';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { makeReady } from './ready.js';

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

describe('a body that could not be compressed', () => {
  it('is tried again the next time it is asked for', async () => {
    const page = makeReady({ status: 200, headers: { 'Content-Type': 'text/html' }, body: Buffer.from(TEXT) });
    state.fails = true;
    await expect(page.in('br')).rejects.toThrow('no memory');
    state.fails = false;
    const { body } = await page.in('br');
    expect(brotliDecompressSync(body).toString()).toBe(TEXT);
    expect(page.in('br')).not.toBeInstanceOf(Promise);
  });
});
