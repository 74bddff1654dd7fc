import type { IncomingMessage } from 'node:http';

/** What is read of a connection at once: so much may have come that is not taken apart yet. */
const AHEAD = 64 * 1024;

/**
 * Tells a body that is sent in crumbs: chunks of a byte each cost their sender six bytes, and whoever takes them apart
 * thousands of instructions.
 * @returns whether what came since is such a body, asked with how many of its bytes have been read
 */
export function watchForCrumbs({ socket }: IncomingMessage): (bodyBytes: number) => boolean {
  const before = socket.bytesRead;
  return (bodyBytes) => socket.bytesRead - before > 2 * bodyBytes + AHEAD;
}
