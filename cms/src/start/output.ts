import type { Writable } from 'node:stream';

/** Text that may wait for a slow reader, in bytes; what comes on top of it is lost, and counted. */
const MOST_WAITING_BYTES = 1024 * 1024;

type Done = (error?: Error | null) => void;

/** Half a line may stand before it, from the write that failed. */
const lostNote = (lost: number) =>
  `\n[${new Date().toISOString()}] warn: ${lost} entries of the log before this one could not be written.\n`;

/**
 * Makes a stream of text survive whatever happens to its other end: a reader that went away, a full disk, a reader that
 * takes nothing. What cannot be written is lost, not the process. Every write tries again, so that a disk with room again
 * and a named pipe with a new reader get the log from there on, with how much of it they missed.
 */
export function keepWriting(stream: Writable): void {
  const write = stream.write.bind(stream);
  let lost = 0;
  stream.on('error', () => undefined);

  function writeOrCount(chunk: string | Uint8Array, encoding: BufferEncoding, done: Done): boolean {
    // Waiting for the reader would stop the product; keeping everything for it would fill the memory.
    if (stream.writableLength > MOST_WAITING_BYTES) {
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

/** Neither the output nor the errors of this process may end it: the logger, Node's console and our own lines go there. */
export function surviveBrokenOutput(): void {
  keepWriting(process.stdout);
  keepWriting(process.stderr);
}
