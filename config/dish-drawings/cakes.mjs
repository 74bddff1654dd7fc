import { COLOUR } from './kit/colours.mjs';
import { topped } from './kit/pizza.mjs';
import { blob, crumbs } from './kit/pieces.mjs';
import { scatter, seeded } from './kit/random.mjs';
import { around, at, box, circle, ellipse, line, path, repeat, within } from './kit/shapes.mjs';
import { plate, roundShadow, shadowOf } from './kit/ware.mjs';

/** A wedge from above: crust outside, its tip to the left. */
function wedge(crust, filling, body) {
  const outline = (fill, scale) => at(0, 0, path('M-128 0L92 -84Q128 -44 128 0Q128 44 92 84Z', fill), { scale });
  return shadowOf((fill) => outline(fill, 1)) + outline(crust, 1) + at(-3, 0, outline(filling, 0.86)) + body;
}

function applePie() {
  const random = seeded('apple-pie');
  const apple = () =>
    path('M-30 8Q0 -34 30 8Q0 -6 -30 8Z', COLOUR.pearLight) + path('M-30 8Q0 -34 30 8Q0 -22 -30 8Z', COLOUR.honey);
  return plate(
    at(
      4,
      0,
      wedge(
        COLOUR.crustDeep,
        COLOUR.crust,
        within(
          path('M-110 0L76 -70Q106 -36 106 0Q106 36 76 70Z', '#fff'),
          topped(random, 16, apple, { radius: 96 }) +
            topped(random, 9, () => ellipse(8, 6, COLOUR.wine), { radius: 90 }) +
            line('M-130 -50L120 -26M-130 4L130 4M-120 52L120 34', COLOUR.dough, 15) +
            line('M-50 -90L-50 90M6 -100L6 100M62 -100L62 100', COLOUR.dough, 15),
        ) + path('M92 -84Q128 -44 128 0Q128 44 92 84L80 74Q110 36 110 0Q110 -36 80 -74Z', COLOUR.roast),
      ),
      { turn: -16, scale: 1.02 },
    ) + at(46, 84, blob(random, 30, COLOUR.creamDeep, { wild: 0.2 }) + blob(random, 26, COLOUR.china, { wild: 0.3 })),
    { rim: COLOUR.stone, well: COLOUR.stoneDeep },
  );
}

const strawberry = (scale = 1) =>
  at(
    0,
    0,
    path('M0 30C-34 10 -30 -24 0 -20C30 -24 34 10 0 30Z', COLOUR.berry) +
      [
        [-10, -4],
        [8, -6],
        [-2, 8],
        [12, 6],
        [2, 20],
      ]
        .map(([x, y]) => ellipse(1.8, 3, COLOUR.butter, x, y))
        .join('') +
      path('M-18 -20L-4 -14L0 -28L5 -14L19 -19L8 -6L-8 -6Z', COLOUR.leaf),
    { scale },
  );

/** A slice of cake from the side: its layers are what it is. */
export function strawberryCake() {
  const layers = (y, height, fill) => box(240, height, fill, { y });
  return (
    shadowOf((fill) => ellipse(160, 24, fill, 0, 120)) +
    ellipse(166, 26, COLOUR.china, 0, 118) +
    ellipse(140, 17, COLOUR.chinaShade, 0, 116) +
    within(
      path('M-118 -66L118 -86Q124 -86 124 -78L124 110L-118 110Q-124 110 -124 102L-124 -58Q-124 -66 -118 -66Z', '#fff'),
      layers(80, 60, COLOUR.dough) +
        layers(40, 24, COLOUR.china) +
        repeat(6, (i) => path(`M${-112 + i * 44} 52Q${-94 + i * 44} 18 ${-76 + i * 44} 52Z`, COLOUR.berry)) +
        layers(6, 46, COLOUR.dough) +
        layers(-28, 24, COLOUR.china) +
        repeat(6, (i) => path(`M${-100 + i * 44} -16Q${-82 + i * 44} -50 ${-64 + i * 44} -16Z`, COLOUR.berry)) +
        layers(-58, 40, COLOUR.cream) +
        layers(-84, 34, COLOUR.china) +
        path(
          'M-130 -50Q-112 -20 -92 -46Q-72 -26 -56 -50Q-30 -24 -10 -52Q10 -30 34 -54Q60 -30 82 -56Q104 -34 130 -58L130 -100L-130 -100Z',
          COLOUR.china,
        ),
    ) +
    at(-66, -96, strawberry(1.15), { turn: -8 }) +
    at(4, -106, strawberry(1.3), { turn: 6 }) +
    at(74, -106, strawberry(1.1), { turn: 14 })
  );
}

function doughnut() {
  const random = seeded('doughnut');
  const colours = [COLOUR.berry, COLOUR.lemon, COLOUR.china, COLOUR.leaf, COLOUR.salmon];
  const sprinkles = scatter(random, 60, 118, { from: 58 }).map(({ x, y, turn }, index) =>
    at(x, y, box(17, 6, colours[index % 5], { round: 3 }), { turn }),
  );
  return plate(
    at(
      0,
      0,
      circle(142, COLOUR.crustDeep) +
        circle(136, COLOUR.crust) +
        blob(random, 124, COLOUR.chocolate, { wild: 0.1, corners: 17 }) +
        sprinkles.join('') +
        circle(50, COLOUR.crust) +
        circle(44, COLOUR.crustDeep) +
        circle(40, COLOUR.china),
      { scale: 0.86 },
    ),
  );
}

function cookie() {
  const random = seeded('cookie');
  const one = (x, y, r) =>
    at(
      x,
      y,
      shadowOf((fill) => circle(r, fill)) +
        blob(random, r, COLOUR.crustDeep, { wild: 0.06, corners: 18 }) +
        blob(random, r * 0.93, COLOUR.crust, { wild: 0.06, corners: 18 }) +
        topped(random, 5, () => line('M-20 0Q0 -8 20 2', COLOUR.crustDeep, 4), { radius: r * 0.7 }) +
        topped(random, 13, () => path('M-17 -10L8 -16L19 4L-4 15Z', COLOUR.chocolate), { radius: r * 0.76 }) +
        crumbs(scatter(random, 18, r * 0.8), 3, COLOUR.china),
    );
  return one(0, 0, 150);
}

function clafoutis() {
  const random = seeded('clafoutis');
  return (
    roundShadow(168) +
    circle(168, COLOUR.china) +
    around(24, 160, () => circle(10, COLOUR.chinaShade)) +
    circle(150, COLOUR.crustDeep) +
    circle(146, COLOUR.crust) +
    circle(126, COLOUR.dough) +
    topped(random, 7, () => blob(random, 19, COLOUR.crust, { wild: 0.5 })) +
    topped(
      random,
      21,
      () => circle(24, COLOUR.crustDeep) + circle(20, COLOUR.cherry) + circle(6, COLOUR.berry, -6, -6),
      { radius: 120 },
    ) +
    crumbs(scatter(random, 80, 134), 2.6, COLOUR.china)
  );
}

export const CAKES = {
  'dutch-apple-pie': { ground: 'sage', draw: applePie },
  'strawberry-cake': { ground: 'lilac', draw: strawberryCake },
  'chocolate-doughnut': { ground: 'butter', draw: doughnut },
  'sea-salt-cookie': { ground: 'sky', draw: cookie },
  'cherry-clafoutis': { ground: 'butter', draw: clafoutis },
};
