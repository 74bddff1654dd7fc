import type { StreamEvent, EventBatches } from '@pickup/web';

export type BoardEvent = StreamEvent<'orderEvents'>;

/** `reconnecting`: a short break; `lost`: a break the owner is alarmed about. */
export type ConnectionState = 'connecting' | 'live' | 'reconnecting' | 'lost';

/** The board's connection to the server. */
export interface Connection {
  state: ConnectionState;
  /** When the server last sent anything, in milliseconds; null before the first time. */
  heardAt: number | null;
}

/** In milliseconds. */
export const PAUSES = {
  /** After the first failed attempt; each further pause is twice as long. */
  first: 500,
  longest: 15_000,
  /** Without a byte; the server sends a heartbeat every 15 s. */
  silence: 40_000,
  /** A connection that lasts this long resets the pauses. */
  stable: 5_000,
  /** A shorter break, as when the connection's token is renewed, is not shown. */
  unannounced: 1_000,
  /** After this long a break counts as lost. */
  lost: 10_000,
} as const;

interface BoardOptions {
  /** Opens the stream, resuming after this event where one is given. */
  open: (lastEventId: string | undefined, signal: AbortSignal) => Promise<EventBatches<'orderEvents'>>;
  /** In milliseconds. */
  readClock: () => number;
  /** Receives every event once, in order. */
  onEvent: (event: BoardEvent) => void;
  onConnection: (connection: Connection) => void;
}

export interface BoardConnection {
  /** Tries again at once. */
  retry: () => void;
  /** The page became visible: a connection that has been silent for too long is replaced now. */
  look: () => void;
  stop: () => void;
}

/** A pause that can be cut short. */
function createPause() {
  let wake = () => {};
  return {
    wait: (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    wake: () => wake(),
  };
}

/** Reports the connection state: a break shows after a moment, and counts as lost after a while. */
function createConnectionReporter(onConnection: (connection: Connection) => void) {
  let connection: Connection = { state: 'connecting', heardAt: null };
  let timers: ReturnType<typeof setTimeout>[] = [];
  const say = (next: Partial<Connection>) => onConnection((connection = { ...connection, ...next }));
  const settle = () => timers.splice(0).forEach(clearTimeout);
  const breaks = (steps: readonly [ConnectionState, number][]) => {
    if (timers.length > 0) return;
    timers = steps.map(([state, ms]) => setTimeout(() => say({ state }), ms));
  };
  breaks([['lost', PAUSES.lost]]);
  return {
    get: () => connection,
    heard: (now: number) => (connection = { ...connection, heardAt: now }),
    live: () => {
      settle();
      say({ state: 'live' });
    },
    broken: () => {
      if (connection.state !== 'live') return;
      breaks([
        ['reconnecting', PAUSES.unannounced],
        ['lost', PAUSES.lost],
      ]);
    },
    settle,
  };
}

/** What arrives until the signal: a read that does not notice the abort is left alone. @throws the signal's reason */
async function* untilAborted<Item>(items: AsyncIterable<Item>, signal: AbortSignal): AsyncGenerator<Item> {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The connection was given up.')), { once: true });
  });
  // Nobody waits for it between two reads.
  aborted.catch(() => undefined);
  const iterator = items[Symbol.asyncIterator]();
  for (;;) {
    const next = await Promise.race([iterator.next(), aborted]);
    if (next.done === true || signal.aborted) return;
    yield next.value;
  }
}

/** Receives order events until stopped, reconnecting as often as necessary. */
export function connectBoard({ open, readClock, onEvent, onConnection }: BoardOptions): BoardConnection {
  const pause = createPause();
  const reporter = createConnectionReporter(onConnection);
  let lastEventId: string | undefined;
  let attempt = new AbortController();
  let liveSince: number | null = null;
  let next: number = PAUSES.first;
  const life = new AbortController();
  const isOver = () => life.signal.aborted;

  function take(event: BoardEvent): void {
    // Events repeated after a reconnect were handled already; a stream that starts over announces it by `ready`.
    if (event.name === 'order' && lastEventId !== undefined && Number(event.id) <= Number(lastEventId)) return;
    if (event.id !== '') lastEventId = event.id;
    if (event.name === 'ready') {
      liveSince ??= readClock();
      reporter.live();
    }
    onEvent(event);
  }

  async function listen(): Promise<void> {
    const { signal } = (attempt = new AbortController());
    const giveUp = () => attempt.abort();
    let watch = setTimeout(giveUp, PAUSES.silence);
    // Also when the stream itself does not notice the abort.
    signal.addEventListener('abort', () => clearTimeout(watch));
    liveSince = null;
    try {
      for await (const events of untilAborted(await open(lastEventId, signal), signal)) {
        clearTimeout(watch);
        watch = setTimeout(giveUp, PAUSES.silence);
        reporter.heard(readClock());
        events.forEach(take);
      }
    } catch {
      // However it ended, it is reported and another connection is tried.
    } finally {
      // A stream that is not read to its end would stay open.
      attempt.abort();
    }
  }

  async function run(): Promise<void> {
    while (!isOver()) {
      await listen();
      if (isOver()) return;
      reporter.broken();
      const wasStable = liveSince !== null && readClock() - liveSince >= PAUSES.stable;
      if (wasStable) next = 0;
      await pause.wait(next);
      next = Math.min(Math.max(PAUSES.first, next * 2), PAUSES.longest);
    }
  }

  const retry = () => {
    next = 0;
    attempt.abort();
    pause.wake();
  };
  void run();

  return {
    retry,
    look: () => {
      const { state, heardAt } = reporter.get();
      if (state !== 'live' || readClock() - (heardAt ?? 0) > PAUSES.silence) retry();
    },
    stop: () => {
      life.abort();
      attempt.abort();
      pause.wake();
      reporter.settle();
    },
  };
}
