/** Everything that comes out of the oven round. */
import { COLOUR } from './colours.mjs';
import { blob } from './pieces.mjs';
import { scatter, seeded } from './random.mjs';
import { around, at, circle } from './shapes.mjs';
import { shadowOf } from './ware.mjs';

/** Pieces where chance puts them, from the middle to the rim. */
export const topped = (random, count, draw, { radius = 112 } = {}) =>
  scatter(random, count, radius)
    .map(({ x, y, turn, size }, index) => at(x, y, draw(random, index), { turn, scale: Math.round(size * 100) / 100 }))
    .join('');

/**
 * A pizza of radius 172.
 * @param {string} name of which chance is made
 * @param {(random: () => number) => string} toppings drawn on a base of radius 140
 */
export function pizza(name, base, toppings, { light } = {}) {
  const rim = seeded(`${name} rim`);
  const edge = (fill, r) => blob(seeded(`${name} edge`), r, fill, { wild: 0.035, corners: 26 });
  const blister = () => (rim() > 0.35 ? blob(rim, 6 + rim() * 5, COLOUR.char, { wild: 0.6 }) : '');
  const chance = seeded(`${name} base`);
  return (
    shadowOf((fill) => edge(fill, 172)) +
    edge(COLOUR.crustDeep, 172) +
    edge(COLOUR.crust, 167) +
    around(11, 158, blister, 13) +
    circle(143, COLOUR.crustDeep) +
    blob(chance, 140, base, { wild: 0.05, corners: 20 }) +
    (light ? topped(chance, 9, () => blob(chance, 18, light, { wild: 0.5 })) : '') +
    toppings(seeded(name))
  );
}
