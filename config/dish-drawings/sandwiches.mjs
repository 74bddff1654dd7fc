import { COLOUR } from './kit/colours.mjs';
import { topped } from './kit/pizza.mjs';
import { blob, breadSlice, sprig, walnut } from './kit/pieces.mjs';
import { seeded } from './kit/random.mjs';
import { around, at, box, circle, ellipse, line, path, repeat, within } from './kit/shapes.mjs';
import { board, cup, plank, plate, shadowOf } from './kit/ware.mjs';

/** Stacked triangles, cut side to us. */
function clubSandwich() {
  const half = () =>
    path('M-76 58L0 -74L76 58Z', COLOUR.crustDeep) +
    within(
      path('M-72 58L0 -68L72 58Z', '#fff'),
      box(180, 26, COLOUR.dough, { y: 48 }) +
        box(180, 13, COLOUR.leaf, { y: 29 }) +
        box(180, 15, COLOUR.tomato, { y: 15 }) +
        box(180, 10, COLOUR.bacon, { y: 3 }) +
        box(180, 18, COLOUR.dough, { y: -11 }) +
        box(180, 9, COLOUR.yolk, { y: -25 }) +
        box(180, 8, COLOUR.china, { y: -33 }) +
        box(180, 40, COLOUR.dough, { y: -56 }),
    );
  const one = (x, y, turn) => at(x, y, shadowOf((fill) => path('M-76 58L0 -74L76 58Z', fill)) + half(), { turn });
  return plate(
    at(
      0,
      0,
      one(-62, -34, -14) +
        one(66, -30, 12) +
        one(0, 52, 0) +
        line('M0 -40L0 -6', COLOUR.wood, 5) +
        circle(9, COLOUR.olive, 0, -44),
      { scale: 0.98 },
    ),
  );
}

function bagel() {
  const random = seeded('bagel');
  return board(
    circle(134, COLOUR.crustDeep) +
      circle(128, COLOUR.crust) +
      circle(110, COLOUR.crumb) +
      blob(random, 106, COLOUR.china, { wild: 0.1, corners: 16 }) +
      around(
        7,
        74,
        () =>
          path('M-38 -22Q0 -36 38 -16Q44 10 30 26Q0 12 -32 24Q-46 0 -38 -22Z', COLOUR.salmon) +
          line('M-26 -14Q2 -22 28 -6M-28 4Q2 -4 26 12', COLOUR.salmonLight, 4),
        10,
      ) +
      circle(34, COLOUR.crustDeep) +
      circle(30, COLOUR.wood) +
      around(
        13,
        78,
        () => (random() > 0.3 ? at((random() - 0.5) * 44, 0, circle(6, COLOUR.basil) + circle(2.4, COLOUR.leaf)) : ''),
        4,
      ) +
      around(4, 76, () => at(0, 0, sprig(56, COLOUR.leafDeep, { leaves: 6, size: 11, width: 2.6 }), { turn: 60 }), 40),
    { r: 168 },
  );
}

function avocadoToast() {
  const random = seeded('avocado');
  const fan = repeat(7, (index) =>
    at(
      -30 + index * 10,
      0,
      path('M-8 -36C14 -34 18 24 -2 38C6 12 4 -14 -8 -36Z', COLOUR.leaf) +
        path('M-6 -30C8 -26 11 20 -1 32C4 10 2 -12 -6 -30Z', '#dbe38f'),
      { turn: -12 + index * 4 },
    ),
  );
  const slice = (x, y, turn) =>
    at(
      x,
      y,
      shadowOf((fill) => ellipse(70, 62, fill)) +
        breadSlice(random, 150) +
        blob(random, 54, '#bfd06a', { wild: 0.2, corners: 11 }) +
        fan +
        topped(random, 10, () => circle(2.8, COLOUR.chilli), { radius: 46 }) +
        topped(random, 7, () => ellipse(7, 3.6, COLOUR.basil), { radius: 48 }),
      { turn },
    );
  return plank(at(0, 0, slice(-78, -8, -10) + slice(76, 10, 8), { scale: 1.1 }), { height: 244 });
}

export function baguette() {
  const loaf = (fill, grow = 0) => box(310 + grow, 92 + grow, fill, { round: 46 });
  return (
    shadowOf((fill) => at(0, 0, loaf(fill), { turn: -20 })) +
    at(
      0,
      0,
      at(0, 22, loaf(COLOUR.crustDeep) + loaf(COLOUR.crumb, -14)) +
        repeat(6, (index) =>
          at(
            -110 + index * 44,
            40,
            path('M-30 -16L26 -12L32 14L-24 18Z', COLOUR.cream) + path('M-24 18L32 14L31 22L-23 24Z', COLOUR.china),
            { turn: index % 2 ? 8 : -6 },
          ),
        ) +
        repeat(6, (index) =>
          at(
            -96 + index * 40,
            54,
            path('M-22 0A24 24 0 0 0 22 0Z', index % 2 ? COLOUR.tomato : COLOUR.leaf) +
              path('M-18 0A20 20 0 0 0 18 0Z', COLOUR.pearLight),
            { turn: -10 },
          ),
        ) +
        repeat(5, (index) => at(-116 + index * 56, 50, walnut(13), { turn: index * 50 })) +
        at(
          0,
          -24,
          loaf(COLOUR.crustDeep) +
            at(0, -3, loaf(COLOUR.crust, -8)) +
            [-94, -34, 26, 86]
              .map((x) => at(x, -4, path('M-26 26Q-8 -20 26 -30Q10 14 -26 26Z', COLOUR.crumb)))
              .join(''),
        ),
      { turn: -20, scale: 0.98 },
    )
  );
}

function wrap() {
  const random = seeded('wrap');
  const half = () =>
    box(124, 92, COLOUR.crustDeep, { x: -44, round: 22 }) +
    box(120, 88, COLOUR.dough, { x: -44, round: 20 }) +
    topped(random, 5, () => blob(random, 9, COLOUR.crust, { wild: 0.7 }), { radius: 30 }) +
    ellipse(26, 46, COLOUR.crustDeep, 20) +
    ellipse(22, 42, COLOUR.crumb, 20) +
    ellipse(17, 35, COLOUR.leaf, 20) +
    at(20, -12, blob(random, 13, COLOUR.cream, { wild: 0.4 })) +
    at(20, 12, blob(random, 13, COLOUR.roast, { wild: 0.4 })) +
    at(14, 0, blob(random, 8, COLOUR.redOnion, { wild: 0.6 })) +
    at(24, 22, blob(random, 7, COLOUR.orange, { wild: 0.6 }));
  return plank(
    at(-44, -34, shadowOf((fill) => box(124, 92, fill, { x: -44, round: 22 })) + half(), { turn: -8, scale: 1.08 }) +
      at(40, 56, shadowOf((fill) => box(124, 92, fill, { x: -44, round: 22 })) + half(), { turn: 4, scale: 1.08 }) +
      at(122, -50, cup(COLOUR.tomatoLight, { r: 40 }) + line('M-10 4Q0 -12 12 2', COLOUR.china, 6)),
    { height: 262 },
  );
}

export const SANDWICHES = {
  'club-sandwich': { ground: 'rose', draw: clubSandwich },
  'salmon-bagel': { ground: 'sage', draw: bagel },
  'avocado-sourdough': { ground: 'rose', draw: avocadoToast },
  'brie-baguette': { ground: 'sky', draw: baguette },
  'chicken-wrap': { ground: 'butter', draw: wrap },
};
