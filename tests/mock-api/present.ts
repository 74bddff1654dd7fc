import {
  AdminDeal,
  AdminMenuItem,
  AdminOptionGroup,
  AdminOrder,
  AdminOrderDetails,
  AdminRestaurant,
  Deal,
  MenuItem,
  PLACEHOLDER_IMAGE,
  PlacedOrder,
  PublicRestaurant,
  Review,
  TrackedOrder,
  dealPhaseAt,
  formatOperatingHours,
  isSoldOutOn,
  isUnseen,
  readyInText,
  shownPortionsLeft,
  toPage,
  unmetGroups,
  weekdayFields,
  type Category,
  type DealPhase,
  type OptionGroup,
  type Page,
} from '@pickup/contract';
import type { MockData } from './data.js';
import { isOptionSoldOut, leftOf, menuDay } from './kitchen.js';
import type { MockCategory, MockDeal, MockDish, MockOptionGroup, MockOrder, MockReview } from './records.js';

// From a record of the mock to a response: each keeps the fields of its schema and no other.

/** One page of a list. */
export const pageOf = <Stored, Shown>(
  list: readonly Stored[],
  { page, size }: { page: number; size: number },
  present: (one: Stored) => Shown,
): Page<Shown> => toPage(list.slice(page * size, (page + 1) * size).map(present), page, size, list.length);

/** The groups of a dish as visitors see them: none that is deleted, nor deleted options. */
export const groupsOf = (data: MockData, { optionGroupIds }: Pick<MockDish, 'optionGroupIds'>): OptionGroup[] =>
  optionGroupIds.flatMap((id) =>
    data.optionGroups
      .filter((group) => group.id === id && group.isActive)
      .map((group) => ({
        ...group,
        options: group.options
          .filter(({ isActive }) => isActive)
          .map((option) => ({ ...option, soldOut: isOptionSoldOut(data, option) })),
      })),
  );

export const presentAdminDish = (data: MockData, dish: MockDish): AdminMenuItem => {
  const category = data.categories.find(({ id }) => id === dish.categoryId);
  const optionGroups = groupsOf(data, dish);
  const unmet = unmetGroups(optionGroups);
  const left = leftOf(data, dish);
  const isSoldOut = isSoldOutOn(menuDay(data), dish.soldOutUntil);
  return AdminMenuItem.parse({
    ...dish,
    optionGroups,
    optionGroupIds: optionGroups.map(({ id }) => id),
    soldOut: isSoldOut || left === 0 || unmet.length > 0,
    soldOutUntil: isSoldOut ? dish.soldOutUntil : null,
    left: shownPortionsLeft(left),
    portionsLeft: left,
    unmetGroupIds: unmet.map(({ id }) => id),
    imageUrl: dish.imageUrl || PLACEHOLDER_IMAGE,
    categoryId: category?.id ?? null,
    categoryName: category?.name ?? null,
    categoryNameNl: category?.nameNl ?? null,
  });
};

export const presentDish = (data: MockData, dish: MockDish): MenuItem => MenuItem.parse(presentAdminDish(data, dish));

export const presentOptionGroup = (data: MockData, group: MockOptionGroup): AdminOptionGroup =>
  AdminOptionGroup.parse({
    ...group,
    options: group.options.map(({ soldOutUntil, ...option }) => ({
      ...option,
      soldOutUntil: isSoldOutOn(menuDay(data), soldOutUntil) ? soldOutUntil : null,
    })),
    usedBy: data.dishes.filter(({ isActive, optionGroupIds }) => isActive && optionGroupIds.includes(group.id)),
  });

/** Whether visitors see a dish (product.md, Menu). */
export const isOnMenu = ({ isActive, available }: MockDish): boolean => isActive && available;

export const presentCategory = (data: MockData, { version: _version, ...category }: MockCategory): Category => ({
  ...category,
  nameNl: category.nameNl ?? null,
  descriptionNl: category.descriptionNl ?? null,
  menuItems: data.dishes
    .filter((dish) => dish.categoryId === category.id && isOnMenu(dish))
    .map((dish) => presentDish(data, dish)),
});

export const dealPhaseOf = ({ now, restaurant }: MockData, deal: MockDeal): DealPhase =>
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
  PlacedOrder.parse({
    ...order,
    id: order.secret,
    estimatedReadyAt: order.pickupTime,
  });

/** Who has cancelled an order that is cancelled, and why. */
function cancellationOf({ status, moves }: MockOrder): Pick<TrackedOrder, 'cancelledBy' | 'cancelReason'> {
  if (status !== 'CANCELLED') return { cancelledBy: null, cancelReason: null };
  const { by, reason = null } = moves.findLast(({ to }) => to === 'CANCELLED') ?? {};
  return { cancelledBy: by === 'customer' ? 'customer' : 'restaurant', cancelReason: reason };
}

/** An order as its customer follows it, while a board is connected. */
export function presentTrackedOrder({ now, restaurant, specialDays }: MockData, order: MockOrder): TrackedOrder {
  const { status, openedAt, createdAt, releaseAt, moves } = order;
  const opened = openedAt === null ? null : Date.parse(openedAt);
  const waiting = { status, waitingSince: Date.parse(releaseAt ?? createdAt), openedAt: opened };
  return TrackedOrder.parse({
    ...presentPlacedOrder(order),
    steps: [
      { status: moves[0]?.from ?? status, at: createdAt },
      ...moves.filter(({ undone, isUndo }) => !undone && !isUndo).map(({ to, at }) => ({ status: to, at })),
    ],
    unseen: isUnseen(waiting, { ...restaurant, specialDays, boardSeenAt: now }, now),
    cancellable: status === 'PENDING',
    ...cancellationOf(order),
    correctedAt: order.correctedAt,
  });
}

export const presentAdminOrder = (order: MockOrder): AdminOrder => AdminOrder.parse(order);

export const presentAdminOrderDetails = (order: MockOrder): AdminOrderDetails => AdminOrderDetails.parse(order);

export const presentRestaurant = ({ restaurant }: MockData): PublicRestaurant =>
  PublicRestaurant.parse({
    ...restaurant,
    preparationTime: readyInText(restaurant),
    operatingHours: formatOperatingHours(restaurant.openingHours),
  });

/** The same record under the names of both admin screens (product.md, Restaurant). */
export const presentAdminRestaurant = ({ restaurant }: MockData): AdminRestaurant =>
  AdminRestaurant.parse({
    ...restaurant,
    postalCode: restaurant.zipCode,
    hasDelivery: restaurant.features.delivery,
    hasTakeout: restaurant.features.takeaway,
    facebookUrl: restaurant.socialMedia.facebook,
    instagramUrl: restaurant.socialMedia.instagram,
    twitterUrl: restaurant.socialMedia.twitter,
    ...weekdayFields(restaurant.openingHours),
  });
