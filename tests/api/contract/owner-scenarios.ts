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

type Orders = 'adminOrders' | 'orderStatistics' | 'recentOrders' | 'ordersByStatus' | 'adminOrder' | 'transitionOrder';

/** The owner's orders. */
export const orderScenarios: Pick<Scenarios, Orders> = {
  adminOrders: async (house) => {
    const { status } = await confirmedOrder(house);
    return { query: { page: '0', size: '20', status } };
  },
  orderStatistics: async (house) => {
    await placeOrder(house);
    return {};
  },
  recentOrders: async (house) => {
    await placeOrder(house);
    return { query: { limit: '3' } };
  },
  ordersByStatus: async (house) => {
    await placeOrder(house);
    return {};
  },
  adminOrder: async (house) => ({ params: { id: (await confirmedOrder(house)).id } }),
  transitionOrder: async (house) => ({
    params: { id: (await confirmedOrder(house)).id },
    query: { status: 'PREPARING' },
  }),
};

type Deals =
  | 'adminDeals'
  | 'dealStatistics'
  | 'currentDeals'
  | 'upcomingDeals'
  | 'expiredDeals'
  | 'adminDeal'
  | 'createDeal'
  | 'updateDeal'
  | 'deleteDeal'
  | 'restoreDeal'
  | 'toggleDealActive'
  | 'toggleDealFeatured';

/** The owner's deals. */
export const dealScenarios: Pick<Scenarios, Deals> = {
  adminDeals: async (house) => {
    await newDeal(house);
    return { query: { page: '0', size: '20', active: 'true', featured: 'false', type: 'COMBO' } };
  },
  dealStatistics: async () => ({}),
  currentDeals: async (house) => {
    await newDeal(house);
    return {};
  },
  upcomingDeals: async (house) => {
    await newDeal(house, { validFrom: '2999-01-01' });
    return {};
  },
  expiredDeals: async (house) => {
    await newDeal(house, { validUntil: '2020-01-02' });
    return {};
  },
  adminDeal: async (house) => ({ params: { id: (await newDeal(house)).id } }),
  createDeal: async () => ({ body: dealForm }),
  updateDeal: async (house) => ({ ...seen(await newDeal(house)), body: { ...dealForm, originalPrice: 18 } }),
  deleteDeal: async (house) => seen(await newDeal(house)),
  restoreDeal: async (house) => {
    const { id } = await newDeal(house);
    await asOwner(house, 'deleteDeal', { params: { id } });
    return seen(await asOwner(house, 'adminDeal', { params: { id } }));
  },
  toggleDealActive: async (house) => seen(await newDeal(house)),
  toggleDealFeatured: async (house) => seen(await newDeal(house)),
};

type Reviews =
  | 'adminReviews'
  | 'reviewStatistics'
  | 'recentReviews'
  | 'reviewsByRating'
  | 'topHelpfulReviews'
  | 'adminReview'
  | 'toggleReviewVerified'
  | 'addHelpfulVote'
  | 'restoreReview'
  | 'deleteReview';

/** The owner's reviews. */
export const reviewScenarios: Pick<Scenarios, Reviews> = {
  adminReviews: async (house) => {
    const { rating } = await newReview(house);
    return { query: { page: '0', size: '20', rating: String(rating), verified: 'false' } };
  },
  reviewStatistics: async (house) => {
    const { createdAt } = await newReview(house);
    return { query: { date: createdAt.slice(0, 10) } };
  },
  recentReviews: async () => ({ query: { limit: '3' } }),
  reviewsByRating: async () => ({}),
  topHelpfulReviews: async () => ({}),
  adminReview: async (house) => ({ params: { id: (await newReview(house)).id } }),
  toggleReviewVerified: async (house) => seen(await newReview(house)),
  addHelpfulVote: async (house) => seen(await newReview(house)),
  restoreReview: async (house) => {
    const { id } = await newReview(house);
    await asOwner(house, 'deleteReview', { params: { id } });
    return seen(await asOwner(house, 'adminReview', { params: { id } }));
  },
  deleteReview: async (house) => seen(await newReview(house)),
};

/** What a customer may ask of the owner. */
export const customerScenarios: Pick<Scenarios, 'exportCustomer' | 'eraseCustomer'> = {
  exportCustomer: async (house) => {
    const { customerEmail } = await confirmedOrder(house);
    await newReview(house);
    return { query: { email: customerEmail.toUpperCase() } };
  },
  eraseCustomer: async (house) => ({ body: { email: (await cancelledOrder(house)).customerEmail } }),
};
