/** Glasses and bottles stand: from above all of them would be circles. */
import { COLOUR } from './kit/colours.mjs';
import { topped } from './kit/pizza.mjs';
import { blob, citrus, leaf } from './kit/pieces.mjs';
import { seeded } from './kit/random.mjs';
import { at, box, circle, ellipse, line, path, repeat, within } from './kit/shapes.mjs';
import { shadowOf, teaCup } from './kit/ware.mjs';

const WALL = 'rgb(255 255 255 / 62%)';

const foot = (width) => shadowOf((fill) => ellipse(width, 15, fill, 0, 158));

/** A straight glass, a little narrower below, and what is in it from `level` down. */
function tumbler(fill, body, { level = -84, top = 82, bottom = 66 } = {}) {
  const outline = (inset) =>
    `M${-top + inset} -130L${top - inset} -130L${bottom - inset} ${158 - inset}Q${bottom - inset} ${164 - inset} ${bottom - 10 - inset} ${164 - inset}` +
    `L${-bottom + 10 + inset} ${164 - inset}Q${-bottom + inset} ${164 - inset} ${-bottom + inset} ${158 - inset}Z`;
  return (
    foot(88) + path(outline(0), WALL) + within(path(outline(9), '#fff'), box(220, 320, fill, { y: level + 160 }) + body)
  );
}

const cube = (x, y, turn) => at(x, y, box(46, 46, 'rgb(255 255 255 / 45%)', { round: 9 }), { turn });

/** A bottle of radius 46: body, shoulders, neck. */
const bottleOutline =
  'M-17 -172L17 -172L17 -92C18 -62 46 -58 46 -18L46 154Q46 166 34 166L-34 166Q-46 166 -46 154L-46 -18C-46 -58 -18 -62 -17 -92Z';

const bottle = (glass, cap, label) =>
  foot(62) + path(bottleOutline, glass) + box(42, 26, cap, { y: -164, round: 7 }) + label;

export const lemonade = () =>
  bottle(
    COLOUR.lemonLight,
    COLOUR.basil,
    within(
      path(bottleOutline, '#fff'),
      box(100, 250, COLOUR.lemon, { y: 60 }) +
        at(-22, 132, citrus(30)) +
        at(24, 96, citrus(26)) +
        box(100, 12, COLOUR.lemonLight, { y: -64 }),
    ) +
      box(92, 88, COLOUR.china, { y: 24 }) +
      at(0, 22, citrus(30)) +
      box(92, 6, COLOUR.basil, { y: -16 }) +
      box(92, 6, COLOUR.basil, { y: 64 }),
  );

export const blond = () =>
  bottle(
    COLOUR.caramel,
    COLOUR.lemon,
    box(92, 96, COLOUR.cream, { y: 60 }) +
      circle(34, COLOUR.honey, 0, 60) +
      [-34, 0, 34]
        .map((turn) =>
          at(
            0,
            66,
            line(
              'M0 30L0 -20M0 -4Q-10 -8 -10 -18M0 -4Q10 -8 10 -18M0 10Q-10 6 -10 -4M0 10Q10 6 10 -4',
              COLOUR.cream,
              4,
            ),
            { turn },
          ),
        )
        .join('') +
      box(34, 30, COLOUR.cream, { y: -106 }),
  );

/** Beer with its head. */
const beerGlass = () =>
  tumbler(
    COLOUR.honey,
    repeat(9, (index) => circle(4, COLOUR.lemonLight, -42 + ((index * 37) % 88), 120 - ((index * 53) % 170))) +
      box(220, 52, COLOUR.china, { y: -88 }) +
      [-60, -26, 10, 44].map((x) => circle(20, COLOUR.china, x, -64)).join(''),
    { level: -110 },
  );

function beer() {
  return at(-76, 0, blond()) + at(74, 10, beerGlass(), { scale: 0.94 });
}

const appleJuice = () =>
  tumbler(
    '#e2ae45',
    box(220, 14, '#efc978', { y: -78 }) +
      [
        [-20, 20],
        [24, 74],
        [0, 120],
        [30, -20],
      ]
        .map(([x, y]) => at(x, y, blob(seeded(`juice ${x}`), 16, '#ebc06a', { wild: 0.5 })))
        .join(''),
  ) +
  at(
    96,
    122,
    shadowOf((fill) => circle(40, fill)) +
      path('M0 -34C34 -52 62 -22 46 18C36 46 14 44 0 38C-14 44 -36 46 -46 18C-62 -22 -34 -52 0 -34Z', COLOUR.tomato) +
      path('M0 -26C-24 -40 -44 -18 -34 14C-40 -14 -20 -24 0 -26Z', COLOUR.tomatoLight) +
      line('M0 -32Q2 -48 12 -56', COLOUR.nutDeep, 6) +
      at(22, -52, leaf(36, COLOUR.leaf, COLOUR.leafLight), { turn: -14 }),
  );

const milkshake = () =>
  at(34, -110, box(17, 170, COLOUR.berry, { round: 8 }), { turn: 14 }) +
  tumbler(COLOUR.cream, box(220, 60, COLOUR.creamDeep, { y: 150 }), { level: -112 }) +
  at(
    0,
    -128,
    [
      [-44, 4, 36],
      [44, 4, 36],
      [0, -6, 46],
      [-20, -34, 30],
      [20, -34, 30],
      [0, -56, 22],
    ]
      .map(([x, y, r]) => circle(r, COLOUR.china, x, y))
      .join('') + line('M-40 4Q0 24 42 2M-24 -32Q2 -18 26 -34', COLOUR.creamDeep, 6),
  ) +
  at(
    -30,
    -172,
    line('M0 -6Q-4 -24 10 -32', COLOUR.basil, 4) + circle(17, COLOUR.cherry) + circle(5, COLOUR.berry, -5, -5),
  );

export const coffee = () =>
  teaCup(COLOUR.coffee, circle(68, '#5b3521', 0, 2) + line('M-44 -22Q-14 -54 30 -42', '#7b4d33', 7));

const mintTea = () => {
  const random = seeded('mint-tea');
  return teaCup(
    '#c9cf74',
    topped(random, 8, () => leaf(50, random() > 0.5 ? COLOUR.basil : COLOUR.leaf, COLOUR.leafLight), { radius: 44 }),
    { saucer: 160, r: 112 },
  );
};

const houseRed = () =>
  foot(64) +
  box(96, 12, WALL, { y: 156, round: 6 }) +
  box(13, 100, WALL, { y: 104 }) +
  path('M-84 -130L84 -130C92 -20 66 62 0 62C-66 62 -92 -20 -84 -130Z', WALL) +
  within(
    path('M-75 -130L75 -130C82 -20 58 53 0 53C-58 53 -82 -20 -75 -130Z', '#fff'),
    box(200, 200, COLOUR.wine, { y: 50 }) + ellipse(84, 14, '#93304a', 0, -50),
  );

const spritz = () =>
  tumbler(
    COLOUR.tomatoLight,
    box(220, 130, COLOUR.orangeLight, { y: -50 }) +
      box(220, 60, COLOUR.orange, { y: 10 }) +
      cube(-26, -52, 12) +
      cube(28, -30, -16) +
      cube(-18, 20, -8) +
      at(24, 62, citrus(40, COLOUR.bloodOrange, COLOUR.tomatoLight)),
    { level: -104 },
  ) +
  at(70, -132, citrus(46, COLOUR.bloodOrange, COLOUR.tomatoLight)) +
  at(-34, -120, box(13, 130, COLOUR.cream, { round: 6 }), { turn: -12 });

const cavaOutline =
  'M-16 -172L16 -172L18 -104C20 -66 52 -50 52 0L52 152Q52 166 38 166L-38 166Q-52 166 -52 152L-52 0C-52 -50 -20 -66 -18 -104Z';

export const cavaBottle = () =>
  foot(66) +
  path(cavaOutline, COLOUR.leafDeep) +
  path('M-20 -176L20 -176L22 -98C22 -88 -22 -88 -22 -98Z', COLOUR.lemon) +
  box(104, 88, COLOUR.cream, { y: 64 }) +
  box(104, 7, COLOUR.honey, { y: 28 }) +
  box(104, 7, COLOUR.honey, { y: 100 }) +
  circle(20, COLOUR.leaf, 0, 64) +
  circle(13, COLOUR.cream, 0, 64);

/** A tall glass with bubbles. */
export const flute = () =>
  at(
    0,
    0,
    foot(46) +
      box(72, 10, WALL, { y: 156, round: 5 }) +
      box(10, 90, WALL, { y: 110 }) +
      path('M-40 -130L40 -130C44 -20 32 70 0 70C-32 70 -44 -20 -40 -130Z', WALL) +
      within(
        path('M-33 -130L33 -130C36 -20 26 62 0 62C-26 62 -36 -20 -33 -130Z', '#fff'),
        box(100, 200, COLOUR.lemonLight, { y: 14 }) +
          [
            [-8, 30],
            [6, 4],
            [-10, -24],
            [10, -44],
            [0, -64],
            [14, -14],
            [-16, -52],
          ]
            .map(([x, y]) => circle(4, COLOUR.china, x, y))
            .join(''),
      ),
  );

const cava = () => at(-52, 0, cavaBottle()) + at(74, 20, flute(), { scale: 0.88 });

export const DRINKS = {
  'house-lemonade': {
    ground: 'sage',
    draw: () =>
      at(-62, 0, lemonade()) +
      at(
        74,
        16,
        tumbler(
          COLOUR.lemonLight,
          cube(-20, -40, 12) + cube(24, -10, -14) + at(-14, 50, citrus(34)) + at(30, 100, leaf(44), { turn: -30 }),
        ),
        { scale: 0.9 },
      ),
  },
  'cloudy-apple-juice': { ground: 'rose', draw: appleJuice },
  'vanilla-milkshake': { ground: 'sky', draw: milkshake },
  'filter-coffee': { ground: 'butter', draw: coffee },
  'fresh-mint-tea': { ground: 'amber', draw: mintTea },
  'utrecht-blond': { ground: 'sky', draw: beer },
  'house-red': { ground: 'butter', draw: houseRed },
  'blood-orange-spritz': { ground: 'lilac', draw: spritz },
  'cava-brut': { ground: 'rose', draw: cava },
};
