import { COLOUR } from './kit/colours.mjs';
import { citrus, citrusWedge, leaf, tomatoSlice } from './kit/pieces.mjs';
import { at, box, circle } from './kit/shapes.mjs';
import { shadowOf } from './kit/ware.mjs';
import { PASTA_AND_GRAINS } from './pasta-grains.mjs';
import { PIZZAS } from './pizzas.mjs';
import { gardenSalad, tomatoSoup } from './soups-salads.mjs';
import { bitterballen, olives } from './starters.mjs';

/** In the units of the drawing, whose middle is at 0, 0: as wide to high as the hero of the home page shows it. */
export const TABLE = { width: 1040, height: 957 };

/** A glass of lemonade from above, with ice and lemon. */
const glass = () =>
  shadowOf((fill) => circle(74, fill)) +
  circle(74, 'rgb(255 255 255 / 78%)') +
  circle(64, COLOUR.lemonLight) +
  at(-16, -12, box(44, 44, 'rgb(255 255 255 / 62%)', { round: 9 }), { turn: 18 }) +
  at(20, 18, citrus(30), { turn: 12 }) +
  at(-18, 26, leaf(40), { turn: -40 });

/** What the home page opens with: a table full of dishes, seen from above, on no ground of its own. */
export const drawTable = () =>
  at(-262, -226, tomatoSoup(), { scale: 1.02 }) +
  at(326, -268, olives(), { scale: 0.78 }) +
  at(58, -330, glass(), { scale: 1.12 }) +
  at(318, 262, PASTA_AND_GRAINS['spaghetti-bolognese'].draw(), { scale: 1.08 }) +
  at(-306, 226, gardenSalad(), { scale: 1.06 }) +
  at(10, 372, bitterballen(), { scale: 0.56 }) +
  at(14, 8, PIZZAS.margherita.draw(), { scale: 1.42 }) +
  at(404, -32, citrusWedge(44), { turn: -24 }) +
  at(-438, 8, leaf(64), { turn: -34 }) +
  at(-404, 30, leaf(52, COLOUR.leafDeep, COLOUR.leaf), { turn: 22 }) +
  at(164, 408, tomatoSlice(30));
