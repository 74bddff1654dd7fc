import { connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be cut, as networks are. */
export interface TcpProxy {
  port: number;
  /** Ends what is open and takes nothing new. */
  cut: () => void;
  /** Swallows every byte in both directions and says nothing of it. */
  blackhole: () => void;
  /** Lets everything new pass; what was swallowed stays lost. */
  restore: () => void;
  /** Ends what is open; everything new goes to this port of this machine. */
  redirectTo: (port: number) => void;
  close: () => Promise<void>;
}

type State = 'open' | 'cut' | 'silent';

/** Opens a way to a port of this machine. */
export async function openTcpProxy(target: number): Promise<TcpProxy> {
  let port = target;
  let state: State = 'open';
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };

  const server = createServer((near) => {
    track(near);
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    track(far);
    // Once it has swallowed anything, a connection is of no use any more.
    let lost = state === 'silent';
    const pass = (to: Socket) => (bytes: Buffer) => {
      lost ||= state === 'silent';
      if (!lost) to.write(bytes);
    };
    near.on('data', pass(far));
    far.on('data', pass(near));
    near.on('close', () => lost || far.destroy());
    far.on('close', () => lost || near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut() {
      state = 'cut';
      endAll();
    },
    blackhole() {
      state = 'silent';
    },
    restore() {
      state = 'open';
    },
    redirectTo(next) {
      endAll();
      port = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        endAll();
        server.close(() => resolve());
      }),
  };
}
