import { request, type ClientRequest } from 'node:http';
import { API_PREFIX, BoardReady, KitchenControl, OrderEvent, endpoints } from '@pickup/contract';
import { z } from 'zod';

const Heard = z.discriminatedUnion('name', [
  z.object({ id: z.coerce.number(), name: z.literal('order'), data: OrderEvent }),
  z.object({ id: z.coerce.number(), name: z.literal('ready'), data: BoardReady }),
  z.object({ id: z.coerce.number(), name: z.literal('kitchen'), data: KitchenControl }),
]);

/** An event as it came, with the moment it did. */
type AnyHeard = z.infer<typeof Heard> & { at: number };
type Heard = Exclude<AnyHeard, { name: 'kitchen' }>;

const isOfOrders = (event: AnyHeard): event is Heard => event.name !== 'kitchen';

/** A live board of orders as a program has it. */
export interface Board {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** All it has heard of orders so far. */
  heard: Heard[];
  /** The kitchen each time it was told of it. */
  kitchens: KitchenControl[];
  /** The orders it has heard of, one `kind` of news about them. */
  numbersOf: (kind: OrderEvent['kind']) => string[];
  /** Resolves when the connection has ended, by whomever. */
  ended: Promise<void>;
  /** Cuts the connection as a broken network does. */
  cut: () => void;
}

/** Reads one event of a stream; null for a comment. */
function readEvent(text: string): AnyHeard | null {
  const fields = new Map(
    text.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trimStart()]),
  );
  const data = fields.get('data');
  if (data === undefined) return null;
  const event = { id: fields.get('id'), name: fields.get('event'), data: JSON.parse(data) as unknown };
  return { ...Heard.parse(event), at: performance.now() };
}

interface BoardSettings {
  url: string;
  token: string;
  lastEventId?: number | undefined;
}

function send({ url, token, lastEventId }: BoardSettings): ClientRequest {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
  };
  return request(`${url}${API_PREFIX}${endpoints.orderEvents.path}`, { headers, agent: false });
}

/** Connects a board; it is connected when the head of the answer has come. */
export function openBoard(settings: BoardSettings): Promise<Board> {
  const heard: Heard[] = [];
  const kitchens: KitchenControl[] = [];
  return new Promise((resolve, reject) => {
    const sent = send(settings).on('error', reject);
    sent.on('response', (response) => {
      let rest = '';
      response.setEncoding('utf8').on('data', (text: string) => {
        const parts = `${rest}${text}`.split('\n\n');
        rest = parts.pop() ?? '';
        const events = parts.flatMap((part) => readEvent(part) ?? []);
        heard.push(...events.filter(isOfOrders));
        kitchens.push(...events.flatMap((event) => (event.name === 'kitchen' ? [event.data] : [])));
      });
      response.on('error', () => undefined);
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        heard,
        kitchens,
        numbersOf: (kind) =>
          heard.flatMap(({ name, data }) => (name === 'order' && data.kind === kind ? [data.order.orderNumber] : [])),
        ended: new Promise((end) => response.once('close', end)),
        cut: () => sent.destroy(),
      });
    });
    sent.end();
  });
}

/** Whether a board has been told all it missed. */
export const isReady = ({ heard }: Board): boolean => heard.some(({ name }) => name === 'ready');
