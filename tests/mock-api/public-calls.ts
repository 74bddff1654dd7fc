import { toPage, type CreateReview, type PlaceOrder, type ReviewStats } from '@pickup/contract';
import { find, write } from './changing.js';
import { exampleData, newId, type MockData } from './data.js';
import { MockApi, type Answers } from './mock-api.js';
import { transitionTo } from './board-stream.js';
import { addOrder, makeQuote } from './placing.js';
import {
  isOnMenu,
  phaseOf,
  presentCategory,
  presentDeal,
  presentDish,
  presentPlacedOrder,
  presentRestaurant,
  presentReview,
  presentTrackedOrder,
} from './present.js';
import type { MockDeal, MockOrder, MockReview } from './records.js';
import { HttpError } from './http-error.js';
import { Reply } from './reply.js';
import { averageRating, countPerStar } from './stars.js';

const publicReviews = ({ reviews }: MockData) => reviews.filter(({ isActive }) => isActive);

function statsOf(reviews: readonly MockReview[]): ReviewStats {
  return {
    averageRating: averageRating(reviews),
    totalReviews: reviews.length,
    ratingBreakdown: countPerStar(reviews),
  };
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** An order verifies one review of its customer, once it was collected. */
const verifies = ({ reviews }: MockData, { orderNumber, customerEmail, status }: MockOrder, given: CreateReview) =>
  orderNumber === given.orderNumber &&
  isSame(customerEmail, given.customerEmail) &&
  status === 'COMPLETED' &&
  !reviews.some(
    (review) =>
      review.verified &&
      review.isActive &&
      review.orderNumber === orderNumber &&
      isSame(review.customerEmail, customerEmail),
  );

const newReview = (data: MockData, given: CreateReview): MockReview => ({
  id: newId(data, 'review'),
  customerName: given.customerName,
  customerEmail: given.customerEmail,
  orderNumber: given.orderNumber || null,
  rating: given.rating,
  comment: given.comment || null,
  verified: data.orders.some((order) => verifies(data, order, given)),
  isActive: true,
  helpfulCount: 0,
  createdAt: new Date(data.now).toISOString(),
  version: '1',
});

/** Featured ones first; neither inactive, deleted nor expired ones (ruling 17). */
const publicDeals = (data: MockData): MockDeal[] =>
  data.deals
    .filter((deal) => deal.active && deal.isActive && phaseOf(data, deal) !== 'expired')
    .sort((one, other) => Number(other.featured) - Number(one.featured));

/** Places an order once per key (ruling 9). */
function placing(data: MockData) {
  const placedByKey = new Map<string, { payload: string; order: MockOrder }>();
  return (body: PlaceOrder, key: string | undefined) => {
    // What was shown and in which language is not what is ordered.
    const { quotedTotal: _shown, language: _language, ...ordered } = body;
    const payload = JSON.stringify(ordered);
    const earlier = key === undefined ? undefined : placedByKey.get(key);
    if (earlier && earlier.payload !== payload) {
      throw new HttpError(409, 'This Idempotency-Key has already placed another order. Use a new key for a new order.');
    }
    if (earlier) return new Reply(200, presentPlacedOrder(earlier.order));
    const order = addOrder(data, body);
    if (key !== undefined) placedByKey.set(key, { payload, order });
    return presentPlacedOrder(order);
  };
}

/** Answers the public calls. */
export function publicAnswers(data: MockData) {
  const voted = new Set<string>();
  const place = placing(data);
  return {
    restaurantInfo: () => {
      if (!data.hasRestaurant) throw new HttpError(404, 'The restaurant has not been described yet.');
      return presentRestaurant(data);
    },
    deals: () => publicDeals(data).map(presentDeal),
    featuredDeals: () =>
      publicDeals(data)
        .filter((deal) => deal.featured && phaseOf(data, deal) === 'current')
        .map(presentDeal),
    menuItems: ({ query: { categoryId } }) =>
      data.dishes
        .filter((dish) => isOnMenu(dish) && (categoryId === undefined || dish.categoryId === categoryId))
        .map((dish) => presentDish(data, dish)),
    popularMenuItems: () =>
      data.dishes.filter((dish) => isOnMenu(dish) && dish.popular).map((dish) => presentDish(data, dish)),
    categories: () => data.categories.map((category) => presentCategory(data, category)),
    reviewStats: () => data.stats ?? statsOf(publicReviews(data)),
    reviews: ({ query: { page, size, sort } }) => {
      const newestFirst = publicReviews(data);
      const sorted = sort === 'createdAt,asc' ? newestFirst.toReversed() : newestFirst;
      const shown = sorted.slice(page * size, (page + 1) * size).map(presentReview);
      return toPage(shown, page, size, sorted.length);
    },
    createReview: ({ body }) => {
      const made = newReview(data, body);
      data.reviews.unshift(made);
      return presentReview(made);
    },
    voteHelpful: ({ params: { id } }) => {
      const found = find(publicReviews(data), id, 'review');
      const success = !voted.has(id);
      voted.add(id);
      if (success) write(found, { helpfulCount: found.helpfulCount + 1 });
      return { success, newHelpfulCount: found.helpfulCount };
    },
    placeOrder: ({ body, headers }) => place(body, headers['idempotency-key']),
    order: ({ params: { id } }) => {
      const found = data.orders.find(({ secret }) => secret === id);
      if (!found) throw new HttpError(404, 'There is no such order.');
      return presentTrackedOrder(data, found);
    },
    quote: ({ body }) => makeQuote(data, body.items),
    cancelOrder: ({ params: { id } }) => {
      const found = data.orders.find(({ secret }) => secret === id);
      if (!found) throw new HttpError(404, 'There is no such order.');
      if (found.status !== 'PENDING' && found.status !== 'CANCELLED') {
        const { orderNumber, status } = found;
        throw new HttpError(
          409,
          `Order ${orderNumber} is ${status} and cannot be cancelled here any more. Please call the restaurant.`,
        );
      }
      if (found.status === 'PENDING') transitionTo(data, found, 'CANCELLED', 'customer');
      return presentTrackedOrder(data, found);
    },
  } satisfies Answers;
}

/** The public calls over data in memory; tests change either. */
export class PublicMockApi extends MockApi {
  constructor(readonly data: MockData = exampleData()) {
    super(publicAnswers(data));
  }
}
