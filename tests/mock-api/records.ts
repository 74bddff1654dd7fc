import {
  PUBLIC_DEAL_TYPE,
  type AdminDeal,
  type AdminMenuItem,
  type AdminOption,
  type AdminOptionGroup,
  type AdminOrderDetails,
  type AdminOrderLine,
  type AdminReview,
  type Choice,
  type Deal,
  type DealType,
  type LocalChoice,
  type PublicDealType,
  type StatusTransition,
} from '@pickup/contract';

/** A Saturday noon in Amsterdam, at which the restaurant is open. */
export const NOON = Date.parse('2026-11-21T11:00:00Z');

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const daysAgo = (days: number) => new Date(NOON - days * DAY_MS).toISOString();

/** A record of the mock; its `version` is another one after every change. */
export interface Versioned {
  id: string;
  version: string;
}

/** A dish. What follows from its `optionGroupIds` is made anew for each answer. */
export type MockDish = AdminMenuItem;

/** An option as visitors and the owner see it, in one. */
export type MockOption = AdminOption & { soldOut: boolean };

/** A group without the dishes that use it: those follow from the dishes. */
export type MockOptionGroup = Omit<AdminOptionGroup, 'usedBy' | 'options'> & { options: MockOption[] };

/** A category; without Dutch unless given. */
export interface MockCategory extends Versioned {
  name: string;
  nameNl?: string | null;
  description: string | null;
  descriptionNl?: string | null;
}

/** A deal as visitors and the owner see it, in one: `dealPrice` is the owner's `discountedPrice` unless none was set. */
export type MockDeal = Deal & Pick<AdminDeal, 'dealType' | 'isActive' | 'version'> & { hasPrice: boolean };

export type MockReview = AdminReview;

/** A line as both its customer and the back office see it. */
export interface MockLine extends AdminOrderLine {
  menuItemImageUrl: string;
}

/** A move of an order; the moment until which it can be undone is in milliseconds, null for never. */
export interface MockMove extends StatusTransition {
  undoableUntil: number | null;
}

/** What most moves have in common. */
export const PLAIN_MOVE = { reason: null, undone: false, isUndo: false, undoableUntil: null } as const;

/** An order as the owner sees it, with the secret that opens it for its customer. */
export interface MockOrder extends Omit<AdminOrderDetails, 'items' | 'moves'> {
  moves: MockMove[];
  secret: string;
  items: MockLine[];
  /** The units of kitchen work that it takes, by when their slot begins. */
  slots: ReadonlyMap<number, number>;
}

/** A dish; what is not given is ordinary. */
export const dish = (id: string, given: Partial<MockDish> = {}): MockDish => ({
  id,
  name: `Dish ${id}`,
  nameNl: null,
  description: 'With bread.',
  descriptionNl: null,
  price: 10,
  imageUrl: '',
  imageAlt: null,
  imageAltNl: null,
  allergens: [],
  dietary: [],
  popular: false,
  available: true,
  isActive: true,
  categoryId: 'mains',
  categoryName: 'Mains',
  categoryNameNl: null,
  optionGroupIds: [],
  optionGroups: [],
  soldOut: false,
  unmetGroupIds: [],
  soldOutUntil: null,
  left: null,
  kitchenUnits: 1,
  dailyCount: null,
  portionsLeft: null,
  version: '1',
  ...given,
});

/** An option that costs nothing and contains none of the allergens; what is not given is ordinary. */
export const option = (id: string, given: Partial<MockOption> = {}): MockOption => ({
  id,
  name: `Option ${id}`,
  nameNl: null,
  price: 0,
  isDefault: false,
  maxCount: 1,
  allergens: [],
  dietary: ['vegetarian', 'vegan', 'halal', 'gluten-free'],
  soldOut: false,
  soldOutUntil: null,
  kitchenUnits: 0,
  isActive: true,
  ...given,
});

/** A group from which nothing has to be chosen; what is not given is ordinary. */
export const optionGroup = (id: string, given: Partial<MockOptionGroup> = {}): MockOptionGroup => ({
  id,
  name: `Group ${id}`,
  nameNl: null,
  min: 0,
  max: 1,
  options: [option(`${id}-1`), option(`${id}-2`)],
  isActive: true,
  version: '1',
  ...given,
});

const ADMIN_TYPE = {
  combo: 'COMBO',
  lunch: 'LUNCH',
  drinks: 'DRINKS',
  free: 'FREE',
  other: 'DINNER',
} as const satisfies Record<PublicDealType, DealType>;

/** A deal without condition or end; what is not given is ordinary, and either of its types makes the other. */
export const deal = (id: string, given: Partial<MockDeal> = {}): MockDeal => ({
  id,
  title: `Deal ${id}`,
  titleNl: null,
  description: 'Two for one.',
  descriptionNl: null,
  imageUrl: '',
  allergens: [],
  dietary: [],
  originalPrice: null,
  dealPrice: 5,
  hasPrice: true,
  discountPercentage: 0,
  dealType: ADMIN_TYPE[given.type ?? 'combo'],
  type: PUBLIC_DEAL_TYPE[given.dealType ?? 'COMBO'],
  featured: false,
  active: true,
  isActive: true,
  isConditional: false,
  minimumOrderAmount: null,
  maxPerOrder: null,
  validFrom: null,
  validUntil: null,
  version: '1',
  ...given,
});

/** A review of so many days ago. */
export const review = (id: string, age: number, given: Partial<MockReview> = {}): MockReview => ({
  id,
  customerName: `Guest ${id}`,
  customerEmail: `${id}@example.com`,
  orderNumber: null,
  rating: 5,
  comment: 'Warm, on time, and generous.',
  verified: false,
  isActive: true,
  helpfulCount: 0,
  createdAt: daysAgo(age),
  language: 'en',
  version: '1',
  ...given,
});

type GivenLine = Omit<Partial<MockLine>, 'choices'> & { choices?: readonly (Choice & Partial<LocalChoice>)[] };

/** A line of two pizzas, without Dutch; what is not given is ordinary. */
export const orderLine = (id: string, { choices = [], ...given }: GivenLine = {}): MockLine => ({
  id,
  menuItemId: 'pizza',
  itemType: 'menu',
  menuItemName: 'Pizza Margherita',
  menuItemImageUrl: '/placeholder.svg',
  quantity: 2,
  unitPrice: 11,
  totalPrice: 22,
  menuItemNameNl: null,
  choices: choices.map((choice) => ({ groupNameNl: null, optionNameNl: null, ...choice })),
  customizations: [],
  allergens: ['gluten', 'milk'],
  knownAllergens: [],
  dietary: ['vegetarian'],
  made: false,
  ...given,
});

/** The order with a counter, placed a minute after the previous one, due at 12:20 and already opened by the restaurant. */
export function order(counter: number, given: Partial<MockOrder> = {}): MockOrder {
  const number = String(counter).padStart(3, '0');
  const placedAt = NOON + (counter - 1000) * MINUTE_MS;
  return {
    id: `order${number}`,
    secret: `secret-${number}`,
    orderNumber: `20261121-${number}`,
    customerName: `Guest ${number}`,
    customerEmail: `guest${number}@example.com`,
    customerPhone: `06 0000 0${number}`,
    channel: 'online',
    status: 'PENDING',
    createdAt: new Date(placedAt).toISOString(),
    pickupTime: new Date(NOON + 20 * MINUTE_MS).toISOString(),
    pickupAt: null,
    releaseAt: null,
    slots: new Map(),
    items: [orderLine(`${number}-1`)],
    subtotal: 22,
    tax: 0,
    total: 22,
    notes: null,
    deliveredAt: new Date(placedAt).toISOString(),
    openedAt: new Date(placedAt).toISOString(),
    readyAt: null,
    correctedAt: null,
    version: '1',
    moves: [],
    corrections: [],
    mails: [],
    // Copied: what a test does to its order must not reach the constants it was made from.
    ...structuredClone(given),
  };
}

/** An order of two minutes ago that no board has shown and nobody has opened. */
export const unopenedOrder = (counter: number, given: Partial<MockOrder> = {}): MockOrder =>
  order(counter, {
    openedAt: null,
    deliveredAt: null,
    createdAt: new Date(NOON - 2 * MINUTE_MS).toISOString(),
    ...given,
  });

/** An order that is due so many minutes from {@link NOON}. */
export const dueOrder = (counter: number, minutes: number, given: Partial<MockOrder> = {}): MockOrder =>
  order(counter, { pickupTime: new Date(NOON + minutes * MINUTE_MS).toISOString(), ...given });
