import { AdminOrder, type OrderEventKind } from '@pickup/contract';
import type { MockData } from './data.js';
import type { MockOrder } from './records.js';

interface Told {
  kind: OrderEventKind;
  order: MockOrder;
}

interface Board {
  send: (text: string) => void;
  end: (error?: Error) => void;
}

const eventText = (name: string, id: number, data: unknown) =>
  `event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;

const isUnopened = ({ status, openedAt }: MockOrder) => status === 'PENDING' && openedAt === null;

/** What boards hear of the orders, over connections that a test can cut. */
export class BoardStream {
  readonly #told: Told[] = [];
  readonly #boards = new Set<Board>();

  /** How many boards are connected. */
  get connected(): number {
    return this.#boards.size;
  }

  /** Tells every board, now and later, what happened to an order. */
  tell(kind: OrderEventKind, order: MockOrder): void {
    this.#told.push({ kind, order });
    const text = this.#textOf(this.#told.length);
    for (const board of this.#boards) board.send(text);
  }

  /** Breaks every connection in the middle of a word. */
  cut(): void {
    for (const board of this.#boards) board.end(new Error('The connection was cut.'));
  }

  /** Ends every connection, as a server does whose session is over. */
  close(): void {
    for (const board of this.#boards) board.end();
  }

  /** A board connects: it is told what it missed, and then what nobody has opened. */
  connect(data: MockData, lastEventId: string | undefined, signal: AbortSignal): Response {
    const since = lastEventId === undefined ? this.#told.length : Math.min(Number(lastEventId), this.#told.length);
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const board: Board = {
          send: (text) => controller.enqueue(encoder.encode(text)),
          end: (error) => {
            if (!this.#boards.delete(board)) return;
            if (error) controller.error(error);
            else controller.close();
          },
        };
        this.#boards.add(board);
        signal.addEventListener('abort', () => this.#boards.delete(board));
        for (let id = since + 1; id <= this.#told.length; id += 1) board.send(this.#textOf(id));
        const unopened = data.orders.filter(isUnopened).toReversed();
        const orders = unopened.map((order) => AdminOrder.parse(order));
        board.send(eventText('ready', this.#told.length, { unopened: orders }));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }

  #textOf(id: number): string {
    const told = this.#told[id - 1];
    if (!told) throw new Error(`There is no event ${id}.`);
    return eventText('order', id, { kind: told.kind, order: AdminOrder.parse(told.order) });
  }
}

/** Somebody at the restaurant has seen an order; the first time counts. */
export function markOpened(data: MockData, order: MockOrder): MockOrder {
  if (order.openedAt !== null) return order;
  order.openedAt = new Date(data.now).toISOString();
  order.deliveredAt ??= order.openedAt;
  data.board.tell('opened', order);
  return order;
}

/** Moves an order, whoever asks; it must be allowed. */
export function transitionTo(data: MockData, order: MockOrder, to: MockOrder['status'], by: string): MockOrder {
  order.moves.push({ from: order.status, to, at: new Date(data.now).toISOString(), by });
  order.status = to;
  data.board.tell('moved', order);
  return order;
}
