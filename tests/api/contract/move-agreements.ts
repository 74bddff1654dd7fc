import { asOwner, newestOrder, refusalOf, type Agreement } from './scenario.js';
import type { Target } from './target.js';

/** The course of a status history in words. */
async function historyOf(target: Target, id: string): Promise<string[]> {
  const { moves } = await asOwner(target, 'adminOrder', { params: { id } });
  return moves.map(({ to, reason, undone, isUndo }) =>
    [to, reason, undone && 'undone', isUndo && 'undo'].filter(Boolean).join(' '),
  );
}

/** What the product and the mock do alike with the moves of an order. */
export const MOVE_AGREEMENTS: Agreement[] = [
  {
    what: 'an undo brings the status before it back, the history keeps both, and its customer sees neither',
    async observe(target) {
      const { id } = await newestOrder(target);
      const move = (status: 'CONFIRMED' | 'PREPARING') =>
        asOwner(target, 'transitionOrder', { params: { id }, query: { status } });
      await move('CONFIRMED');
      await move('PREPARING');
      const { status } = await asOwner(target, 'undoTransition', { params: { id }, body: { to: 'PREPARING' } });
      const [, message = ''] = await refusalOf(target, 'undoTransition', { params: { id }, body: { to: 'PREPARING' } });
      await asOwner(target, 'undoTransition', { params: { id }, body: { to: 'CONFIRMED' } });
      return [status, String(message).replace(/\d{3}/, 'N'), await historyOf(target, id)];
    },
    expected: [
      'CONFIRMED',
      'Order N has meanwhile become Confirmed; nothing was undone.',
      ['CONFIRMED undone', 'PREPARING undone', 'CONFIRMED undo', 'PENDING undo'],
    ],
  },
  {
    what: 'a cancelling says why, and can be undone',
    async observe(target) {
      const { id } = await newestOrder(target);
      await asOwner(target, 'transitionOrder', { params: { id }, query: { status: 'CANCELLED', reason: 'SOLD_OUT' } });
      const { status } = await asOwner(target, 'undoTransition', { params: { id }, body: { to: 'CANCELLED' } });
      return [status, await historyOf(target, id)];
    },
    expected: ['PENDING', ['CANCELLED SOLD_OUT undone', 'PENDING undo']],
  },
];
