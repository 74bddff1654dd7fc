import type { RequestListener, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { networkOf } from '../limits/network.js';
import { type BudgetLimits, ByteBudget, type Charge } from './byte-budget.js';

const MB = 1024 * 1024;

/** The largest answer has some megabytes, a usual one a hundred kilobytes. */
const UNREAD_ANSWERS: BudgetLimits = { total: 128 * MB, perPeer: 16 * MB, minimum: 16 * 1024 };

/** How often waiting answers are counted, in milliseconds. */
const COUNT_MS = 250;

/** The most requests of one connection that are under way: browsers and proxies ask again when they have the last answer. */
const MOST_PIPELINED = 4;

interface UnreadOptions {
  /** Whether all connections come from a proxy, which reads for its visitors: then nobody can be told apart. */
  isProxied: boolean;
  limits?: BudgetLimits;
  countMs?: number;
}

/**
 * Limits the bytes of answers that wait in this process to be read: Node closes a connection whose client reads nothing for some
 * minutes, but not one that asks again and again, or reads a little now and then. Above the limit the connections whose answers
 * have been waiting the longest are closed, and so is one that asks many times before its first answer.
 * @param listener makes the answers, each of them anew
 */
export function limitUnreadAnswers(listener: RequestListener, options: UnreadOptions): RequestListener {
  const { isProxied, limits = UNREAD_ANSWERS, countMs = COUNT_MS } = options;
  const budget = new ByteBudget(isProxied ? { ...limits, perPeer: limits.total } : limits);
  /** Answers under way, and what is counted of those that wait. */
  const open = new Map<ServerResponse, Charge | null>();
  /** How many requests of a connection are under way. */
  const pipelined = new WeakMap<Socket, number>();
  let timer: NodeJS.Timeout | null = null;

  function end(response: ServerResponse): void {
    const { socket } = response.req;
    open.get(response)?.end();
    if (open.delete(response)) pipelined.set(socket, (pipelined.get(socket) ?? 1) - 1);
  }

  function count(): void {
    for (const [response, known] of open) {
      const { socket } = response.req;
      if (response.writableFinished || socket.destroyed) end(response);
      else if (response.writableLength > 0) {
        const charge = known ?? budget.begin(networkOf(socket.remoteAddress ?? ''), () => socket.destroy());
        open.set(response, charge);
        charge.hold(response.writableLength);
      } else if (known) {
        known.end();
        open.set(response, null);
      }
    }
  }

  /** Counts again and again while there are any: an answer may come long after the last request. */
  function countSoon(): void {
    timer ??= setTimeout(() => {
      timer = null;
      count();
      if (open.size > 0) countSoon();
    }, countMs).unref();
  }

  return (request, response) => {
    const { socket } = request;
    // Requests of this process itself have no connection.
    if (!(socket instanceof Socket)) {
      listener(request, response);
      return;
    }
    const underWay = pipelined.get(socket) ?? 0;
    if (underWay >= MOST_PIPELINED) {
      socket.destroy();
      return;
    }
    pipelined.set(socket, underWay + 1);
    open.set(response, null);
    response.once('close', () => end(response));
    listener(request, response);
    countSoon();
  };
}
