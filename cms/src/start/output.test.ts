import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { keepWriting } from './output.js';

/** A stream whose other end takes nothing while it is told so. */
function openEnd() {
  const written: string[] = [];
  const waiting: (() => void)[] = [];
  let isStalled = false;
  const stream = new Writable({
    decodeStrings: false,
    autoDestroy: false,
    write(chunk: string, _encoding, done) {
      written.push(chunk);
      if (isStalled) waiting.push(done);
      else done();
    },
  });
  return {
    stream,
    written,
    stall: () => (isStalled = true),
    goOn() {
      isStalled = false;
      for (const done of waiting.splice(0)) done();
    },
  };
}

const isLost = /^\n\[.*\] warn: (\d+) entries of the log before this one could not be written\.\n/;

describe('keepWriting', () => {
  it('buffers at most a megabyte for a reader that does not read, and notes the missing entries later', async () => {
    const end = openEnd();
    keepWriting(end.stream);
    end.stall();
    const line = `${'x'.repeat(1023)}\n`;
    for (let index = 0; index < 5000; index += 1) end.stream.write(line);
    expect(end.stream.writableLength).toBeLessThan(1.1 * 1024 * 1024);
    end.goOn();
    await new Promise((resolve) => end.stream.write('after\n', resolve));
    const missed = Number(isLost.exec(end.written.at(-1) ?? '')?.[1]);
    expect(missed + end.written.length - 1).toBe(5000);
    expect(end.written.at(-1)).toMatch(/\nafter\n$/);
  });

  it('calls back after each write, also after a dropped one', async () => {
    const end = openEnd();
    keepWriting(end.stream);
    end.stall();
    end.stream.write('x'.repeat(2 * 1024 * 1024));
    await new Promise<void>((resolve) => end.stream.write('one more', () => resolve()));
    await new Promise<void>((resolve) => end.stream.write('and one', 'utf8', () => resolve()));
  });
});
