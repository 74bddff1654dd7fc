import { UNDISTURBED, type Choice, type ReviewStats } from '@pickup/contract';
import { BoardStream } from './board-stream.js';
import {
  deal,
  dish,
  option,
  optionGroup,
  NOON,
  review,
  type MockCategory,
  type MockDeal,
  type MockDish,
  type MockOption,
  type MockOptionGroup,
  type MockOrder,
  type MockReview,
} from './records.js';
import { exampleRestaurant, type MockKitchenControl, type MockRestaurant, type MockSpecialDay } from './restaurant.js';

const soup = dish('soup', { name: 'Roast tomato soup', price: 6.5, popular: true });
const risotto = dish('risotto', { name: 'Lemon pea risotto', price: 16.25 });
const lemonade = dish('lemonade', { name: 'House lemonade', price: 4, categoryId: 'drinks', categoryName: 'Drinks' });

const comments = ['The risotto is worth the walk.', 'Soup was lukewarm, staff was kind.', 'Always ready on time.'];

/** Everything the mock's restaurant has; a test changes what it is about. */
export interface MockData {
  /** What its clock shows, in milliseconds. */
  now: number;
  restaurant: MockRestaurant;
  /** False before the owner has described the restaurant. */
  hasRestaurant: boolean;
  /** The owner's pause and extra minutes, past ones too. */
  kitchenControl: MockKitchenControl;
  /** By date. */
  specialDays: MockSpecialDay[];
  /** In the menu's order. */
  dishes: MockDish[];
  /** Oldest first. */
  optionGroups: MockOptionGroup[];
  /** In the menu's order. */
  categories: MockCategory[];
  /** Oldest first. */
  deals: MockDeal[];
  /** Newest first. */
  reviews: MockReview[];
  /** Overrides the figures that follow from the reviews. */
  stats: ReviewStats | null;
  /** Newest first. */
  orders: MockOrder[];
  /** What boards hear of the orders. */
  board: BoardStream;
  /** When a board was last connected, in milliseconds, if none is now; null when none ever was. */
  boardSeenAt: number | null;
  /** Whether mail is sent at all; its server is down. */
  sendsMail: boolean;
  /** How many records it has named so far. */
  named: number;
}

/** An id that no record has. */
export function newId(data: MockData, prefix: string): string {
  data.named += 1;
  return `${prefix}-${data.named}`;
}

/** A small restaurant with something of everything, but no orders yet. */
export const exampleData = (): MockData => ({
  now: NOON,
  restaurant: exampleRestaurant(),
  hasRestaurant: true,
  kitchenControl: { ...UNDISTURBED },
  specialDays: [],
  dishes: structuredClone([soup, risotto, lemonade]),
  optionGroups: [],
  categories: [
    { id: 'mains', name: 'Mains', description: null, version: '1' },
    { id: 'drinks', name: 'Drinks', description: null, version: '1' },
  ],
  deals: [
    deal('pizza', {
      title: 'Pizza for two',
      originalPrice: 32,
      dealPrice: 24,
      discountPercentage: 25,
      featured: true,
      validUntil: '2026-12-24',
    }),
    deal('dessert', {
      title: 'Dessert on us',
      dealType: 'FREE',
      originalPrice: 6.5,
      dealPrice: 0,
      discountPercentage: 100,
      isConditional: true,
      minimumOrderAmount: 30,
    }),
    deal('fondue', { title: 'Fondue evenings', dealType: 'DINNER', dealPrice: 19.5, validFrom: '2026-12-11' }),
  ],
  reviews: Array.from({ length: 23 }, (_, index) =>
    review(`r${index + 1}`, index, {
      rating: 5 - (index % 3),
      comment: comments[index % comments.length] ?? null,
      verified: index % 2 === 0,
      helpfulCount: index % 5,
    }),
  ),
  stats: null,
  orders: [],
  board: new BoardStream(),
  boardSeenAt: NOON,
  sendsMail: false,
  named: 0,
});

/** The large size of the pizza that {@link addChoices} adds, as an order holds it. */
export const LARGE: Choice = {
  optionId: 'large',
  groupName: 'Size',
  optionName: 'Large',
  count: 1,
  unitPrice: 3,
  isExtra: false,
};

/**
 * Adds two dishes with choices: a pizza, whose defaults suffice, with a size and up to three extras; and a burger, of which the
 * doneness has to be chosen.
 */
export function addChoices(data: MockData): void {
  data.optionGroups.push(
    optionGroup('size', {
      name: 'Size',
      nameNl: 'Formaat',
      min: 1,
      options: [
        option('regular', { name: 'Regular', nameNl: 'Gewoon', isDefault: true }),
        option('large', { name: 'Large', nameNl: 'Groot', price: 3 }),
      ],
    }),
    optionGroup('extras', {
      name: 'Extras',
      nameNl: 'Extra’s',
      max: 3,
      options: [
        option('mozzarella', {
          name: 'Extra mozzarella',
          nameNl: 'Extra mozzarella',
          price: 1.5,
          maxCount: 2,
          allergens: ['milk'],
          dietary: ['vegetarian'],
        }),
        option('olives', { name: 'Olives', nameNl: 'Olijven', price: 1 }),
      ],
    }),
    optionGroup('doneness', {
      name: 'Doneness',
      nameNl: 'Gaarheid',
      min: 1,
      options: [
        option('medium', { name: 'Medium', nameNl: 'Medium' }),
        option('well-done', { name: 'Well done', nameNl: 'Doorbakken' }),
      ],
    }),
  );
  data.dishes.push(
    dish('pizza', {
      name: 'Pizza Margherita',
      price: 11,
      optionGroupIds: ['size', 'extras'],
      allergens: ['gluten', 'milk'],
      dietary: ['vegetarian'],
    }),
    dish('burger', { name: 'House burger', price: 14.5, allergens: ['gluten'], optionGroupIds: ['doneness'] }),
  );
}

function found<Stored extends { id: string }>(stored: readonly Stored[], id: string): Stored {
  const one = stored.find((other) => other.id === id);
  if (!one) throw new Error(`Nothing is stored as ${id}.`);
  return one;
}

/** A dish as it is stored. @throws Error when there is none */
export const findDish = ({ dishes }: MockData, id: string): MockDish => found(dishes, id);

/** An option of any group as it is stored. @throws Error when there is none */
export const findOption = ({ optionGroups }: MockData, id: string): MockOption =>
  found(
    optionGroups.flatMap(({ options }) => options),
    id,
  );
