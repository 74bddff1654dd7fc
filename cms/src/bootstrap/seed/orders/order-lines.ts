import { toCents, type LineItemType, type DietaryInformation } from '@pickup/contract';
import type { OrderToImport } from '@pickup/ordering';
import type { Random } from './random.js';

/** Notes of customers; none of them mentions a dish, so each fits every order. */
const NOTES = [
  'No cutlery needed, thank you.',
  'Please pack the hot and the cold things separately, I have a long ride home.',
  'I will be about ten minutes late, sorry in advance.',
  'Nut allergy: please keep anything with hazelnut or walnut well apart.',
  'Could you write the names of the dishes on the boxes? The children are counting on it.',
  'My colleague Ruud picks it up, he has the order number.',
  'Graag een extra servetje erbij.',
  'Ik kom met de bakfiets, een doos is handiger dan een tas.',
  'It is a birthday. If there is a candle lying around, we would be happy.',
  'Please call when it is ready, I am waiting on the bench outside.',
  'Glutenvrij voor één persoon, bel gerust als iets niet kan.',
  'Sauces on the side, please.',
  'I bring my own containers this time.',
  'Voor de buurvrouw op 31, zij komt het zelf halen.',
  'Two separate bags if possible: half of it goes to my parents.',
  'I can only reach the counter from the side door, wheelchair.',
  'Ik betaal graag contant en heb gepast geld bij me.',
  'Ordering for a meeting, so a minute early is better than a minute late.',
  'Less salt where that is possible, please.',
  'Geen haast, wij zitten nog in de trein.',
] as const;

const NOTE_SHARE = 0.16;
const CUSTOMIZED_SHARE = 0.3;

interface CustomizationChoices {
  /** Matches the English names of the dishes that the choices fit. */
  dish: RegExp;
  choices: readonly string[];
}

/** The first entry that matches a dish applies. */
const CUSTOMIZATIONS: readonly CustomizationChoices[] = [
  { dish: /steak|burger/i, choices: ['Medium rare', 'Medium', 'Well done', 'No onions'] },
  {
    dish: /pizza|flammkuchen/i,
    choices: ['Cut in eight', 'Not cut', 'Well baked', 'No basil', 'Chilli oil on the side'],
  },
  {
    dish: /flatbread|wrap|bagel|baguette|sandwich/i,
    choices: ['Cut in half', 'Sauce on the side', 'No onions', 'Not toasted'],
  },
  { dish: /salad|caesar/i, choices: ['Dressing on the side', 'No seeds', 'Without bread'] },
  { dish: /soup/i, choices: ['Extra hot', 'Bread cut thin'] },
  {
    dish: /spaghetti|linguine|tagliatelle|gnocchi/i,
    choices: ['No cheese', 'Cheese on the side', 'Extra black pepper'],
  },
  { dish: /frites/i, choices: ['Mayonnaise on the side', 'No salt', 'Ketchup instead of mayonnaise'] },
  { dish: /pancakes|waffle/i, choices: ['Syrup on the side', 'No icing sugar'] },
  { dish: /coffee/i, choices: ['Oat milk', 'Black', 'With sugar'] },
  { dish: /tea/i, choices: ['No honey', 'Honey on the side'] },
  { dish: /lemonade|spritz/i, choices: ['No ice', 'With a straw'] },
];

export const noteFor = (random: Random): string | null => (random.chance(NOTE_SHARE) ? random.pick(NOTES) : null);

/** The customizations of one line, mostly none. */
function customizationsFor(dishName: string, random: Random): string[] {
  const list = CUSTOMIZATIONS.find(({ dish }) => dish.test(dishName));
  return list && random.chance(CUSTOMIZED_SHARE) ? [random.pick(list.choices)] : [];
}

/** A dish or a deal that can be ordered; `price` in euros, as the content holds it. */
export interface SeedProduct extends DietaryInformation {
  id: string;
  name: string;
  price: number;
  imageUrl: string;
  popular?: boolean;
}

type GeneratedLine = OrderToImport['lines'][number];

const LINE_COUNTS = [
  { lines: 1, weight: 14 },
  { lines: 2, weight: 30 },
  { lines: 3, weight: 27 },
  { lines: 4, weight: 17 },
  { lines: 5, weight: 8 },
  { lines: 6, weight: 4 },
] as const;

const QUANTITIES = [
  { quantity: 1, weight: 74 },
  { quantity: 2, weight: 21 },
  { quantity: 3, weight: 4 },
  { quantity: 4, weight: 1 },
] as const;

const POPULAR_WEIGHT = 4;
const DEAL_SHARE = 0.12;

const lineOf = (
  product: SeedProduct,
  itemType: LineItemType,
  quantity: number,
  customizations: string[],
): GeneratedLine => ({
  itemId: product.id,
  itemType,
  name: product.name,
  unitPrice: toCents(product.price),
  quantity,
  customizations,
  imageUrl: product.imageUrl,
  allergens: product.allergens,
  dietary: product.dietary,
});

/** The lines of one order: at most one deal, no dish twice, popular dishes more often. */
export function generateLines(
  dishes: readonly SeedProduct[],
  deals: readonly SeedProduct[],
  random: Random,
): GeneratedLine[] {
  const { lines: wanted } = random.pickWeighted(LINE_COUNTS, ({ weight }) => weight);
  const lines: GeneratedLine[] = [];
  if (deals.length > 0 && random.chance(DEAL_SHARE)) lines.push(lineOf(random.pick(deals), 'deal', 1, []));

  const left = [...dishes];
  while (lines.length < wanted && left.length > 0) {
    const dish = random.pickWeighted(left, ({ popular }) => (popular ? POPULAR_WEIGHT : 1));
    left.splice(left.indexOf(dish), 1);
    const { quantity } = random.pickWeighted(QUANTITIES, ({ weight }) => weight);
    lines.push(lineOf(dish, 'menu', quantity, customizationsFor(dish.name, random)));
  }
  return lines;
}
