/** Deals show what is in them, side by side. */
import { croissant, pancakes } from './brunch.mjs';
import { strawberryCake } from './cakes.mjs';
import { cremeCaramel } from './desserts.mjs';
import { blond, cavaBottle, coffee, flute, lemonade } from './drinks.mjs';
import { citrusWedge } from './kit/pieces.mjs';
import { PIZZAS } from './pizzas.mjs';
import { at } from './kit/shapes.mjs';
import { baguette } from './sandwiches.mjs';
import { gardenSalad, tomatoSoup } from './soups-salads.mjs';
import { fondue, olives, oysters } from './starters.mjs';
import { spoon } from './kit/ware.mjs';

/** Two parts wide enough for a landscape frame, near enough for a square one. */
const pizzaForTwo = () =>
  at(-118, -34, PIZZAS.margherita.draw(), { scale: 0.78 }) +
  at(150, -96, gardenSalad(), { scale: 0.5 }) +
  at(98, 36, PIZZAS['salame-piccante'].draw(), { scale: 0.78 });

const dessertOnUs = () => at(-26, 0, cremeCaramel(), { scale: 0.98 }) + at(184, 10, spoon(), { turn: 14, scale: 1.3 });

const greenLunch = () =>
  at(-104, 6, gardenSalad(), { scale: 0.86 }) +
  at(56, 84, PIZZAS['garlic-flatbread'].draw(), { scale: 0.5 }) +
  at(136, -14, lemonade(), { scale: 0.94 });

const twoBlonds = () => at(-128, 0, blond()) + at(-16, 10, blond()) + at(134, 66, olives(), { scale: 0.66 });

const halfPriceCava = () =>
  at(-84, 0, cavaBottle()) + at(34, 20, flute(), { scale: 0.88 }) + at(124, 26, flute(), { scale: 0.88 });

const brunchForTwo = () =>
  at(-112, 44, pancakes(), { scale: 0.84 }) +
  at(74, -76, croissant(), { scale: 0.6 }) +
  at(92, 98, coffee(), { scale: 0.54 }) +
  at(212, 24, coffee(), { scale: 0.54 });

const oysterWeek = () =>
  oysters(6) + at(-176, 92, citrusWedge(46), { turn: -24 }) + at(182, -86, citrusWedge(46), { turn: 20 });

const fondueEvenings = () => at(-84, 12, fondue(), { scale: 0.96 }) + at(158, 40, gardenSalad(), { scale: 0.62 });

const soupWeek = () => at(-70, 12, tomatoSoup(), { scale: 0.94 }) + at(130, 44, baguette(), { turn: -50, scale: 0.82 });

const coffeeAndCake = () => at(-84, 30, strawberryCake(), { scale: 0.86 }) + at(146, 34, coffee(), { scale: 0.72 });

/** A little below the middle and smaller: a card cuts off a sixth of the height and lays its badges in the upper corners. */
const offered = (draw) => () => at(0, 28, draw(), { scale: 0.84 });

export const DEALS = {
  'pizza-for-two': { ground: 'amber', draw: offered(pizzaForTwo) },
  'dessert-on-us': { ground: 'lilac', draw: offered(dessertOnUs) },
  'green-lunch': { ground: 'butter', draw: offered(greenLunch) },
  'two-blonds': { ground: 'sage', draw: offered(twoBlonds) },
  'half-price-cava': { ground: 'amber', draw: offered(halfPriceCava) },
  'brunch-for-two': { ground: 'sky', draw: offered(brunchForTwo) },
  'oyster-week': { ground: 'rose', draw: offered(oysterWeek) },
  'fondue-evenings': { ground: 'sage', draw: offered(fondueEvenings) },
  'soup-week': { ground: 'sky', draw: offered(soupWeek) },
  'coffee-and-cake': { ground: 'sage', draw: offered(coffeeAndCake) },
};
