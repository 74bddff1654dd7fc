import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../limits/network.js';
import { type BudgetLimits, ByteBudget, type Charge } from './byte-budget.js';

const MB = 1024 * 1024;

/** The largest answer has some megabytes, a usual one a hundred kilobytes. */
const UNREAD_ANSWERS: BudgetLimits = { total: 128 * MB, perPeer: 16 * MB, minimum: 16 * 1024 };

/** How often it is looked what waits, in milliseconds. */
const LOOK_MS = 1000;

interface UnreadOptions {
  /** Whether all connections come from a proxy, which reads for its visitors: then nobody can be told apart. */
  isProxied: boolean;
  limits?: BudgetLimits;
  lookMs?: number;
}

/**
 * Limits the bytes that wait in this process to be read by clients. Node closes a connection whose client reads nothing; this
 * closes those that read next to nothing while they hold answers of their own, the oldest first, once they hold too much
 * together.
 */
export function limitUnreadAnswers(server: Server, options: UnreadOptions): void {
  const { isProxied, limits = UNREAD_ANSWERS, lookMs = LOOK_MS } = options;
  const budget = new ByteBudget(isProxied ? { ...limits, perPeer: limits.total } : limits);
  const connections = new Set<Socket>();
  const charges = new Map<Socket, Charge>();
  const settle = (socket: Socket) => {
    charges.get(socket)?.end();
    charges.delete(socket);
  };
  const charge = (socket: Socket): Charge => {
    const known = charges.get(socket);
    if (known) return known;
    const begun = budget.begin(networkOf(socket.remoteAddress ?? ''), () => socket.destroy());
    charges.set(socket, begun);
    return begun;
  };
  const look = () => {
    for (const socket of connections) {
      if (socket.writableLength > 0) charge(socket).hold(socket.writableLength);
      else settle(socket);
    }
  };
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => {
      connections.delete(socket);
      settle(socket);
    });
  });
  const clock = setInterval(look, lookMs).unref();
  server.once('close', () => clearInterval(clock));
}
