import { connect } from 'node:net';

/** What came back over a connection, and how it ended. */
export interface RawReply {
  /** Of the first final answer; 0 when none came. */
  status: number;
  /** All of it, one character a byte. */
  text: string;
  end: 'closed' | 'reset' | 'timeout' | 'heard';
}

export interface RawOptions {
  /** After so long without a byte the connection is given up: `timeout`. */
  quietMs?: number;
  /** After so long the client has nothing more to say, and says so: for requests that lie about their length. */
  hangUpMs?: number;
  /** Once this has come, no more is waited for: for requests that are answered before they are finished. */
  until?: RegExp;
}

const CONTINUE = /^(HTTP\/1\.[01] 1\d\d [^\r]*\r\n([^\r\n]+\r\n)*\r\n)+/;
const STATUS = /^HTTP\/1\.[01] (\d{3})/;

/** Sends bytes, one a character, to a product as they are and reads until it ends the connection. */
export function sendRaw(
  url: string,
  bytes: string,
  { quietMs = 10_000, hangUpMs, until }: RawOptions = {},
): Promise<RawReply> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    const chunks: Buffer[] = [];
    const hangUp = hangUpMs === undefined ? undefined : setTimeout(() => socket.end(), hangUpMs);
    const finish = (end: RawReply['end']) => {
      clearTimeout(hangUp);
      socket.destroy();
      const text = Buffer.concat(chunks).toString('latin1').replace(CONTINUE, '');
      resolve({ status: Number(STATUS.exec(text)?.[1] ?? 0), text, end });
    };
    socket.setTimeout(quietMs, () => finish('timeout'));
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (until?.test(Buffer.concat(chunks).toString('latin1'))) finish('heard');
    });
    socket.once('end', () => finish('closed'));
    socket.once('error', () => finish('reset'));
    socket.write(bytes, 'latin1');
  });
}
