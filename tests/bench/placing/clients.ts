import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

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

/**
 * Lets the clients place orders for so long.
 * @param most orders per second at most
 * @returns orders per second
 * @throws Error for any answer but 201
 */
export async function placeOrders(
  origin: string,
  orderOf: (turn: number) => Posted,
  seconds: number,
  most = Infinity,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  let placed = 0;
  let turn = 0;
  const client = async () => {
    while (performance.now() < end) {
      const early = startedAt + (turn / most) * 1000 - performance.now();
      if (early > 0) await pause(early);
      await post(origin, agent, orderOf(turn++));
      placed += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: CLIENTS }, client));
    return placed / ((performance.now() - startedAt) / 1000);
  } finally {
    agent.destroy();
  }
}
