import type { Random } from './random.js';

/** Notes as customers leave them; none of them leans on a particular dish. */
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
const WISH_SHARE = 0.3;

interface WishList {
  /** Dishes these wishes make sense for, by their English names. */
  dish: RegExp;
  wishes: readonly string[];
}

/** The first list that knows the dish counts. None of the wishes changes a price. */
const WISH_LISTS: readonly WishList[] = [
  { dish: /steak|burger/i, wishes: ['Medium rare', 'Medium', 'Well done', 'No onions'] },
  {
    dish: /pizza|flammkuchen/i,
    wishes: ['Cut in eight', 'Not cut', 'Well baked', 'No basil', 'Chilli oil on the side'],
  },
  {
    dish: /flatbread|wrap|bagel|baguette|sandwich/i,
    wishes: ['Cut in half', 'Sauce on the side', 'No onions', 'Not toasted'],
  },
  { dish: /salad|caesar/i, wishes: ['Dressing on the side', 'No seeds', 'Without bread'] },
  { dish: /soup/i, wishes: ['Extra hot', 'Bread cut thin'] },
  {
    dish: /spaghetti|linguine|tagliatelle|gnocchi/i,
    wishes: ['No cheese', 'Cheese on the side', 'Extra black pepper'],
  },
  { dish: /frites/i, wishes: ['Mayonnaise on the side', 'No salt', 'Ketchup instead of mayonnaise'] },
  { dish: /pancakes|waffle/i, wishes: ['Syrup on the side', 'No icing sugar'] },
  { dish: /coffee/i, wishes: ['Oat milk', 'Black', 'With sugar'] },
  { dish: /tea/i, wishes: ['No honey', 'Honey on the side'] },
  { dish: /lemonade|spritz/i, wishes: ['No ice', 'With a straw'] },
];

export const noteFor = (random: Random): string | null => (random.chance(NOTE_SHARE) ? random.pick(NOTES) : null);

/** What the customer asks to be done differently with a dish, mostly nothing. */
export function customizationsFor(dishName: string, random: Random): string[] {
  const list = WISH_LISTS.find(({ dish }) => dish.test(dishName));
  return list && random.chance(WISH_SHARE) ? [random.pick(list.wishes)] : [];
}
