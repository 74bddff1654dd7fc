import { AdminOrder, type OrderEventKind } from '@pickup/contract';
import type { MockData } from './data.js';
import type { MockOrder } from './records.js';

interface SentEvent {
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

/** The event stream of the orders, over connections that a test can break. */
export class BoardStream {
  readonly #events: SentEvent[] = [];
  readonly #boards = new Set<Board>();

  /** How many boards are connected. */
  get connected(): number {
    return this.#boards.size;
  }

  /** Sends an event about an order to every board that is or will be connected. */
  send(kind: OrderEventKind, order: MockOrder): void {
    this.#events.push({ kind, order });
    const text = this.#textOf(this.#events.length);
    for (const board of this.#boards) board.send(text);
  }

  /** Breaks every connection with an error. */
  cut(): void {
    for (const board of this.#boards) board.end(new Error('The connection was cut.'));
  }

  /** Ends every connection, as a server does whose session is over. */
  close(): void {
    for (const board of this.#boards) board.end();
  }

  /** Connects a board: sends the events it has missed, then the orders that nobody has opened. */
  connect(data: MockData, lastEventId: string | undefined, signal: AbortSignal): Response {
    const since = lastEventId === undefined ? this.#events.length : Math.min(Number(lastEventId), this.#events.length);
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
        for (let id = since + 1; id <= this.#events.length; id += 1) board.send(this.#textOf(id));
        const unopened = data.orders.filter(isUnopened).toReversed();
        const orders = unopened.map((order) => AdminOrder.parse(order));
        board.send(eventText('ready', this.#events.length, { unopened: orders }));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }

  #textOf(id: number): string {
    const event = this.#events[id - 1];
    if (!event) throw new Error(`There is no event ${id}.`);
    return eventText('order', id, { kind: event.kind, order: AdminOrder.parse(event.order) });
  }
}

/** Marks an order as opened by the restaurant, the first time only. */
export function markOpened(data: MockData, order: MockOrder): MockOrder {
  if (order.openedAt !== null) return order;
  order.openedAt = new Date(data.now).toISOString();
  order.deliveredAt ??= order.openedAt;
  data.board.send('opened', order);
  return order;
}

/** Changes an order's status without checking that it may, and says so to the boards. */
export function transition(data: MockData, order: MockOrder, to: MockOrder['status'], by: string): MockOrder {
  order.moves.push({ from: order.status, to, at: new Date(data.now).toISOString(), by });
  order.status = to;
  data.board.send('moved', order);
  return order;
}
