import type { Writable } from 'node:stream';

/** Output that may be buffered for a slow reader, in bytes; further entries are dropped and counted. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

type Done = (error?: Error | null) => void;

/** It begins with a line break because the failed write may have ended within a line. */
const lostNote = (lost: number) =>
  `\n[${new Date().toISOString()}] warn: ${lost} entries of the log before this one could not be written.\n`;

/**
 * Keeps errors of an output stream from ending the process: a reader that went away, a full disk, a reader that does not
 * read. Entries that cannot be written are dropped. Each write tries again, so that the log continues once there is room
 * or a new reader, with a note of how many entries are missing.
 */
export function keepWriting(stream: Writable): void {
  const write = stream.write.bind(stream);
  let lost = 0;
  stream.on('error', () => undefined);

  function writeOrCount(chunk: string | Uint8Array, encoding: BufferEncoding, done: Done): boolean {
    // Waiting for the reader would block the product, and buffering everything would fill the memory.
    if (stream.writableLength > MAX_BUFFERED_BYTES) {
      lost += 1;
      process.nextTick(done);
      return false;
    }
    const missed = typeof chunk === 'string' ? lost : 0;
    lost -= missed;
    return write(missed > 0 ? `${lostNote(missed)}${String(chunk)}` : chunk, encoding, (error) => {
      if (error) lost += missed + 1;
      done(error);
    });
  }

  Object.defineProperty(stream, 'write', {
    configurable: true,
    writable: true,
    value(chunk: string | Uint8Array, encoding?: BufferEncoding | Done, done?: Done) {
      return typeof encoding === 'function'
        ? writeOrCount(chunk, 'utf8', encoding)
        : writeOrCount(chunk, encoding ?? 'utf8', done ?? (() => undefined));
    },
  });
}

/** Applies {@link keepWriting} to the standard output and error of this process. */
export function surviveBrokenOutput(): void {
  keepWriting(process.stdout);
  keepWriting(process.stderr);
}
