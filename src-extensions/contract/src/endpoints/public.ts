import { z } from 'zod';
import { Deal } from '../entities/deal.js';
import { Kitchen } from '../entities/kitchen.js';
import { Category, MenuItem } from '../entities/menu.js';
import { PlacedOrder, TrackedOrder } from '../entities/order.js';
import { QuoteRequest, IdempotencyKey, PlaceOrder } from '../entities/order-request.js';
import { pageOf, pageQuery } from '../entities/page.js';
import { Quote } from '../entities/quote.js';
import { PublicRestaurant } from '../entities/restaurant.js';
import { PushSubscription, SubscribedDevice } from '../entities/push.js';
import { CreateReview, HelpfulVote, Review, ReviewStats } from '../entities/review.js';
import { Id } from '../entities/scalar.js';
import { endpoint } from './endpoint.js';
import { nameLinesOf } from './name-lines.js';

/** Names the lines of an order. */
export const nameOrderPath = nameLinesOf('items');

/** Calls a visitor makes without signing in. */
export const publicEndpoints = {
  restaurantInfo: endpoint({
    method: 'GET',
    path: '/restaurant/info',
    access: 'public',
    summary: 'The restaurant as visitors see it.',
    cacheTags: ['restaurant'],
    response: PublicRestaurant,
  }),
  kitchen: endpoint({
    method: 'GET',
    path: '/kitchen',
    access: 'public',
    summary: 'Whether the kitchen works, until when or from when, and why not; with the special days of the next week.',
    cacheTags: ['restaurant', 'kitchen'],
    response: Kitchen,
  }),
  featuredDeals: endpoint({
    method: 'GET',
    path: '/deals/featured',
    access: 'public',
    summary: 'Featured deals that can be ordered today.',
    cacheTags: ['deals', 'restaurant'],
    response: z.array(Deal),
  }),
  deals: endpoint({
    method: 'GET',
    path: '/deals',
    access: 'public',
    summary: 'Current and coming deals.',
    cacheTags: ['deals', 'restaurant'],
    response: z.array(Deal),
  }),
  reviewStats: endpoint({
    method: 'GET',
    path: '/reviews/stats',
    access: 'public',
    summary: 'Average rating, count, and count per star.',
    cacheTags: ['reviews'],
    response: ReviewStats,
  }),
  reviews: endpoint({
    method: 'GET',
    path: '/reviews',
    access: 'public',
    summary: 'A page of reviews, newest first unless asked otherwise.',
    cacheTags: ['reviews'],
    query: z.object({
      ...pageQuery(10),
      sort: z
        .enum(['createdAt,desc', 'createdAt,asc'], 'must be createdAt,desc or createdAt,asc')
        .default('createdAt,desc'),
    }),
    response: pageOf(Review),
  }),
  createReview: endpoint({
    method: 'POST',
    path: '/reviews',
    access: 'public',
    summary: 'Writes a review.',
    body: CreateReview,
    status: 201,
    response: Review,
    errors: [429],
  }),
  voteHelpful: endpoint({
    method: 'POST',
    path: '/reviews/:id/helpful',
    access: 'public',
    summary: 'Marks a review helpful, once per visitor.',
    response: HelpfulVote,
    errors: [429],
  }),
  menuItems: endpoint({
    method: 'GET',
    path: '/menu/items',
    access: 'public',
    summary: 'Dishes on the menu, all or of one category; one that is sold out says so.',
    cacheTags: ['menu', 'restaurant', 'kitchen'],
    query: z.object({ categoryId: Id.optional() }),
    response: z.array(MenuItem),
  }),
  popularMenuItems: endpoint({
    method: 'GET',
    path: '/menu/items/popular',
    access: 'public',
    summary: 'Dishes marked popular.',
    cacheTags: ['menu', 'restaurant', 'kitchen'],
    response: z.array(MenuItem),
  }),
  categories: endpoint({
    method: 'GET',
    path: '/menu/categories',
    access: 'public',
    summary: 'Categories with their dishes on the menu.',
    cacheTags: ['menu', 'restaurant', 'kitchen'],
    response: z.array(Category),
  }),
  quote: endpoint({
    method: 'POST',
    path: '/orders/quote',
    access: 'public',
    summary: 'What a cart costs now, which of its lines cannot be ordered, and when it can be collected.',
    body: QuoteRequest,
    response: Quote,
    errors: [429, 503],
    nameOf: nameOrderPath,
  }),
  placeOrder: endpoint({
    method: 'POST',
    path: '/orders',
    access: 'public',
    summary:
      'Places an order; repeats under one Idempotency-Key answer 200 with the first order; a total other than quotedTotal, contents other than quotedContentsHash says, or a pickup time that is not offered any more is 409 with a new quote; too many open orders of one network, phone number or email address are 429.',
    headers: z.object({ 'idempotency-key': IdempotencyKey.optional() }),
    body: PlaceOrder,
    status: 201,
    repeatStatus: 200,
    response: PlacedOrder,
    errors: [409, 429, 503],
    nameOf: nameOrderPath,
  }),
  order: endpoint({
    method: 'GET',
    path: '/orders/:id',
    access: 'public',
    summary: 'A placed order, opened by its secret id.',
    personal: true,
    params: z.object({ id: z.string() }),
    response: TrackedOrder,
  }),
  cancelOrder: endpoint({
    method: 'POST',
    path: '/orders/:id/cancel',
    access: 'public',
    summary: 'Its customer cancels an order that is still PENDING.',
    params: z.object({ id: z.string() }),
    response: TrackedOrder,
    errors: [409],
  }),
  pushKey: endpoint({
    method: 'GET',
    path: '/push-key',
    access: 'public',
    summary: 'The key by which push services know this site (VAPID); a browser subscribes with it.',
    cacheTags: ['restaurant'],
    response: z.object({ publicKey: z.string() }),
  }),
  subscribePush: endpoint({
    method: 'POST',
    path: '/orders/:id/push-subscription',
    access: 'public',
    summary: 'Has a browser notified of an order: once it is confirmed, ready or cancelled.',
    params: z.object({ id: z.string() }),
    body: PushSubscription,
    status: 201,
    repeatStatus: 200,
    response: SubscribedDevice,
    personal: true,
    errors: [409, 429],
  }),
  unsubscribePush: endpoint({
    method: 'DELETE',
    path: '/orders/:id/push-subscription',
    access: 'public',
    summary: 'Ends the notifications of one browser; one that was ended before is no error.',
    params: z.object({ id: z.string() }),
    query: SubscribedDevice,
    errors: [429],
  }),
} as const;
