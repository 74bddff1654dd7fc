import type { AdminOrder } from '@pickup/contract';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { order } from '../../../tests/mock-api/index.js';
import { connectBoard, PAUSES, type BoardEvent, type Connection } from './connection.js';

const placed = (id: number): BoardEvent => ({
  name: 'order',
  id: String(id),
  data: { kind: 'placed', order: order(id) },
});
const ready = (id: number, unopened: AdminOrder[] = []): BoardEvent => ({
  name: 'ready',
  id: String(id),
  data: { unopened },
});

/** A stream whose server a test plays. */
class Line {
  readonly #turns: BoardEvent[][] = [];
  #next: () => void = () => undefined;
  #end: Error | 'closed' | null = null;

  constructor(
    readonly lastEventId: string | undefined,
    readonly signal: AbortSignal,
  ) {
    signal.addEventListener('abort', () => this.cut());
  }

  say(...events: BoardEvent[]): void {
    this.#turns.push(events);
    this.#next();
  }

  cut(): void {
    this.#end ??= new Error('cut');
    this.#next();
  }

  close(): void {
    this.#end ??= 'closed';
    this.#next();
  }

  async *[Symbol.asyncIterator]() {
    for (;;) {
      const turn = this.#turns.shift();
      if (turn) yield turn;
      else if (this.#end === 'closed') return;
      else if (this.#end) throw this.#end;
      else await new Promise<void>((resolve) => (this.#next = resolve));
    }
  }
}

/** A board, the lines it has opened, and what it has heard and said. */
function openBoard() {
  const lines: Line[] = [];
  const heard: BoardEvent[] = [];
  const connections: Connection[] = [];
  const state = { reachable: true };
  const connection = connectBoard({
    open: (lastEventId, signal) => {
      const line = new Line(lastEventId, signal);
      lines.push(line);
      return state.reachable ? Promise.resolve(line) : Promise.reject(new Error('unreachable'));
    },
    readClock: () => Date.now(),
    onEvent: (event) => heard.push(event),
    onConnection: (connection) => connections.push(connection),
  });
  onTestFinished(connection.stop);
  const line = () => {
    const last = lines.at(-1);
    if (!last) throw new Error('No line was opened.');
    return last;
  };
  return {
    ...connection,
    state,
    lines,
    line,
    heard: () => heard.map(({ name, id }) => `${name} ${id}`),
    connection: () => connections.at(-1)?.state,
    connections,
  };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

/** A board that has been live for a while. */
async function openLive() {
  const board = openBoard();
  await pass(0);
  board.line().say(ready(7));
  await pass(PAUSES.stable);
  return board;
}

describe('a connected board', () => {
  it('is live after `ready`, and receives events as they come', async () => {
    const board = openBoard();
    await pass(0);
    expect(board.line().lastEventId).toBeUndefined();
    expect(board.connection()).toBeUndefined();
    board.line().say(ready(7));
    await pass(0);
    expect(board.connection()).toBe('live');
    board.line().say(placed(8), placed(9));
    await pass(0);
    expect(board.heard()).toEqual(['ready 7', 'order 8', 'order 9']);
  });

  it('stays live on heartbeats alone, and replaces a silent connection', async () => {
    const board = await openLive();
    for (let beats = 0; beats < 5; beats += 1) {
      board.line().say();
      await pass(0);
      await pass(15_000);
    }
    expect(board.lines).toHaveLength(1);
    await pass(PAUSES.silence - 15_000 - 1);
    expect(board.lines).toHaveLength(1);
    await pass(1000);
    expect(board.lines).toHaveLength(2);
    expect(board.lines[0]?.signal.aborted).toBe(true);
  });

  it('replaces a silent connection as soon as the page becomes visible', async () => {
    const board = await openLive();
    board.look();
    await pass(0);
    expect(board.lines).toHaveLength(1);
    vi.setSystemTime(Date.now() + PAUSES.silence + 1);
    board.look();
    await pass(0);
    expect(board.lines).toHaveLength(2);
  });

  it('leaves nothing open when it is stopped', async () => {
    const board = await openLive();
    board.stop();
    await pass(60_000);
    expect(board.lines).toHaveLength(1);
    expect(board.line().signal.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a break', () => {
  it('is resumed at once from the last event; a short one is not shown', async () => {
    const board = await openLive();
    board.line().say(placed(8));
    await pass(0);
    board.line().close();
    await pass(0);
    expect(board.line().lastEventId).toBe('8');
    board.line().say(placed(9), ready(9));
    await pass(PAUSES.lost);
    expect(new Set(board.connections.map(({ state }) => state))).toEqual(new Set(['live']));
    expect(board.heard()).toEqual(['ready 7', 'order 8', 'order 9', 'ready 9']);
  });

  it('delivers no event twice, whatever the server repeats', async () => {
    const board = await openLive();
    board.line().say(placed(8), placed(9));
    await pass(0);
    board.line().cut();
    await pass(0);
    board.line().say(placed(8), placed(9), placed(10), ready(10));
    await pass(0);
    expect(board.heard()).toEqual(['ready 7', 'order 8', 'order 9', 'order 10', 'ready 10']);
  });

  it('accepts lower event ids after a stream starts over', async () => {
    const board = await openLive();
    board.line().cut();
    await pass(0);
    board.line().say(ready(2), placed(3));
    await pass(0);
    board.line().cut();
    await pass(PAUSES.first);
    expect(board.heard()).toEqual(['ready 7', 'ready 2', 'order 3']);
    expect(board.line().lastEventId).toBe('3');
  });

  it('is `reconnecting` after a moment, `lost` after a while, and over with the next `ready`', async () => {
    const board = await openLive();
    board.state.reachable = false;
    board.line().cut();
    await pass(PAUSES.unannounced - 1);
    expect(board.connection()).toBe('live');
    await pass(1);
    expect(board.connection()).toBe('reconnecting');
    expect(board.connections.at(-1)?.heardAt).toBe(Date.now() - PAUSES.unannounced - PAUSES.stable);
    await pass(PAUSES.lost - PAUSES.unannounced);
    expect(board.connection()).toBe('lost');
    board.state.reachable = true;
    board.retry();
    await pass(0);
    board.line().say(ready(7));
    await pass(0);
    expect(board.connection()).toBe('live');
  });

  it('is `lost` too when there never was a connection', async () => {
    const board = openBoard();
    board.line().cut();
    board.state.reachable = false;
    await pass(PAUSES.lost);
    expect(board.connection()).toBe('lost');
  });

  it('is retried after growing pauses, up to a limit', async () => {
    const board = await openLive();
    board.state.reachable = false;
    board.line().cut();
    const tries: number[] = [];
    let count = board.lines.length;
    for (let seconds = 0; seconds <= 60; seconds += 0.5) {
      await pass(seconds === 0 ? 0 : 500);
      if (board.lines.length > count) tries.push(seconds);
      count = board.lines.length;
    }
    expect(tries).toEqual([0, 0.5, 1.5, 3.5, 7.5, 15.5, 30.5, 45.5, 60.5].filter((at) => at <= 60));
  });

  it('is retried at once when asked, also while an attempt has no answer yet', async () => {
    const board = await openLive();
    board.state.reachable = false;
    board.line().cut();
    await pass(20_000);
    const before = board.lines.length;
    board.state.reachable = true;
    board.retry();
    await pass(0);
    expect(board.lines).toHaveLength(before + 1);
    board.retry();
    await pass(0);
    expect(board.lines).toHaveLength(before + 2);
  });

  it('backs off from a server that closes the connection after each `ready`', async () => {
    const board = openBoard();
    for (let seconds = 0; seconds < 10; seconds += 0.5) {
      await pass(0);
      board.line().say(ready(7));
      await pass(0);
      board.line().close();
      await pass(500);
    }
    expect(board.lines.length).toBeLessThan(8);
  });
});
