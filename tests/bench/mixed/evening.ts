import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'node:http';
import { openBoard } from '../../product/board.js';
import type { MailServer } from '../../product/mail-server.js';
import { signIn } from '../../product/sign-in.js';
import type { Demo } from '../demo.js';
import { backOffice, editNumber } from '../edits/dish.js';
import { ENCODINGS, HOT_READS } from '../hot-reads/reads.js';
import { placeOrders } from '../placing/clients.js';
import { chooseCart, orderPosts } from '../placing/orders.js';

/** What happens in a second; each order also makes four changes of its status, and its mails. */
export const RATES = { orders: 10, reads: 200, edits: 1 };
export const BOARDS = 3;
const COOKS = 4;

/** So many that none gets more mails than a mailbox may. */
const CUSTOMERS = 100_000;

/** How long the kitchen leaves an order before it takes it through all its statuses. */
const UNTOUCHED_MS = 10_000;
/** An access token lives longer. */
const SIGN_IN_MS = 60_000;
/** How often the boards are looked at. */
const LOOK_MS = 500;
const STATUSES = ['CONFIRMED', 'PREPARING', 'READY', 'COMPLETED'] as const;

/** Hears of each order and each read how long it took, in milliseconds. */
export type Heard = (kind: 'order' | 'read', took: number) => void;

/** Runs a step at its time, so many a second, until it is told to end. */
async function atRate(perSecond: number, signal: AbortSignal, step: (turn: number) => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  for (let turn = 0; !signal.aborted; turn += 1) {
    await wait(Math.max(0, startedAt + (turn * 1000) / perSecond - performance.now()));
    await step(turn);
  }
}

function read(url: string, agent: Agent, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (response) => {
      response.on('error', reject).on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${String(response.statusCode)}`));
      });
      response.resume();
    })
      .on('error', reject)
      .end();
  });
}

/** Reads in turns, each as a browser asks: compressed. */
async function readHot({ url }: Demo, signal: AbortSignal, heard: Heard): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const [encoding] = ENCODINGS;
  const pending = new Set<Promise<void>>();
  let failed: Error | undefined;
  const readTimed = async (turn: number) => {
    const { path, headers } = HOT_READS[turn % HOT_READS.length] ?? HOT_READS[0];
    const from = performance.now();
    await read(`${url}${path}`, agent, { ...headers, 'accept-encoding': encoding });
    heard('read', performance.now() - from);
  };
  await atRate(RATES.reads, signal, (turn) => {
    const reading = readTimed(turn)
      .catch((error: unknown) => (failed ??= error instanceof Error ? error : new Error(String(error))))
      .then(() => void pending.delete(reading));
    pending.add(reading);
    return Promise.resolve();
  });
  await Promise.all(pending);
  agent.destroy();
  if (failed) throw failed;
}

/** The token of the owner, renewed in time. */
async function staySignedIn(demo: Demo, signal: AbortSignal): Promise<() => string> {
  let token = await signIn(demo.api, demo.dataDir);
  const renew = setInterval(() => {
    void signIn(demo.api, demo.dataDir).then((fresh) => (token = fresh));
  }, SIGN_IN_MS);
  signal.addEventListener('abort', () => clearInterval(renew), { once: true });
  return () => token;
}

/** Boards that stay open; one whose session has ended is opened again. */
async function watchBoards({ url }: Demo, signal: AbortSignal, tokenOf: () => string, onOrder: (id: string) => void) {
  const isOver = () => signal.aborted;
  const watch = async (index: number) => {
    while (!isOver()) {
      const board = await openBoard({ url, token: tokenOf() });
      const session = { ended: false };
      void board.ended.then(() => (session.ended = true));
      while (!session.ended && !isOver()) {
        await wait(LOOK_MS);
        const news = board.heard.splice(0);
        if (index > 0) continue;
        for (const { name, data } of news) if (name === 'order' && data.kind === 'placed') onOrder(data.order.id);
      }
      board.cut();
    }
  };
  await Promise.all(Array.from({ length: BOARDS }, (_, index) => watch(index)));
}

/** The kitchen: takes each order through all its statuses. */
function kitchenOf({ api }: Demo, signal: AbortSignal, tokenOf: () => string) {
  const orders: { id: string; since: number }[] = [];
  const run = async () => {
    while (!signal.aborted) {
      const [next] = orders;
      if (!next || performance.now() - next.since < UNTOUCHED_MS) {
        await wait(20);
        continue;
      }
      orders.shift();
      for (const status of STATUSES) {
        await api.get('transitionOrder', { params: { id: next.id }, query: { status } }, { token: tokenOf() });
      }
    }
  };
  return { run, take: (id: string) => void orders.push({ id, since: performance.now() }) };
}

/** A busy evening in small: customers order and read, the owner edits, boards are open, the kitchen works and mails go out. */
export async function runEvening(demo: Demo, mail: MailServer, seconds: number, heard: Heard): Promise<void> {
  const end = new AbortController();
  const { signal } = end;
  const tokenOf = await staySignedIn(demo, signal);
  const { edit } = await backOffice(demo, tokenOf);
  const orderOf = orderPosts(await chooseCart(demo.api), CUSTOMERS);
  const kitchen = kitchenOf(demo, signal, tokenOf);
  const onPlaced = (took: number) => heard('order', took);
  const parts = [
    placeOrders([demo.url], orderOf, { seconds, rate: RATES.orders, onPlaced, signal }),
    readHot(demo, signal, heard),
    atRate(RATES.edits, signal, (turn) => edit(editNumber('mixed', turn))),
    watchBoards(demo, signal, tokenOf, kitchen.take),
    ...Array.from({ length: COOKS }, () => kitchen.run()),
    // What has arrived is counted by nobody.
    atRate(1, signal, () => Promise.resolve(void mail.received.splice(0))),
  ];
  const all = Promise.all(parts.map((part) => part.finally(() => end.abort())));
  const timer = setTimeout(() => end.abort(), seconds * 1000);
  await all.finally(() => clearTimeout(timer));
}
