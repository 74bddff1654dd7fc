import { isOpenStatus, presentKitchen, type CreateReview } from '@pickup/contract';
import { transition } from './board-stream.js';
import { find, write } from './changing.js';
import { newId, type MockData } from './data.js';
import { averageRating, countPerRating } from './figures.js';
import { HttpError, MockResponse } from './http.js';
import { kitchenSettings } from './kitchen.js';
import type { Answers } from './mock-api.js';
import { makeQuote, placingByKey } from './placing.js';
import {
  dealPhaseOf,
  isOnMenu,
  pageOf,
  presentCategory,
  presentDeal,
  presentDish,
  presentPlacedOrder,
  presentRestaurant,
  presentReview,
  presentTrackedOrder,
} from './present.js';
import { review, type MockOrder } from './records.js';

/** In the form of a real one. */
const PUSH_KEY = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';

/** Whether an order verifies a review: collected, of the same customer, and not used by another review (product.md, Reviews). */
function verifies(
  { reviews }: MockData,
  { orderNumber, customerEmail, status }: MockOrder,
  given: CreateReview,
): boolean {
  const isTheirs = (one: { orderNumber: string | null; customerEmail: string }) =>
    one.orderNumber === orderNumber && one.customerEmail.toLowerCase() === customerEmail.toLowerCase();
  const isUsed = reviews.some((one) => one.verified && one.isActive && isTheirs(one));
  return status === 'COMPLETED' && isTheirs({ ...given, orderNumber: given.orderNumber ?? null }) && !isUsed;
}

/** The calls that need no sign-in. */
export function publicCalls(data: MockData) {
  const voted = new Set<string>();
  const place = placingByKey(data);
  /** The browsers that are notified of each order, by their endpoint. */
  const followed = new Map<string, ReadonlyMap<string, string>>();
  const onMenu = () => data.dishes.filter(isOnMenu);
  const activeReviews = () => data.reviews.filter(({ isActive }) => isActive);
  const orderOf = (secret: string) => {
    const found = data.orders.find((order) => order.secret === secret);
    if (!found) throw new HttpError(404);
    return found;
  };
  const requireRestaurant = () => {
    if (!data.hasRestaurant) throw new HttpError(404, 'The restaurant has not been described yet.');
  };
  /** Featured ones first. */
  const deals = () =>
    data.deals
      .filter((deal) => deal.active && deal.isActive && dealPhaseOf(data, deal) !== 'expired')
      .sort((one, other) => Number(other.featured) - Number(one.featured));
  return {
    restaurantInfo: () => {
      requireRestaurant();
      return presentRestaurant(data);
    },
    kitchen: () => {
      const settings = kitchenSettings(data);
      return presentKitchen({ ...settings, doorsOpen: settings.doorsOpen && data.hasRestaurant }, data.now);
    },
    deals: () => deals().map(presentDeal),
    featuredDeals: () =>
      deals()
        .filter((deal) => deal.featured && dealPhaseOf(data, deal) === 'current')
        .map(presentDeal),
    menuItems: ({ query: { categoryId } }) =>
      onMenu()
        .filter((dish) => categoryId === undefined || dish.categoryId === categoryId)
        .map((dish) => presentDish(data, dish)),
    popularMenuItems: () =>
      onMenu()
        .filter(({ popular }) => popular)
        .map((dish) => presentDish(data, dish)),
    categories: () => data.categories.map((category) => presentCategory(data, category)),
    reviewStats: () => {
      const reviews = activeReviews();
      const stats = { averageRating: averageRating(reviews), totalReviews: reviews.length };
      const verified = reviews.filter((each) => each.verified);
      const ofVerified = { verifiedAverage: averageRating(verified), verifiedReviews: verified.length };
      return data.stats ?? { ...stats, ...ofVerified, ratingBreakdown: countPerRating(reviews) };
    },
    reviews: ({ query: { sort, ...page } }) =>
      pageOf(sort === 'createdAt,asc' ? activeReviews().toReversed() : activeReviews(), page, presentReview),
    createReview: ({ body }) => {
      const made = review(newId(data, 'review'), 0, {
        ...body,
        orderNumber: body.orderNumber || null,
        comment: body.comment || null,
        language: body.language ?? null,
        verified: data.orders.some((order) => verifies(data, order, body)),
        createdAt: new Date(data.now).toISOString(),
      });
      data.reviews.unshift(made);
      return presentReview(made);
    },
    voteHelpful: ({ params: { id } }) => {
      const found = find(activeReviews(), id);
      const success = !voted.has(id);
      voted.add(id);
      if (success) write(found, { helpfulCount: found.helpfulCount + 1 });
      return { success, newHelpfulCount: found.helpfulCount };
    },
    placeOrder: ({ body, headers }) => {
      const { order, replayed } = place(body, headers['idempotency-key']);
      const placed = presentPlacedOrder(order);
      return replayed ? new MockResponse(200, placed) : placed;
    },
    order: ({ params: { id } }) => presentTrackedOrder(data, orderOf(id)),
    pushKey: () => ({ publicKey: PUSH_KEY }),
    subscribePush: ({ params: { id }, body: { endpoint } }) => {
      const order = orderOf(id);
      if (!isOpenStatus(order.status)) throw new HttpError(409);
      const known = followed.get(id)?.get(endpoint);
      const device = known ?? newId(data, 'device');
      followed.set(id, new Map([...(followed.get(id) ?? []), [endpoint, device]]));
      return known === undefined ? { device } : new MockResponse(200, { device });
    },
    unsubscribePush: ({ params: { id }, query: { device } }) => {
      orderOf(id);
      const others = [...(followed.get(id) ?? [])].filter(([, name]) => name !== device);
      followed.set(id, new Map(others));
    },
    quote: ({ body }) => makeQuote(data, body),
    cancelOrder: ({ params: { id } }) => {
      const order = orderOf(id);
      if (order.status !== 'PENDING' && order.status !== 'CANCELLED') throw new HttpError(409);
      if (order.status === 'PENDING') transition(data, order, 'CANCELLED', 'customer');
      return presentTrackedOrder(data, order);
    },
  } satisfies Answers;
}
