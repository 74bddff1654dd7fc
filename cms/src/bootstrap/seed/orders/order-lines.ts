import {
  checkChoices,
  defaultOptions,
  toCents,
  type ChosenOption,
  type LineItemType,
  type OptionGroup,
  type WithChoices,
} from '@pickup/contract';
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
  { dish: /steak|burger/i, choices: ['No onions', 'Sauce on the side', 'No salt', 'Extra pepper'] },
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
  { dish: /frites/i, choices: ['Sauce on the side', 'No salt', 'Extra crisp'] },
  { dish: /pancakes|waffle/i, choices: ['Syrup on the side', 'No icing sugar'] },
  { dish: /coffee/i, choices: ['With sugar', 'Extra hot', 'In my own cup'] },
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
export interface SeedProduct extends WithChoices {
  id: string;
  name: string;
  nameNl?: string | null | undefined;
  price: number;
  imageUrl: string;
  popular?: boolean;
  /** Of kitchen work; 1 unless given. */
  kitchenUnits?: number;
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

/** How often something else than the default is chosen of a group, and how much at most. */
const CHOSEN_SHARE = 0.3;
const CHOSEN_MOST = 2;

/** Options of a group, picked one by one as often as each allows. */
function pickOptions({ min, max, options }: OptionGroup, random: Random): ChosenOption[] {
  const counts = new Map<string, number>();
  const wanted = Math.max(min, Math.min(max, random.integer(1, CHOSEN_MOST)));
  for (let taken = 0; taken < wanted; taken += 1) {
    const left = options.filter(({ id, maxCount }) => (counts.get(id) ?? 0) < maxCount);
    if (left.length === 0) break;
    const { id } = random.pick(left);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts].map(([optionId, count]) => ({ optionId, count }));
}

/** What a customer chooses of a dish: mostly the defaults, always as much as each group asks for. */
const choicesOf = ({ optionGroups }: WithChoices, random: Random): ChosenOption[] =>
  optionGroups.flatMap((group) => {
    const usual = defaultOptions([group]);
    return usual.length >= group.min && !random.chance(CHOSEN_SHARE) ? usual : pickOptions(group, random);
  });

const POPULAR_WEIGHT = 4;
const DEAL_SHARE = 0.12;

function lineOf(
  product: SeedProduct,
  itemType: LineItemType,
  quantity: number,
  chosen: readonly ChosenOption[],
  customizations: string[],
): GeneratedLine {
  const { choices, cents, allergens, knownAllergens, dietary } = checkChoices(product, chosen);
  return {
    itemId: product.id,
    itemType,
    name: product.name,
    nameNl: product.nameNl ?? null,
    unitPrice: toCents(product.price) + cents,
    quantity,
    choices,
    customizations,
    imageUrl: product.imageUrl,
    allergens,
    knownAllergens,
    dietary,
    kitchenUnits: product.kitchenUnits ?? 1,
  };
}

/**
 * The lines of one order: at most one deal, no dish twice, popular dishes more often.
 * @param choiceRandom of its own, so that other options of a dish change nothing else
 */
export function generateLines(
  dishes: readonly SeedProduct[],
  deals: readonly SeedProduct[],
  random: Random,
  choiceRandom: Random,
): GeneratedLine[] {
  const { lines: wanted } = random.pickWeighted(LINE_COUNTS, ({ weight }) => weight);
  const lines: GeneratedLine[] = [];
  if (deals.length > 0 && random.chance(DEAL_SHARE)) lines.push(lineOf(random.pick(deals), 'deal', 1, [], []));

  const left = [...dishes];
  while (lines.length < wanted && left.length > 0) {
    const dish = random.pickWeighted(left, ({ popular }) => (popular ? POPULAR_WEIGHT : 1));
    left.splice(left.indexOf(dish), 1);
    const { quantity } = random.pickWeighted(QUANTITIES, ({ weight }) => weight);
    lines.push(lineOf(dish, 'menu', quantity, choicesOf(dish, choiceRandom), customizationsFor(dish.name, random)));
  }
  return lines;
}
