import { randomUUID } from 'node:crypto';
import { callExamples } from '@pickup/contract/examples';
import { newDeal, newDish, newReview, orderForm, placeOrder, asOwner, type Scenarios } from './scenario.js';

/** In the form of a browser's; nothing is sent to it. */
const pushSubscription = callExamples.subscribePush.request.body;

/** What anybody may ask. */
export const visitorScenarios: Partial<Scenarios> = {
  featuredDeals: async (target) => {
    await newDeal(target, { featured: true });
    return {};
  },
  deals: async (target) => {
    await newDeal(target);
    return {};
  },
  reviews: async (target) => {
    await newReview(target);
    return { query: { page: '0', size: '5', sort: 'createdAt,desc' } };
  },
  createReview: async (target) => {
    const { orderNumber, customerEmail } = await placeOrder(target);
    return { body: { customerName: 'Anna', customerEmail, orderNumber, rating: 5, comment: 'On time.' } };
  },
  voteHelpful: async (target) => {
    const { id } = await newReview(target);
    return { params: { id } };
  },
  menuItems: async (target) => {
    const { categoryId } = await newDish(target);
    return { query: { categoryId: categoryId ?? '' } };
  },
  popularMenuItems: async (target) => {
    const { id } = await newDish(target);
    await asOwner(target, 'toggleMenuItemPopular', { params: { id } });
    return {};
  },
  categories: async (target) => {
    await newDish(target);
    return {};
  },
  placeOrder: async (target) => ({ headers: { 'idempotency-key': randomUUID() }, body: await orderForm(target) }),
  order: async (target) => {
    const { id } = await placeOrder(target);
    return { params: { id } };
  },
  quote: async (target) => {
    const { items } = await orderForm(target);
    return { body: { items: [...items, { itemId: 'gone', itemType: 'deal', quantity: 1 }] } };
  },
  cancelOrder: async (target) => {
    const { id } = await placeOrder(target);
    return { params: { id } };
  },
  subscribePush: async (target) => {
    const { id } = await placeOrder(target, { customerEmail: `${randomUUID()}@example.com` });
    return { params: { id }, body: pushSubscription };
  },
  unsubscribePush: async (target) => {
    const { id } = await placeOrder(target, { customerEmail: `${randomUUID()}@example.com` });
    const { device } = await target.api.get('subscribePush', { params: { id }, body: pushSubscription });
    return { params: { id }, query: { device } };
  },
  login: async ({ owner }) => ({ body: { ...owner } }),
  renewSession: async ({ api, owner }) => {
    await api.get('login', { body: { ...owner } });
    return {};
  },
  logout: async ({ api, owner }) => {
    await api.get('login', { body: { ...owner } });
    return {};
  },
};
