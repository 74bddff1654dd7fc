import { addDays, localDay, type SaveDeal } from '@pickup/contract';
import { expect } from 'vitest';
import type { z } from 'zod';
import type { RunningProduct } from './use-product.js';

export type DealForm = z.input<typeof SaveDeal>;

const today = () => localDay(new Date(), 'Europe/Amsterdam');
export const inDays = (days: number) => addDays(today(), days);

export const idsOf = (deals: { id: string }[]) => deals.map(({ id }) => id);

/** A deal that counts today and for five days more. */
export const dealForm = (changes: Partial<DealForm> = {}): DealForm => ({
  title: 'Test deal',
  description: 'Made for a test.',
  discountedPrice: 7.5,
  originalPrice: 10,
  validFrom: inDays(0),
  validUntil: inDays(5),
  ...changes,
});

/** What an owner does with deals, and what of it everybody sees. */
export function dealCalls(product: () => RunningProduct) {
  const owner = () => ({ token: product().token });
  return {
    owner,
    create: (changes?: Partial<DealForm>) => product().api.get('createDeal', { body: dealForm(changes) }, owner()),
    update: (id: string, changes?: Partial<DealForm>) =>
      product().api.get('updateDeal', { params: { id }, body: dealForm(changes) }, owner()),
    read: (id: string) => product().api.get('adminDeal', { params: { id } }, owner()),
    remove: (id: string) => product().api.call('deleteDeal', { params: { id } }, owner()),
    restore: (id: string) => product().api.get('restoreDeal', { params: { id } }, owner()),
    asVisitor: async (id: string) => (await product().api.get('deals', {})).find((deal) => deal.id === id),
    everything: async () => {
      const page = await product().api.get('adminDeals', { query: { size: '100' } }, owner());
      expect(page.totalPages).toBe(1);
      return page.content;
    },
  };
}
