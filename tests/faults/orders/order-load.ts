import { setTimeout as pause } from 'node:timers/promises';
import { createClient, type Client } from '../../product/client.js';
import type { Attempt, OrderLedger } from './order-ledger.js';

/** An order that was answered with a refusal. */
interface RefusedOrder {
  status: number;
  message: string;
}

export interface OrderLoadOptions {
  ledger: OrderLedger;
  /** What a client does whose connection broke: it stops, or sends the same order again as the storefront does. */
  whenLost: 'leave' | 'retry';
}

/** Clients that place one order after another, each on a connection of its own. */
export interface OrderLoad {
  /** How many orders were answered so far. */
  served: () => number;
  refused: readonly RefusedOrder[];
  /** Orders whose connection broke before an answer came. */
  lost: () => number;
  /** The longest wait for any answer or failure so far, in milliseconds. */
  slowestMs: () => number;
  /** Lets every client finish what it is at; resolves when all have left. */
  stop: () => Promise<void>;
  /** Resolves when all clients have left by themselves. */
  over: Promise<void>;
}

const CLIENTS = 8;
/** What a person needs at least to press the button again. */
const AGAIN_MS = 50;

type Outcome = 'served' | 'refused' | 'lost';

/** Sends one order under its key. */
async function place(api: Client, ledger: OrderLedger, attempt: Attempt, refused: RefusedOrder[]): Promise<Outcome> {
  const headers = { 'idempotency-key': attempt.key };
  const answer = await api.call('placeOrder', { body: attempt.body, headers }).catch((error: unknown) => {
    // A broken connection; anything else is an answer outside the contract.
    if (error instanceof TypeError && error.message === 'fetch failed') return null;
    if (error instanceof TypeError && error.message === 'terminated') return null;
    throw error;
  });
  if (!answer) return 'lost';
  if (answer.ok) {
    ledger.acknowledge(attempt, answer.body);
    return 'served';
  }
  refused.push({ status: answer.status, message: answer.error.message });
  return 'refused';
}

/** Lets eight clients order from a product until they are told to stop. */
export function startOrderLoad(url: string, { ledger, whenLost }: OrderLoadOptions): OrderLoad {
  const api = createClient(url);
  const refused: RefusedOrder[] = [];
  let stopping = false;
  let served = 0;
  let lost = 0;
  let slowest = 0;

  async function client(): Promise<void> {
    let attempt = ledger.next();
    while (!stopping) {
      const startedAt = performance.now();
      const outcome = await place(api, ledger, attempt, refused);
      slowest = Math.max(slowest, performance.now() - startedAt);
      if (outcome === 'served') {
        served += 1;
        attempt = ledger.next();
        continue;
      }
      if (outcome === 'lost') lost += 1;
      if (outcome === 'lost' && whenLost === 'leave') return;
      await pause(AGAIN_MS);
    }
  }

  const over = Promise.all(Array.from({ length: CLIENTS }, client)).then(() => undefined);
  return {
    served: () => served,
    refused,
    lost: () => lost,
    slowestMs: () => slowest,
    stop: () => {
      stopping = true;
      return over;
    },
    over,
  };
}

/**
 * Sends every order again that was never answered, under its own key.
 * @throws Error for a refusal: by now there is nothing in the way
 */
export async function sendAgain(url: string, ledger: OrderLedger): Promise<void> {
  const api = createClient(url);
  for (const attempt of ledger.unanswered()) {
    const headers = { 'idempotency-key': attempt.key };
    const answer = await api.call('placeOrder', { body: attempt.body, headers });
    if (!answer.ok) throw new Error(`${attempt.key} was refused: ${answer.status} ${answer.error.message}`);
    if (answer.status === 200) ledger.storedUnanswered += 1;
    ledger.acknowledge(attempt, answer.body);
  }
}
