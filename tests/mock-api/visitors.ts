import { toPage, type CreateReview, type PlaceOrder, type ReviewStats } from '@pickup/contract';
import { find, write } from './changing.js';
import { believableKitchen, newId, type Kitchen } from './kitchen.js';
import { MockApi, type Answers } from './mock-api.js';
import { moveTo } from './board-stream.js';
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
import type { KitchenDeal, KitchenOrder, KitchenReview } from './records.js';
import { Refusal } from './refusal.js';
import { Reply } from './reply.js';
import { averageRating, countPerStar } from './stars.js';

const publicReviews = ({ reviews }: Kitchen) => reviews.filter(({ isActive }) => isActive);

function statsOf(reviews: readonly KitchenReview[]): ReviewStats {
  return {
    averageRating: averageRating(reviews),
    totalReviews: reviews.length,
    ratingBreakdown: countPerStar(reviews),
  };
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** An order verifies one review of its customer, once it was collected. */
const verifies = ({ reviews }: Kitchen, { orderNumber, customerEmail, status }: KitchenOrder, given: CreateReview) =>
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

const newReview = (kitchen: Kitchen, given: CreateReview): KitchenReview => ({
  id: newId(kitchen, 'review'),
  customerName: given.customerName,
  customerEmail: given.customerEmail,
  orderNumber: given.orderNumber || null,
  rating: given.rating,
  comment: given.comment || null,
  verified: kitchen.orders.some((order) => verifies(kitchen, order, given)),
  isActive: true,
  helpfulCount: 0,
  createdAt: new Date(kitchen.now).toISOString(),
  version: '1',
});

/** Featured ones first; neither inactive, deleted nor expired ones (ruling 17). */
const publicDeals = (kitchen: Kitchen): KitchenDeal[] =>
  kitchen.deals
    .filter((deal) => deal.active && deal.isActive && phaseOf(kitchen, deal) !== 'expired')
    .sort((one, other) => Number(other.featured) - Number(one.featured));

/** Places an order once per key (ruling 9). */
function placing(kitchen: Kitchen) {
  const placedByKey = new Map<string, { payload: string; order: KitchenOrder }>();
  return (body: PlaceOrder, key: string | undefined) => {
    // What was shown and in which language is not what is ordered.
    const { quotedTotal: _shown, language: _language, ...ordered } = body;
    const payload = JSON.stringify(ordered);
    const earlier = key === undefined ? undefined : placedByKey.get(key);
    if (earlier && earlier.payload !== payload) {
      throw new Refusal(409, 'This Idempotency-Key has already placed another order. Use a new key for a new order.');
    }
    if (earlier) return new Reply(200, presentPlacedOrder(earlier.order));
    const order = addOrder(kitchen, body);
    if (key !== undefined) placedByKey.set(key, { payload, order });
    return presentPlacedOrder(order);
  };
}

/** How the public calls are answered from a kitchen (specification 7, public). */
export function publicAnswers(kitchen: Kitchen) {
  const voted = new Set<string>();
  const place = placing(kitchen);
  return {
    restaurantInfo: () => {
      if (!kitchen.hasRestaurant) throw new Refusal(404, 'The restaurant has not been described yet.');
      return presentRestaurant(kitchen);
    },
    deals: () => publicDeals(kitchen).map(presentDeal),
    featuredDeals: () =>
      publicDeals(kitchen)
        .filter((deal) => deal.featured && phaseOf(kitchen, deal) === 'current')
        .map(presentDeal),
    menuItems: ({ query: { categoryId } }) =>
      kitchen.dishes
        .filter((dish) => isOnMenu(dish) && (categoryId === undefined || dish.categoryId === categoryId))
        .map((dish) => presentDish(kitchen, dish)),
    popularMenuItems: () =>
      kitchen.dishes.filter((dish) => isOnMenu(dish) && dish.popular).map((dish) => presentDish(kitchen, dish)),
    categories: () => kitchen.categories.map((category) => presentCategory(kitchen, category)),
    reviewStats: () => kitchen.stats ?? statsOf(publicReviews(kitchen)),
    reviews: ({ query: { page, size, sort } }) => {
      const newestFirst = publicReviews(kitchen);
      const sorted = sort === 'createdAt,asc' ? newestFirst.toReversed() : newestFirst;
      const shown = sorted.slice(page * size, (page + 1) * size).map(presentReview);
      return toPage(shown, page, size, sorted.length);
    },
    createReview: ({ body }) => {
      const made = newReview(kitchen, body);
      kitchen.reviews.unshift(made);
      return presentReview(made);
    },
    voteHelpful: ({ params: { id } }) => {
      const found = find(publicReviews(kitchen), id, 'review');
      const success = !voted.has(id);
      voted.add(id);
      if (success) write(found, { helpfulCount: found.helpfulCount + 1 });
      return { success, newHelpfulCount: found.helpfulCount };
    },
    placeOrder: ({ body, headers }) => place(body, headers['idempotency-key']),
    order: ({ params: { id } }) => {
      const found = kitchen.orders.find(({ secret }) => secret === id);
      if (!found) throw new Refusal(404, 'There is no such order.');
      return presentTrackedOrder(kitchen, found);
    },
    quote: ({ body }) => makeQuote(kitchen, body.items),
    cancelOrder: ({ params: { id } }) => {
      const found = kitchen.orders.find(({ secret }) => secret === id);
      if (!found) throw new Refusal(404, 'There is no such order.');
      if (found.status !== 'PENDING' && found.status !== 'CANCELLED') {
        const { orderNumber, status } = found;
        throw new Refusal(
          409,
          `Order ${orderNumber} is ${status} and cannot be cancelled here any more. Please call the restaurant.`,
        );
      }
      if (found.status === 'PENDING') moveTo(kitchen, found, 'CANCELLED', 'customer');
      return presentTrackedOrder(kitchen, found);
    },
  } satisfies Answers;
}

/** The public contract over a kitchen in memory; tests change either. */
export class VisitorApi extends MockApi {
  constructor(readonly kitchen: Kitchen = believableKitchen()) {
    super(publicAnswers(kitchen));
  }
}
