import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Times, sortedTimes } from '../timing.js';

/** One order on its way. */
export interface Posted {
  path: string;
  /** Its Idempotency-Key: never used before. */
  key: string;
  body: unknown;
}

/** Clients that place an order as soon as their last one was answered, each on its own connection. */
export const CLIENTS = 8;

function post(origin: string, agent: Agent, { path, key, body }: Posted): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(body));
  const headers = { 'content-type': 'application/json', 'content-length': bytes.length, 'idempotency-key': key };
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}${path}`, { method: 'POST', agent, headers }, (response) => {
      let answer = '';
      response.setEncoding('utf8').on('data', (text: string) => (answer += text));
      response.on('error', reject).on('end', () => {
        if (response.statusCode === 201) resolve();
        else reject(new Error(`An order was answered with ${String(response.statusCode)}: ${answer}`));
      });
    });
    sent.on('error', reject).end(bytes);
  });
}

export interface Placed {
  perSecond: number;
  /** Milliseconds each order took; at a rate, from the moment at which it was due, so that a queue is not hidden. */
  times: Times;
}

export interface Placing {
  seconds: number;
  /** Orders per second in the mean, at random moments as people order; as fast as they are answered unless given. */
  rate?: number;
  clients?: number;
  /** Hears at once how long each order took. */
  onPlaced?: (took: number) => void;
  /** Ends it earlier. */
  signal?: AbortSignal;
}

/**
 * Lets clients place orders for so long.
 * @param origins of the instances: the clients are shared out among them
 * @throws Error for any answer but 201
 */
export async function placeOrders(
  origins: readonly string[],
  orderOf: (turn: number) => Posted,
  { seconds, rate = Infinity, clients = CLIENTS, onPlaced, signal }: Placing,
): Promise<Placed> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  const times: number[] = [];
  let turn = 0;
  let nextDueAt = startedAt;
  const client = async (origin: string) => {
    while (performance.now() < end && !signal?.aborted) {
      const order = turn;
      turn += 1;
      const dueAt = nextDueAt;
      nextDueAt += (-Math.log(1 - Math.random()) / rate) * 1000;
      if (dueAt > end) return;
      const early = dueAt - performance.now();
      if (early > 0) await pause(early);
      const from = rate === Infinity ? performance.now() : dueAt;
      await post(origin, agent, orderOf(order));
      const took = performance.now() - from;
      times.push(took);
      onPlaced?.(took);
    }
  };
  try {
    await Promise.all(Array.from({ length: clients }, (_, index) => client(origins[index % origins.length] ?? '')));
    return { perSecond: times.length / ((performance.now() - startedAt) / 1000), times: sortedTimes(times) };
  } finally {
    agent.destroy();
  }
}
