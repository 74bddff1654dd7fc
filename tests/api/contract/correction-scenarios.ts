import type { AdminOrderDetails } from '@pickup/contract';
import { randomUUID } from 'node:crypto';
import { type ProvokedRefusal, refused } from './provoked-refusal.js';
import {
  asOwner,
  cancelledOrder,
  confirmedOrder,
  orderForm,
  seen,
  type Agreement,
  type Scenarios,
} from './scenario.js';
import type { Target } from './target.js';

/** The first line of an order, so many times. */
const firstLine = ({ items: [line] }: Pick<AdminOrderDetails, 'items'>, quantity: number) => {
  if (!line) throw new Error('The order has no line.');
  return { id: line.id, itemId: line.menuItemId, itemType: line.itemType, quantity };
};

/** What corrects an order just confirmed: three of its first line, and a note. */
export async function correction(target: Target) {
  const order = await confirmedOrder(target);
  return { ...seen(order), body: { items: [firstLine(order, 3)], notes: 'By the back door' } };
}

/** Orders by phone, and corrections. */
export const correctionScenarios: Partial<Scenarios> = {
  quotePhoneOrder: async (target) => ({ body: { items: (await orderForm(target)).items } }),
  placePhoneOrder: async (target) => ({
    headers: { 'idempotency-key': randomUUID() },
    body: { ...(await orderForm(target)), customerEmail: '' },
  }),
  quoteCorrection: async (target) => {
    const order = await confirmedOrder(target);
    return { params: { id: order.id }, body: { items: [firstLine(order, 2)] } };
  },
  correctOrder: correction,
};

/** What the product and the mock refuse of them. */
export const CORRECTION_REFUSALS: ProvokedRefusal[] = [
  {
    name: 'placePhoneOrder',
    status: 409,
    why: 'another total than was shown',
    provoke: async (target) =>
      refused(target, 'placePhoneOrder', { body: { ...(await orderForm(target)), quotedTotal: 0.01 } }),
  },
  {
    name: 'quoteCorrection',
    status: 409,
    why: 'an order that cannot be corrected any more',
    provoke: async (target) => {
      const order = await cancelledOrder(target);
      return refused(target, 'quoteCorrection', { params: { id: order.id }, body: { items: [firstLine(order, 2)] } });
    },
  },
  {
    name: 'correctOrder',
    status: 409,
    why: 'an order that has moved since it was seen',
    provoke: async (target) => {
      const order = await confirmedOrder(target);
      const transition = { params: { id: order.id }, query: { status: 'PREPARING' } } as const;
      await asOwner(target, 'transitionOrder', transition);
      return refused(target, 'correctOrder', { ...seen(order), body: { items: [firstLine(order, 2)] } });
    },
  },
];

export const CORRECTION_AGREEMENTS: Agreement[] = [
  {
    what: 'a correction keeps its lines, says what it changed, and shows on the customer’s page alike',
    async observe(target) {
      const order = await confirmedOrder(target);
      const items = [firstLine(order, 3)];
      const quote = await asOwner(target, 'quoteCorrection', { params: { id: order.id }, body: { items } });
      const body = { items, notes: 'By the back door' };
      const corrected = await asOwner(target, 'correctOrder', { ...seen(order), body });
      const again = await asOwner(target, 'correctOrder', { ...seen(corrected), body });
      const [correction] = corrected.corrections;
      return [
        quote.timeStays,
        quote.total === corrected.total,
        corrected.items.map(({ id, quantity }) => [id === order.items[0]?.id, quantity]),
        correction?.changes.map(({ what }) => what),
        again.version === corrected.version,
      ];
    },
    expected: [true, true, [[true, 3]], ['quantity', 'note'], true],
  },
];
