import { describe, expect, it } from 'vitest';
import { decideUndo, UNDO_SECONDS, undoableUntil } from './undo.js';

const movedAt = new Date('2026-11-21T18:00:00.000Z');
const until = undoableUntil(movedAt).getTime();
const order = { orderNumber: '20261121-060', status: 'READY' } as const;
const move = { to: 'READY', undoableUntil: until } as const;

describe('a move of the back office', () => {
  it('can be undone for as long as it is offered, and for the seconds that the way there takes', () => {
    for (const now of [movedAt.getTime(), movedAt.getTime() + UNDO_SECONDS * 1000, until]) {
      expect(decideUndo(order, 'READY', move, now)).toEqual({ move });
    }
  });

  it('stays after that', () => {
    expect(decideUndo(order, 'READY', move, until + 1)).toEqual({
      refusal: 'Order 060 stays Ready: it is too late to undo this.',
    });
  });

  it('stays once the order has moved on', () => {
    const completed = { ...order, status: 'COMPLETED' } as const;
    expect(decideUndo(completed, 'READY', { ...move, to: 'COMPLETED' }, movedAt.getTime())).toEqual({
      refusal: 'Order 060 has meanwhile become Completed; nothing was undone.',
    });
  });
});

describe('a move of somebody else', () => {
  it.each([
    ['whose status nobody moved to', undefined],
    ['that the customer or a developer has made', { ...move, undoableUntil: null }],
    ['that was made before the last one', { ...move, to: 'PREPARING' as const }],
  ])('%s stays', (_, lastMove) => {
    expect(decideUndo(order, 'READY', lastMove, movedAt.getTime())).toEqual({
      refusal: 'Order 060 became Ready otherwise than by a move of the back office; nothing was undone.',
    });
  });
});
