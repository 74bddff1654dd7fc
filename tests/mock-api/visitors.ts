import {
  fromCents,
  lineTotal,
  orderTotals,
  toCents,
  toPage,
  type CreateReview,
  type OrderedLine,
  type PlaceOrder,
  type PlacedOrder,
  type Review,
  type ReviewStats,
} from '@pickup/contract';
import { believableKitchen, NOON, type Kitchen } from './kitchen.js';
import { MockApi, type Answers } from './mock-api.js';
import { Refusal } from './refusal.js';

function statsOf(reviews: readonly Review[]): ReviewStats {
  const count = (star: number) => reviews.filter(({ rating }) => rating === star).length;
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return {
    averageRating: reviews.length === 0 ? 0 : Math.round((sum / reviews.length) * 10) / 10,
    totalReviews: reviews.length,
    ratingBreakdown: { '1': count(1), '2': count(2), '3': count(3), '4': count(4), '5': count(5) },
  };
}

const newReview = ({ reviews, orders }: Kitchen, given: CreateReview): Review => ({
  id: `r${reviews.length + 1}`,
  customerName: given.customerName,
  rating: given.rating,
  comment: given.comment ?? null,
  verified: orders.some(
    ({ orderNumber, customerEmail }) =>
      orderNumber === given.orderNumber && customerEmail.toLowerCase() === given.customerEmail.toLowerCase(),
  ),
  helpfulCount: 0,
  createdAt: new Date(NOON).toISOString(),
});

function priceLines({ dishes, deals }: Kitchen, { items }: PlaceOrder): OrderedLine[] {
  return items.map(({ itemId, itemType, quantity, customizations }, index) => {
    const found =
      itemType === 'menu'
        ? dishes.find(({ id }) => id === itemId)
        : deals.map((deal) => ({ ...deal, name: deal.title, price: deal.dealPrice })).find(({ id }) => id === itemId);
    if (!found) throw new Refusal(400, `Line ${index + 1}: there is no such item.`);
    const { name, price, imageUrl } = found;
    return {
      menuItemId: itemId,
      itemType,
      menuItemName: name,
      unitPrice: price,
      quantity,
      totalPrice: fromCents(lineTotal(toCents(price), quantity)),
      customizations,
      menuItemImageUrl: imageUrl,
    };
  });
}

function newOrder(kitchen: Kitchen, placed: PlaceOrder): PlacedOrder {
  const items = priceLines(kitchen, placed);
  const { subtotal, tax, total } = orderTotals(
    items.map(({ unitPrice, quantity }) => ({ unitPrice: toCents(unitPrice), quantity })),
  );
  const counter = String(kitchen.orders.length + 17).padStart(3, '0');
  const { customerName, customerEmail, customerPhone, notes } = placed;
  return {
    id: `secret-${counter}`,
    orderNumber: `20261121-${counter}`,
    status: 'PENDING',
    createdAt: new Date(NOON).toISOString(),
    estimatedReadyAt: new Date(NOON + kitchen.restaurant.preparationTimeMax * 60_000).toISOString(),
    customerName,
    customerEmail,
    customerPhone,
    notes,
    items,
    subtotal: fromCents(subtotal),
    tax: fromCents(tax),
    total: fromCents(total),
  };
}

/** How the public calls are answered from a kitchen (specification 7, public). */
function publicAnswers(kitchen: Kitchen): Answers {
  const voted = new Set<string>();
  const ordersByKey = new Map<string, PlacedOrder>();
  return {
    restaurantInfo: () => kitchen.restaurant,
    deals: () => kitchen.deals,
    featuredDeals: () => kitchen.deals.filter(({ featured }) => featured),
    menuItems: ({ query: { categoryId } }) =>
      kitchen.dishes.filter((dish) => categoryId === undefined || dish.categoryId === categoryId),
    popularMenuItems: () => kitchen.dishes.filter(({ popular }) => popular),
    categories: () =>
      kitchen.categories.map((category) => ({
        ...category,
        menuItems: kitchen.dishes.filter(({ categoryId }) => categoryId === category.id),
      })),
    reviewStats: () => kitchen.stats ?? statsOf(kitchen.reviews),
    reviews: ({ query: { page, size, sort } }) => {
      const sorted = sort === 'createdAt,asc' ? kitchen.reviews.toReversed() : kitchen.reviews;
      return toPage(sorted.slice(page * size, (page + 1) * size), page, size, sorted.length);
    },
    createReview: ({ body }) => {
      const made = newReview(kitchen, body);
      kitchen.reviews = [made, ...kitchen.reviews];
      return made;
    },
    voteHelpful: ({ params: { id } }) => {
      const found = kitchen.reviews.find((review) => review.id === id);
      if (!found) throw new Refusal(404, 'There is no such review.');
      const success = !voted.has(id);
      voted.add(id);
      const newHelpfulCount = found.helpfulCount + (success ? 1 : 0);
      kitchen.reviews = kitchen.reviews.map((review) =>
        review.id === id ? { ...review, helpfulCount: newHelpfulCount } : review,
      );
      return { success, newHelpfulCount };
    },
    placeOrder: ({ body, headers }) => {
      const key = headers['idempotency-key'];
      const known = key === undefined ? undefined : ordersByKey.get(key);
      if (known) return known;
      const made = newOrder(kitchen, body);
      kitchen.orders.push(made);
      if (key !== undefined) ordersByKey.set(key, made);
      return made;
    },
    order: ({ params: { id } }) => {
      const found = kitchen.orders.find((order) => order.id === id);
      if (!found) throw new Refusal(404, 'There is no such order.');
      return found;
    },
  };
}

/** The public contract over a kitchen in memory; tests change either. */
export class VisitorApi extends MockApi {
  constructor(readonly kitchen: Kitchen = believableKitchen()) {
    super(publicAnswers(kitchen));
  }
}
