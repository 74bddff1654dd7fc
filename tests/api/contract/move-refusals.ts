import { type ProvokedRefusal, refused } from './provoked-refusal.js';
import { asOwner, cancelledOrder, confirmedOrder } from './scenario.js';

/** What the product and the mock refuse of the moves of an order. */
export const MOVE_REFUSALS: ProvokedRefusal[] = [
  {
    name: 'transitionOrder',
    status: 409,
    why: 'a transition that is not allowed',
    provoke: async (target) => {
      const { id } = await confirmedOrder(target);
      return refused(target, 'transitionOrder', { params: { id }, query: { status: 'COMPLETED' } });
    },
  },
  {
    name: 'transitionOrder',
    status: 400,
    why: 'a reason for another step than cancelling',
    provoke: async (target) => {
      const { id } = await confirmedOrder(target);
      return refused(target, 'transitionOrder', { params: { id }, query: { status: 'PREPARING', reason: 'OTHER' } });
    },
  },
  {
    name: 'undoTransition',
    status: 409,
    why: 'a move that is not the last any more',
    provoke: async (target) => {
      const { id } = await confirmedOrder(target);
      await asOwner(target, 'transitionOrder', { params: { id }, query: { status: 'PREPARING' } });
      return refused(target, 'undoTransition', { params: { id }, body: { to: 'CONFIRMED' } });
    },
  },
  {
    name: 'setLineMade',
    status: 409,
    why: 'an order that is not open any more',
    provoke: async (target) => {
      const { id, items } = await cancelledOrder(target);
      return refused(target, 'setLineMade', { params: { id, lineId: items[0]?.id ?? '' }, body: { made: true } });
    },
  },
  {
    name: 'setLineMade',
    status: 404,
    why: 'a line of another order',
    provoke: async (target) => {
      const { id } = await confirmedOrder(target);
      const { items } = await confirmedOrder(target);
      return refused(target, 'setLineMade', { params: { id, lineId: items[0]?.id ?? '' }, body: { made: true } });
    },
  },
];
