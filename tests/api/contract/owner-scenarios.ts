import { correction } from './correction-scenarios.js';
import {
  asOwner,
  cancelledOrder,
  confirmedOrder,
  dealForm,
  newDeal,
  newReview,
  placeOrder,
  seen,
  type Scenarios,
} from './scenario.js';

/** The owner's orders. */
export const orderScenarios: Partial<Scenarios> = {
  adminOrders: async (target) => {
    const { status } = await confirmedOrder(target);
    return { query: { page: '0', size: '20', status } };
  },
  orderStatistics: async (target) => {
    await placeOrder(target);
    return {};
  },
  recentOrders: async (target) => {
    await placeOrder(target);
    return { query: { limit: '3' } };
  },
  openOrders: async (target) => {
    await placeOrder(target);
    return {};
  },
  ordersByStatus: async (target) => {
    await placeOrder(target);
    return {};
  },
  adminOrder: async (target) => ({ params: { id: (await confirmedOrder(target)).id } }),
  transitionOrder: async (target) => ({
    params: { id: (await confirmedOrder(target)).id },
    query: { status: 'PREPARING' },
  }),
  undoTransition: async (target) => ({
    params: { id: (await confirmedOrder(target)).id },
    body: { to: 'CONFIRMED' },
  }),
  setLineMade: async (target) => {
    const { id, items } = await confirmedOrder(target);
    return { params: { id, lineId: items[0]?.id ?? '' }, body: { made: true } };
  },
};

/** The owner's deals. */
export const dealScenarios: Partial<Scenarios> = {
  adminDeals: async (target) => {
    await newDeal(target);
    return { query: { page: '0', size: '20', active: 'true', featured: 'false', type: 'COMBO' } };
  },
  currentDeals: async (target) => {
    await newDeal(target);
    return {};
  },
  upcomingDeals: async (target) => {
    await newDeal(target, { validFrom: '2999-01-01' });
    return {};
  },
  expiredDeals: async (target) => {
    await newDeal(target, { validUntil: '2020-01-02' });
    return {};
  },
  adminDeal: async (target) => ({ params: { id: (await newDeal(target)).id } }),
  createDeal: async () => ({ body: dealForm }),
  updateDeal: async (target) => ({ ...seen(await newDeal(target)), body: { ...dealForm, originalPrice: 18 } }),
  deleteDeal: async (target) => seen(await newDeal(target)),
  restoreDeal: async (target) => {
    const { id } = await newDeal(target);
    await asOwner(target, 'deleteDeal', { params: { id } });
    return seen(await asOwner(target, 'adminDeal', { params: { id } }));
  },
  toggleDealActive: async (target) => seen(await newDeal(target)),
  toggleDealFeatured: async (target) => seen(await newDeal(target)),
};

/** The owner's reviews. */
export const reviewScenarios: Partial<Scenarios> = {
  adminReviews: async (target) => {
    const { rating } = await newReview(target);
    return { query: { page: '0', size: '20', rating: String(rating), verified: 'false' } };
  },
  reviewStatistics: async (target) => {
    const { createdAt } = await newReview(target);
    return { query: { date: createdAt.slice(0, 10) } };
  },
  adminReview: async (target) => ({ params: { id: (await newReview(target)).id } }),
  toggleReviewVerified: async (target) => seen(await newReview(target)),
  addHelpfulVote: async (target) => seen(await newReview(target)),
  restoreReview: async (target) => {
    const { id } = await newReview(target);
    await asOwner(target, 'deleteReview', { params: { id } });
    return seen(await asOwner(target, 'adminReview', { params: { id } }));
  },
  deleteReview: async (target) => seen(await newReview(target)),
};

/** What a customer may ask of the owner. */
export const customerScenarios: Partial<Scenarios> = {
  exportCustomer: async (target) => {
    const { customerEmail } = await asOwner(target, 'correctOrder', await correction(target));
    await newReview(target);
    return { query: { email: customerEmail.toUpperCase() } };
  },
  eraseCustomer: async (target) => ({ body: { email: (await cancelledOrder(target)).customerEmail } }),
};
