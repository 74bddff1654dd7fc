import { AdminOrder, isUnopened, isForLater, type KitchenControl, type OrderEventKind } from '@pickup/contract';
import type { MockData } from './data.js';
import { presentControl } from './kitchen.js';
import { PLAIN_MOVE, type MockMove, type MockOrder } from './records.js';

interface SentEvent {
  kind: OrderEventKind;
  order: MockOrder;
}

interface Board {
  /** Whether it shows the orders. */
  isWatching: boolean;
  send: (text: string) => void;
  end: (error?: Error) => void;
}

const eventText = (name: string, id: number, data: unknown) =>
  `event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;

/** The event stream of the orders, over connections that a test can break. */
export class BoardStream {
  readonly #events: SentEvent[] = [];
  readonly #boards = new Set<Board>();

  /** How many boards are connected. */
  get connected(): number {
    return this.#boards.size;
  }

  /** Whether a screen is connected that shows the orders. */
  get hasBoard(): boolean {
    return [...this.#boards].some(({ isWatching }) => isWatching);
  }

  /** Sends an event about an order to every board that is or will be connected. */
  send(kind: OrderEventKind, order: MockOrder): void {
    this.#events.push({ kind, order });
    this.#sendToAll(this.#textOf(this.#events.length));
  }

  /** Tells every board that is connected what the kitchen does. */
  sendKitchen(kitchen: KitchenControl): void {
    this.#sendToAll(this.#kitchenText(kitchen));
  }

  /** Breaks every connection with an error. */
  cut(): void {
    for (const board of this.#boards) board.end(new Error('The connection was cut.'));
  }

  /** Ends every connection, as a server does whose session is over. */
  close(): void {
    for (const board of this.#boards) board.end();
  }

  /** Connects a board: sends the events it has missed, then the orders that wait to be opened, and the kitchen. */
  connect(data: MockData, lastEventId: string | undefined, signal: AbortSignal, isWatching: boolean): Response {
    const since = lastEventId === undefined ? this.#events.length : Math.min(Number(lastEventId), this.#events.length);
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const board: Board = {
          isWatching,
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
        if (data.hasRestaurant) board.send(this.#kitchenText(presentControl(data)));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }

  #sendToAll(text: string): void {
    for (const board of this.#boards) board.send(text);
  }

  /** It has the id of the last event about an order: none is missed with it. */
  #kitchenText(kitchen: KitchenControl): string {
    return eventText('kitchen', this.#events.length, kitchen);
  }

  #textOf(id: number): string {
    const event = this.#events[id - 1];
    if (!event) throw new Error(`There is no event ${id}.`);
    return eventText('order', id, { kind: event.kind, order: AdminOrder.parse(event.order) });
  }
}

/** Tells the boards what the kitchen does now. */
export const announceKitchen = (data: MockData): void => data.board.sendKitchen(presentControl(data));

/** An order comes in: it is stored, and the boards are told. */
export function receive(data: MockData, order: MockOrder): void {
  data.orders.unshift(order);
  data.board.send('placed', order);
}

/** Marks an order as opened by the restaurant, the first time only; one for later not before its release. */
export function markOpened(data: MockData, order: MockOrder): MockOrder {
  if (order.openedAt !== null || isForLater(order, data.now)) return order;
  order.openedAt = new Date(data.now).toISOString();
  order.deliveredAt ??= order.openedAt;
  data.board.send('opened', order);
  return order;
}

/** Changes an order's status without checking that it may, and says so to the boards. */
export function transition(
  data: MockData,
  order: MockOrder,
  to: MockOrder['status'],
  by: string,
  more: Partial<MockMove> = {},
): MockOrder {
  const { status: from } = order;
  const at = new Date(data.now).toISOString();
  order.moves.push({ from, to, at, by, ...PLAIN_MOVE, ...more });
  order.status = to;
  order.readyAt = to === 'READY' ? (order.moves.findLast((move) => move.to === to && !move.isUndo)?.at ?? at) : null;
  order.version = String(Number(order.version) + 1);
  data.board.send('moved', order);
  if (from === 'CANCELLED' || to === 'CANCELLED') announceKitchen(data);
  return order;
}
