import { randomUUID } from 'node:crypto';
import { newDeal, newDish, newReview, orderForm, placeOrder, asOwner, type Scenarios } from './scenario.js';

type Visitors =
  | 'restaurantInfo'
  | 'featuredDeals'
  | 'deals'
  | 'reviewStats'
  | 'reviews'
  | 'createReview'
  | 'voteHelpful'
  | 'menuItems'
  | 'popularMenuItems'
  | 'categories'
  | 'quote'
  | 'placeOrder'
  | 'order'
  | 'cancelOrder'
  | 'login'
  | 'renewSession'
  | 'logout';

/** What anybody may ask. */
export const visitorScenarios: Pick<Scenarios, Visitors> = {
  restaurantInfo: async () => ({}),
  featuredDeals: async (house) => {
    await newDeal(house, { featured: true });
    return {};
  },
  deals: async (house) => {
    await newDeal(house);
    return {};
  },
  reviewStats: async () => ({}),
  reviews: async (house) => {
    await newReview(house);
    return { query: { page: '0', size: '5', sort: 'createdAt,desc' } };
  },
  createReview: async (house) => {
    const { orderNumber, customerEmail } = await placeOrder(house);
    return { body: { customerName: 'Anna', customerEmail, orderNumber, rating: 5, comment: 'On time.' } };
  },
  voteHelpful: async (house) => {
    const { id } = await newReview(house);
    return { params: { id } };
  },
  menuItems: async (house) => {
    const { categoryId } = await newDish(house);
    return { query: { categoryId: categoryId ?? '' } };
  },
  popularMenuItems: async (house) => {
    const { id } = await newDish(house);
    await asOwner(house, 'toggleMenuItemPopular', { params: { id } });
    return {};
  },
  categories: async (house) => {
    await newDish(house);
    return {};
  },
  placeOrder: async (house) => ({ headers: { 'idempotency-key': randomUUID() }, body: await orderForm(house) }),
  order: async (house) => {
    const { id } = await placeOrder(house);
    return { params: { id } };
  },
  quote: async (house) => {
    const { items } = await orderForm(house);
    return { body: { items: [...items, { itemId: 'gone', itemType: 'deal', quantity: 1 }] } };
  },
  cancelOrder: async (house) => {
    const { id } = await placeOrder(house);
    return { params: { id } };
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
