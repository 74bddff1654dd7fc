import { createClient } from '../../../product/client.js';
import { dishLine, newKey, orderOf } from '../../../restaurant/orders.js';

/** An order the product has said yes to. */
export interface Acknowledged {
  number: string;
  id: string;
  key: string;
  email: string;
}

/** Clients that order without pause, until they are told to stop. */
export interface OrderLoad {
  acknowledged: Acknowledged[];
  /** Lets what is under way come to its end; rejects when any order was refused. */
  stop: () => Promise<void>;
}

const CLIENTS = 6;

/** Begins to pour orders into a product: three lines each, from a few people who come again and again. */
export async function startOrderLoad(url: string): Promise<OrderLoad> {
  const api = createClient(url);
  const dishes = (await api.get('menuItems', {})).slice(0, 3);
  const acknowledged: Acknowledged[] = [];
  let stopped = false;

  async function order(client: number, turn: number): Promise<void> {
    const headers = newKey();
    const email = `guest-${client}-${turn % 5}@example.com`;
    const lines = dishes.map(({ id }, index) => dishLine(id, 1 + ((turn + index) % 4)));
    const { orderNumber: number, id } = await api.get(
      'placeOrder',
      { body: orderOf(lines, { customerEmail: email }) },
      { headers },
    );
    acknowledged.push({ number, id, key: headers['idempotency-key'], email });
  }

  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let turn = 0; !stopped; turn += 1) await order(client, turn);
  });
  const all = Promise.all(clients);
  // A refusal is reported where the load is stopped.
  all.catch(() => undefined);
  return {
    acknowledged,
    stop: async () => {
      stopped = true;
      await all;
    },
  };
}
