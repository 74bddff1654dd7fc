import { COLOUR } from './kit/colours.mjs';
import { blob, breadSlice, crumbs, friedEgg } from './kit/pieces.mjs';
import { scatter, seeded } from './kit/random.mjs';
import { at, box, circle, ellipse, line, path, repeat } from './kit/shapes.mjs';
import { plate, shadowOf } from './kit/ware.mjs';

/** A crescent of rolled dough. */
export function croissant() {
  const parts = [-150, -118, -90, -62, -30];
  const sizes = [30, 45, 54, 45, 30];
  const roll = (index, fill, grow) => {
    const angle = (parts[index] * Math.PI) / 180;
    return at(
      116 * Math.cos(angle),
      116 * Math.sin(angle),
      ellipse(sizes[index] * 0.78 + grow, sizes[index] + 14 + grow, fill),
      { turn: parts[index] },
    );
  };
  const whole = (fill) =>
    repeat(5, (index) => roll(index, fill, 3)) + line('M-112 -42Q-136 -14 -126 26M112 -42Q136 -14 126 26', fill, 30);
  return at(
    0,
    74,
    shadowOf(whole) +
      line('M-112 -42Q-136 -14 -126 26M112 -42Q136 -14 126 26', COLOUR.crustDeep, 30) +
      [0, 4, 1, 3, 2]
        .map((index) => roll(index, COLOUR.crustDeep, 3) + roll(index, index % 2 ? COLOUR.crust : '#e3ab5f', -3))
        .join('') +
      line('M-34 -118Q-26 -86 -30 -62M0 -132Q6 -100 0 -66M34 -118Q28 -86 32 -62', COLOUR.crustDeep, 5),
    { scale: 1.1 },
  );
}

function hamCroissant() {
  return plate(
    at(
      0,
      -2,
      path('M-96 30Q-70 60 -30 40Q0 66 34 40Q72 58 96 28L60 -20L-60 -20Z', COLOUR.meatPink) +
        path('M-84 24Q-40 44 0 36Q44 44 84 22L50 -30L-50 -30Z', COLOUR.cheese) +
        at(0, -16, croissant(), { scale: 0.82 }),
    ),
    { rim: COLOUR.stone, well: COLOUR.stoneDeep },
  );
}

function uitsmijter() {
  const random = seeded('uitsmijter');
  return plate(
    at(-56, -4, breadSlice(random, 150), { turn: -8 }) +
      at(58, 4, breadSlice(random, 150), { turn: 8 }) +
      path('M-104 -30Q-60 -62 0 -44Q64 -64 106 -26L98 44Q40 66 -4 50Q-60 66 -100 40Z', COLOUR.meatPink) +
      path('M-92 -20L-20 -48L36 -30L96 -24L84 40L10 46L-40 54L-86 30Z', COLOUR.cheese) +
      at(-60, 8, friedEgg(random, 48)) +
      at(58, 12, friedEgg(random, 48)) +
      at(0, -30, friedEgg(random, 50)) +
      crumbs(scatter(random, 26, 92), 2.4, COLOUR.mussel) +
      crumbs(scatter(random, 14, 92), 3.4, COLOUR.basil),
    { rim: COLOUR.stone, well: COLOUR.stoneDeep },
  );
}

export function pancakes() {
  const random = seeded('pancakes');
  const cake = (x, y, r) =>
    at(
      x,
      y,
      blob(random, r, COLOUR.roast, { wild: 0.05, corners: 14 }) +
        blob(random, r - 7, COLOUR.crust, { wild: 0.05, corners: 14 }),
    );
  return plate(
    cake(16, 20, 92) +
      cake(-14, 14, 94) +
      cake(10, 2, 92) +
      cake(-4, -10, 92) +
      circle(64, '#e5ae5e', -4, -10) +
      blob(random, 58, COLOUR.caramel, { wild: 0.5, corners: 9 }) +
      line('M34 30Q64 52 56 88', COLOUR.caramel, 17) +
      line('M-40 24Q-66 44 -70 70', COLOUR.caramel, 14) +
      at(-4, -12, box(48, 44, COLOUR.cheese, { round: 7 }) + box(42, 38, COLOUR.butter, { round: 6, x: -2, y: -2 }), {
        turn: 16,
      }),
  );
}

function waffle() {
  const random = seeded('waffle');
  const hole = () =>
    box(34, 34, COLOUR.roast, { round: 5 }) + box(26, 26, COLOUR.roastDeep, { round: 4, x: -2, y: -2 });
  return plate(
    at(
      0,
      0,
      box(236, 156, COLOUR.crustDeep, { round: 16 }) +
        box(228, 148, COLOUR.crust, { round: 14 }) +
        repeat(15, (index) => at(-88 + (index % 5) * 44, -46 + Math.floor(index / 5) * 46, hole())) +
        crumbs(
          scatter(random, 44, 76).map((spot) => ({ ...spot, x: spot.x * 1.4 })),
          2.6,
          COLOUR.china,
        ),
      { turn: -14, scale: 0.92 },
    ) +
      at(
        -34,
        -8,
        blob(random, 44, COLOUR.creamDeep, { wild: 0.2 }) +
          blob(random, 38, COLOUR.china, { wild: 0.3 }) +
          line('M-16 4Q-10 -20 10 -14Q22 0 4 10', COLOUR.creamDeep, 5),
      ) +
      [
        [44, 12],
        [68, 34],
        [36, 46],
        [70, -4],
      ]
        .map(([x, y]) =>
          at(
            x,
            y,
            line('M0 -10Q6 -26 20 -32', COLOUR.basil, 3) + circle(17, COLOUR.cherry) + circle(6, COLOUR.berry, -4, -4),
          ),
        )
        .join(''),
    { rim: COLOUR.stone, well: COLOUR.stoneDeep },
  );
}

export const BRUNCH = {
  'ham-cheese-croissant': { ground: 'butter', draw: hamCroissant },
  uitsmijter: { ground: 'amber', draw: uitsmijter },
  'buttermilk-pancakes': { ground: 'lilac', draw: pancakes },
  'brussels-waffle': { ground: 'rose', draw: waffle },
};
