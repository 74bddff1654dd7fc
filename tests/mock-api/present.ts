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
import type { Kitchen } from './kitchen.js';
import type { KitchenCategory, KitchenDeal, KitchenDish, KitchenOrder, KitchenReview } from './records.js';

/** The only ways from a record of the mock to an answer: each keeps its schema's fields and no other. */

export const presentAdminDish = ({ categories }: Kitchen, dish: KitchenDish): AdminMenuItem => {
  const category = categories.find(({ id }) => id === dish.categoryId);
  return AdminMenuItem.parse({
    ...dish,
    imageUrl: dish.imageUrl || PLACEHOLDER_IMAGE,
    categoryId: category?.id ?? null,
    categoryName: category?.name ?? null,
  });
};

export const presentDish = (kitchen: Kitchen, dish: KitchenDish): MenuItem =>
  MenuItem.parse(presentAdminDish(kitchen, dish));

/** What visitors can order (ruling 21). */
export const isOnMenu = ({ isActive, available }: KitchenDish): boolean => isActive && available;

export const presentCategory = (kitchen: Kitchen, { id, name, description }: KitchenCategory): Category => ({
  id,
  name,
  description,
  menuItems: kitchen.dishes
    .filter((dish) => dish.categoryId === id && isOnMenu(dish))
    .map((dish) => presentDish(kitchen, dish)),
});

export const phaseOf = ({ now, restaurant }: Kitchen, deal: KitchenDeal): DealPhase =>
  dealPhaseAt(deal, now, restaurant.timeZone);

export const presentDeal = (deal: KitchenDeal): Deal =>
  Deal.parse({ ...deal, imageUrl: deal.imageUrl || PLACEHOLDER_IMAGE });

export const presentAdminDeal = (deal: KitchenDeal): AdminDeal =>
  AdminDeal.parse({
    ...deal,
    imageUrl: deal.imageUrl || PLACEHOLDER_IMAGE,
    discountedPrice: deal.hasPrice ? deal.dealPrice : null,
  });

export const presentReview = (review: KitchenReview): Review => Review.parse(review);

export const presentPlacedOrder = (order: KitchenOrder): PlacedOrder =>
  PlacedOrder.parse({ ...order, id: order.secret, estimatedReadyAt: order.pickupTime });

const cancelledBy = ({ moves }: KitchenOrder) =>
  moves.findLast(({ to }) => to === 'CANCELLED')?.by === 'customer' ? 'customer' : 'restaurant';

/** An order as its customer follows it; `unseen` once it has waited longer than the restaurant wants. */
export function presentTrackedOrder({ now, restaurant }: Kitchen, order: KitchenOrder): TrackedOrder {
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

export const presentAdminOrder = (order: KitchenOrder): AdminOrder => AdminOrder.parse(order);

export const presentAdminOrderDetails = (order: KitchenOrder): AdminOrderDetails => AdminOrderDetails.parse(order);

/** `preparationTime` and `operatingHours` follow from what the owner set (ruling 25). */
export const presentRestaurant = ({ restaurant }: Kitchen): PublicRestaurant =>
  PublicRestaurant.parse({
    ...restaurant,
    preparationTime: readyInText(restaurant),
    operatingHours: formatOperatingHours(restaurant.openingHours),
  });
