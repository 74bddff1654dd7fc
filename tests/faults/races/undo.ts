import type { OrderStatus } from '@pickup/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { FULL } from '../../depth.js';
import { expectBooksRight } from '../../restaurant/kitchen-books.js';
import { dishLine, orderOf } from '../../restaurant/orders.js';
import type { Race } from './use-race.js';

const ROUNDS = FULL ? 40 : 6;

const Stored = z.object({ document_id: z.string() });

/** One board undoes a move while another moves the order on. */
export function raceToUndo(race: () => Race): void {
  /** An order that the first board has moved from one status to another. */
  async function moved(from: OrderStatus, to: OrderStatus): Promise<string> {
    const { sql, dish, board } = race();
    const { api, token } = board(0);
    const { orderNumber } = await api.get('placeOrder', { body: orderOf([dishLine(dish)]) });
    const { document_id: id } = Stored.parse(await sql('orders').where({ number: orderNumber }).first('document_id'));
    await sql('orders').where({ document_id: id }).update({ order_status: from });
    await api.get('transitionOrder', { params: { id }, query: { status: to } }, { token });
    return id;
  }
  const undo = (index: number, id: string, to: OrderStatus) => {
    const { api, token } = race().board(index);
    return api.call('undoTransition', { params: { id }, body: { to } }, { token });
  };
  const move = (index: number, id: string, status: OrderStatus) => {
    const { api, token } = race().board(index);
    return api.call('transitionOrder', { params: { id }, query: { status } }, { token });
  };
  const read = (id: string) => {
    const { api, token } = race().board(0);
    return api.get('adminOrder', { params: { id } }, { token });
  };

  it('lets one of them win, and tells the other', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await moved('PREPARING', 'READY');
      const answers = await Promise.all(
        round % 2 === 0
          ? [undo(0, id, 'READY'), move(1, id, 'COMPLETED')]
          : [move(1, id, 'COMPLETED'), undo(0, id, 'READY')],
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { status, moves, mails } = await read(id);
      expect(['PREPARING', 'COMPLETED']).toContain(status);
      expect(moves).toHaveLength(2);
      expect(moves[1]).toMatchObject({ from: 'READY', to: status });
      // The mail that the order is ready goes with the move that it is about.
      expect(mails.filter(({ kind }) => kind === 'ready')).toHaveLength(status === 'COMPLETED' ? 1 : 0);
    }
  });

  it('undoes a cancelling once, whoever is the faster, and its units are taken once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await moved('CONFIRMED', 'CANCELLED');
      const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => undo(index % 2, id, 'CANCELLED')));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
      expect(await read(id)).toMatchObject({ status: 'CONFIRMED', moves: [{ undone: true }, { isUndo: true }] });
    }
    await expectBooksRight(race().sql);
  });
}
