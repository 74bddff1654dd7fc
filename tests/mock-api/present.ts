import {
  AdminDeal,
  AdminMenuItem,
  AdminOrder,
  AdminOrderDetails,
  Deal,
  MenuItem,
  PLACEHOLDER_IMAGE,
  PlacedOrder,
  TrackedOrder,
  PublicRestaurant,
  Review,
  dealPhaseAt,
  formatOperatingHours,
  readyInText,
  type Category,
  type DealPhase,
} from '@pickup/contract';
import type { MockData } from './data.js';
import type { MockCategory, MockDeal, MockDish, MockOrder, MockReview } from './records.js';

/** The only ways from a record of the mock to an answer: each keeps its schema's fields and no other. */

export const presentAdminDish = ({ categories }: MockData, dish: MockDish): AdminMenuItem => {
  const category = categories.find(({ id }) => id === dish.categoryId);
  return AdminMenuItem.parse({
    ...dish,
    imageUrl: dish.imageUrl || PLACEHOLDER_IMAGE,
    categoryId: category?.id ?? null,
    categoryName: category?.name ?? null,
  });
};

export const presentDish = (data: MockData, dish: MockDish): MenuItem => MenuItem.parse(presentAdminDish(data, dish));

/** What visitors can order (ruling 21). */
export const isOnMenu = ({ isActive, available }: MockDish): boolean => isActive && available;

export const presentCategory = (data: MockData, { id, name, description }: MockCategory): Category => ({
  id,
  name,
  description,
  menuItems: data.dishes
    .filter((dish) => dish.categoryId === id && isOnMenu(dish))
    .map((dish) => presentDish(data, dish)),
});

export const phaseOf = ({ now, restaurant }: MockData, deal: MockDeal): DealPhase =>
  dealPhaseAt(deal, now, restaurant.timeZone);

export const presentDeal = (deal: MockDeal): Deal =>
  Deal.parse({ ...deal, imageUrl: deal.imageUrl || PLACEHOLDER_IMAGE });

export const presentAdminDeal = (deal: MockDeal): AdminDeal =>
  AdminDeal.parse({
    ...deal,
    imageUrl: deal.imageUrl || PLACEHOLDER_IMAGE,
    discountedPrice: deal.hasPrice ? deal.dealPrice : null,
  });

export const presentReview = (review: MockReview): Review => Review.parse(review);

export const presentPlacedOrder = (order: MockOrder): PlacedOrder =>
  PlacedOrder.parse({ ...order, id: order.secret, estimatedReadyAt: order.pickupTime });

const cancelledBy = ({ moves }: MockOrder) =>
  moves.findLast(({ to }) => to === 'CANCELLED')?.by === 'customer' ? 'customer' : 'restaurant';

/** An order as its customer follows it; `unseen` once it has waited longer than the restaurant wants. */
export function presentTrackedOrder({ now, restaurant }: MockData, order: MockOrder): TrackedOrder {
  const waitedMs = now - Date.parse(order.createdAt);
  return TrackedOrder.parse({
    ...presentPlacedOrder(order),
    steps: [
      { status: order.moves[0]?.from ?? order.status, at: order.createdAt },
      ...order.moves.map(({ to, at }) => ({ status: to, at })),
    ],
    unseen: order.status === 'PENDING' && order.openedAt === null && waitedMs >= restaurant.unseenAfterMinutes * 60_000,
    cancellable: order.status === 'PENDING',
    cancelledBy: order.status === 'CANCELLED' ? cancelledBy(order) : null,
  });
}

export const presentAdminOrder = (order: MockOrder): AdminOrder => AdminOrder.parse(order);

export const presentAdminOrderDetails = (order: MockOrder): AdminOrderDetails => AdminOrderDetails.parse(order);

/** `preparationTime` and `operatingHours` follow from what the owner set (ruling 25). */
export const presentRestaurant = ({ restaurant }: MockData): PublicRestaurant =>
  PublicRestaurant.parse({
    ...restaurant,
    preparationTime: readyInText(restaurant),
    operatingHours: formatOperatingHours(restaurant.openingHours),
  });
