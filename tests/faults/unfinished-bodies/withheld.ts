import { connect, type Socket } from 'node:net';

/** Requests that are begun on connections of their own and never finished. */
export interface Withheld {
  /** Resolves when each connection has sent all it has to say, or was closed before. */
  sent: Promise<unknown>;
  /** The status of each answer so far. */
  statuses: () => number[];
  /** How many connections were answered or closed. A close may overtake the answer, as there is still more to be read. */
  over: () => number;
  stop: () => void;
}

export interface Unfinished {
  connections: number;
  /** The head of each request. */
  head: (index: number) => string;
  /** What is sent of each body; its end never comes. */
  body: Buffer;
}

function begin({ hostname, port }: URL, head: string, body: Buffer, heard: (text: string) => void) {
  const socket = connect(Number(port), hostname).setEncoding('latin1');
  socket.on('data', heard).on('error', () => undefined);
  const sent = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    socket.write(head, 'latin1');
    socket.write(body, () => resolve());
  });
  return { socket, sent };
}

/** Opens all connections at once, and keeps them open until it is stopped. */
export function withhold(origin: string, { connections, head, body }: Unfinished): Withheld {
  const url = new URL(origin);
  const heard: string[] = Array.from({ length: connections }, () => '');
  const begun = heard.map((_, index) =>
    begin(url, head(index), body, (text) => {
      heard[index] = `${heard[index] ?? ''}${text}`;
    }),
  );
  return {
    sent: Promise.all(begun.map(({ sent }) => sent)),
    statuses: () =>
      heard.flatMap((text) => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))),
    over: () => begun.filter(({ socket }, index) => heard[index] !== '' || socket.destroyed).length,
    stop: () => begun.forEach(({ socket }: { socket: Socket }) => socket.destroy()),
  };
}
