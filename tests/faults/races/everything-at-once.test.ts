import { ORDER_STATUSES, canTransition, type OrderStatus } from '@pickup/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addDish, countRows, storedFigures } from '../../restaurant/content.js';
import { dishLine, newKey, orderOf, placeForOwner } from '../../restaurant/orders.js';
import { DATABASES, useProduct } from '../../restaurant/use-product.js';
import { signIn } from '../../product/sign-in.js';
import { FULL } from '../../depth.js';
import { times } from './use-race.js';

const ROUNDS = FULL ? 20 : 2;

const count = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;
const Counted = z.object({ helpful_count: z.coerce.number() });

/** Each race has its own tests beside its call; here they are run against each other, on one product. */
describe.each(DATABASES)('everything at once on %s', (database) => {
  const product = useProduct(database);
  const owners: string[] = [];
  let dish = '';

  beforeAll(async () => {
    dish = await addDish(product().sql);
    for (let index = 0; index < 2; index += 1) owners.push(await signIn(product().api, product().dataDir));
  });

  const ofOwner = (index: number) => ({ token: owners[index % owners.length] });

  /** 50 posts under one key: one order, and its answer to all. */
  async function placeOneOrder() {
    const { api } = product();
    const [headers, body] = [newKey(), orderOf([dishLine(dish, 2)])];
    const answers = await times(50, () => api.call('placeOrder', { headers, body }));
    return () => {
      expect([count(answers, 201), count(answers, 200)]).toEqual([1, 49]);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    };
  }

  /** 20 moves of one order by two owners: one legal history, and 409 for every other. */
  async function moveOneOrder(id: string) {
    const wanted = (index: number) => ORDER_STATUSES[index % ORDER_STATUSES.length] ?? 'PENDING';
    const answers = await times(20, (index) =>
      product().api.call('transitionOrder', { params: { id }, query: { status: wanted(index) } }, ofOwner(index)),
    );
    const { moves, status } = await product().api.get('adminOrder', { params: { id } }, ofOwner(0));
    return () => {
      expect(count(answers, 200)).toBe(moves.length);
      expect(count(answers, 409)).toBe(20 - moves.length);
      let at: OrderStatus = 'PENDING';
      for (const { from, to } of moves) {
        expect([from, canTransition(from, to)]).toEqual([at, true]);
        at = to;
      }
      expect(status).toBe(at);
    };
  }

  /** 50 votes of one visitor: one counts. */
  async function voteForOne(id: string) {
    const { api, sql } = product();
    const headers = { 'user-agent': 'one and the same' };
    const answers = await times(50, () => api.call('voteHelpful', { params: { id } }, { headers }));
    const stored: unknown = await sql('reviews').where({ document_id: id }).first('helpful_count');
    return () => {
      expect(count(answers, 200)).toBe(50);
      expect(answers.filter((answer) => answer.ok && answer.body.success)).toHaveLength(1);
      expect(Counted.parse(stored).helpful_count).toBe(1);
    };
  }

  /** Two owners who save one dish from one version, ten times each: one wins, and what it wrote is what stands. */
  async function saveOneDish(id: string, version: string) {
    const { api } = product();
    const answers = await times(20, (index) => {
      const body = { name: `Written by ${index}`, description: 'Both at once.', price: index + 1, categoryId: null };
      return api.call('updateMenuItem', { params: { id }, headers: { 'if-match': version }, body }, ofOwner(index));
    });
    const winner = answers.find((answer) => answer.ok);
    const stands = (await api.get('menuItems', {})).find((each) => each.id === id);
    return () => {
      expect([count(answers, 200), count(answers, 409)]).toEqual([1, 19]);
      expect(stands).toMatchObject({ name: winner?.ok && winner.body.name, price: winner?.ok && winner.body.price });
    };
  }

  it.each(Array.from({ length: ROUNDS }, (_, index) => index + 1))(
    'has one winner everywhere, and a clear answer for every loser: round %i',
    async () => {
      const { api, sql } = product();
      const { id: order } = await placeForOwner(product(), dish);
      const { id: review } = await api.get('createReview', {
        body: { customerName: 'Anna', customerEmail: 'anna@example.com', rating: 5 },
      });
      const saved = await api.get(
        'createMenuItem',
        { body: { name: 'Soup', description: 'Of the day.', price: 5, categoryId: null } },
        ofOwner(0),
      );
      const [before, votes] = [await storedFigures(sql), await countRows(sql, 'review_votes')];
      const checks = await Promise.all([
        placeOneOrder(),
        moveOneOrder(order),
        voteForOne(review),
        saveOneDish(saved.id, saved.version),
      ]);
      for (const check of checks) check();
      const after = await storedFigures(sql);
      expect([after.orders - before.orders, after.lines - before.lines, after.numbers - before.numbers]).toEqual([
        1, 1, 1,
      ]);
      const { status } = await api.get('adminOrder', { params: { id: order } }, ofOwner(0));
      // A cancelled order counts in no customer figure.
      expect(after.customerOrders - before.customerOrders).toBe(status === 'CANCELLED' ? 0 : 1);
      expect(await countRows(sql, 'review_votes')).toBe(votes + 1);
    },
  );
});
