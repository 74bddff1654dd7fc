import { COLOUR } from './kit/colours.mjs';
import { topped } from './kit/pizza.mjs';
import { blob, citrus, crouton, crumbs, cucumber, frill, leaf, olive, sprig } from './kit/pieces.mjs';
import { scatter, seeded } from './kit/random.mjs';
import { around, at, box, circle, ellipse, line, path } from './kit/shapes.mjs';
import { bowl, plate } from './kit/ware.mjs';

export function tomatoSoup() {
  const random = seeded('tomato-soup');
  return bowl(
    COLOUR.tomato,
    line('M-78 4C-78 -74 74 -78 76 2C76 64 -40 62 -38 4C-36 -28 30 -28 30 4', COLOUR.tomatoLight, 16) +
      topped(random, 9, () => blob(random, 11, COLOUR.leafDeep, { wild: 0.6 }) + circle(5, COLOUR.leaf), {
        radius: 104,
      }) +
      at(0, 0, leaf(60, COLOUR.basil), { turn: -30 }) +
      at(14, 20, leaf(48, COLOUR.leafDeep), { turn: 50 }),
    { ware: COLOUR.china, inside: COLOUR.chinaShade },
  );
}

function peaSoup() {
  const random = seeded('pea-soup');
  const sausage = () =>
    ellipse(29, 26, COLOUR.bacon) +
    ellipse(24, 21, COLOUR.meatPink) +
    crumbs(scatter(random, 5, 14), 3, COLOUR.prawnLight);
  return bowl(
    '#93a24a',
    topped(random, 10, () => blob(random, 20, '#a7b45f', { wild: 0.5 }), { radius: 108 }) +
      topped(random, 9, () => box(18, 18, COLOUR.orange, { round: 4 }), { radius: 108 }) +
      topped(random, 6, sausage, { radius: 84 }) +
      crumbs(scatter(random, 22, 118), 4, COLOUR.leafDeep),
    { ware: COLOUR.clay, inside: COLOUR.clayDeep },
  );
}

function onionSoup() {
  const random = seeded('onion-soup');
  const strand = () => line('M-34 8Q0 -26 34 8', random() > 0.5 ? COLOUR.honey : COLOUR.crust, 8);
  const toast = () =>
    ellipse(56, 44, COLOUR.crustDeep) +
    ellipse(50, 38, COLOUR.crust) +
    blob(random, 38, COLOUR.cheese, { wild: 0.35 }) +
    topped(random, 4, () => blob(random, 7, COLOUR.honey), { radius: 26 });
  return bowl(
    COLOUR.roastDeep,
    topped(random, 22, strand, { radius: 96 }) +
      at(-38, -26, toast(), { turn: -24 }) +
      at(42, 34, toast(), { turn: 18 }) +
      crumbs(scatter(random, 12, 112), 3.4, COLOUR.basil),
  );
}

/** A bowl of leaves. */
const leaves = (random, colours, count = 22, size = 34) =>
  topped(random, count, (_, index) => {
    const [fill, rib] = colours[index % colours.length];
    return frill(random, size, fill, rib);
  });

const GREENS = [
  [COLOUR.leaf, COLOUR.leafLight],
  [COLOUR.basil, COLOUR.leaf],
  [COLOUR.leafLight, COLOUR.china],
];

export function gardenSalad() {
  const random = seeded('garden-salad');
  const beetroot = () => circle(23, COLOUR.beet) + circle(15, '#a93a69') + circle(9, COLOUR.beet);
  const plum = () => circle(19, COLOUR.honey) + circle(16, COLOUR.lemon, -2, -2) + ellipse(4, 6, COLOUR.nutDeep);
  return bowl(
    COLOUR.leafDeep,
    leaves(random, GREENS, 26) +
      topped(random, 6, beetroot, { radius: 96 }) +
      topped(random, 6, plum, { radius: 100 }) +
      crumbs(scatter(random, 26, 112), 4, COLOUR.crumb),
    { ware: COLOUR.china, inside: COLOUR.chinaShade },
  );
}

function caesar() {
  const random = seeded('caesar');
  const chicken = () =>
    path('M-34 -12Q0 -24 34 -12L34 10Q0 22 -34 10Z', COLOUR.crumbDeep) +
    path('M-34 -12Q0 -24 34 -12L34 -4Q0 -16 -34 -4Z', COLOUR.roast) +
    line('M-18 -14L-10 14M4 -15L12 13', COLOUR.roastDeep, 4);
  return bowl(
    COLOUR.leaf,
    leaves(
      random,
      [
        [COLOUR.leafLight, COLOUR.china],
        [COLOUR.leaf, COLOUR.leafLight],
      ],
      24,
      38,
    ) +
      topped(random, 6, chicken, { radius: 84 }) +
      topped(random, 9, () => crouton(24), { radius: 106 }) +
      topped(random, 9, () => path('M-16 -4L14 -8L18 2L-10 7Z', COLOUR.cream), { radius: 104 }),
    { ware: COLOUR.wood, inside: COLOUR.woodDeep },
  );
}

function cucumberSalad() {
  const random = seeded('cucumber');
  return bowl(
    COLOUR.cream,
    topped(random, 19, () => cucumber(31), { radius: 102 }) +
      topped(random, 4, () => blob(random, 17, COLOUR.china, { wild: 0.5 }), { radius: 96 }) +
      topped(random, 5, () => sprig(54, COLOUR.leafDeep, { leaves: 6, size: 11, width: 2.6 }), { radius: 92 }) +
      crumbs(scatter(random, 18, 112), 4, COLOUR.cheeseDeep),
  );
}

function watermelonSalad() {
  const random = seeded('watermelon');
  const melon = () =>
    path('M-40 26L0 -40L40 26Z', COLOUR.berry) +
    path('M-40 26L40 26L36 34Q0 42 -36 34Z', COLOUR.leafDeep) +
    path('M-40 26L40 26L38 30L-38 30Z', COLOUR.leafLight) +
    [
      [-10, 8],
      [8, -8],
      [14, 14],
      [-2, -20],
      [-20, 18],
    ]
      .map(([x, y]) => ellipse(2.6, 4.4, COLOUR.mussel, x, y))
      .join('');
  return plate(
    around(5, 62, () => at(0, 0, melon(), { turn: -90, scale: 1.2 }), 18) +
      topped(
        random,
        11,
        () => box(24, 24, COLOUR.china, { round: 4 }) + box(24, 7, COLOUR.creamDeep, { y: 9, round: 3 }),
        { radius: 104 },
      ) +
      topped(random, 7, () => olive(12, COLOUR.aubergine, COLOUR.mussel), { radius: 104 }) +
      topped(random, 7, () => leaf(34, COLOUR.basil), { radius: 96 }),
    { rim: COLOUR.stone, well: COLOUR.stoneDeep },
  );
}

function orangeFennel() {
  const random = seeded('orange-fennel');
  const shaving = () => line('M-44 16Q-10 -30 44 -10', '#e9efc9', 10) + line('M-30 18Q0 -16 38 2', COLOUR.leafLight, 4);
  return plate(
    topped(random, 12, shaving, { radius: 88 }) +
      around(6, 70, () => citrus(42, COLOUR.orange, COLOUR.orangeLight), 12) +
      citrus(40, COLOUR.orange, COLOUR.orangeLight) +
      topped(random, 5, shaving, { radius: 98 }) +
      topped(random, 12, () => ellipse(8, 5, COLOUR.leaf), { radius: 106 }) +
      topped(random, 4, () => sprig(58, COLOUR.basil, { leaves: 6, size: 11, width: 2.6 }), { radius: 86 }),
    { rim: COLOUR.stone, well: COLOUR.stoneDeep },
  );
}

const broccoliFloret = (random) =>
  path('M-44 -6L-10 -14L-8 14L-44 6Q-48 0 -44 -6Z', COLOUR.leafLight) +
  [
    [0, -18, 19],
    [2, 16, 19],
    [20, -2, 23],
    [-4, 0, 15],
    [22, -20, 14],
    [24, 18, 14],
  ]
    .map(([x, y, r]) => at(x, y, blob(random, r, COLOUR.basil, { wild: 0.35 })))
    .join('') +
  crumbs(scatter(random, 12, 26), 4, COLOUR.leafDeep) +
  at(28, 6, blob(random, 9, COLOUR.iron, { wild: 0.7 }));

function broccoliSalad() {
  const random = seeded('broccoli');
  return plate(
    line('M-96 34C-60 -60 -30 90 10 -10C40 -80 60 60 98 -30', COLOUR.creamDeep, 20) +
      around(6, 66, () => at(0, 0, broccoliFloret(random), { scale: 1.1 }), 10) +
      broccoliFloret(random) +
      topped(random, 10, () => circle(10, COLOUR.nutDeep) + circle(8, COLOUR.nut, -1, -1), { radius: 104 }) +
      topped(random, 7, () => line('M-12 4Q0 -8 12 4', COLOUR.lemon, 7), { radius: 100 }),
    { rim: COLOUR.clay, well: COLOUR.clayDeep },
  );
}

export const SOUPS_AND_SALADS = {
  'roast-tomato-soup': { ground: 'butter', draw: tomatoSoup },
  'dutch-pea-soup': { ground: 'rose', draw: peaSoup },
  'onion-soup': { ground: 'lilac', draw: onionSoup },
  'garden-salad': { ground: 'sage', draw: gardenSalad },
  'caesar-salad': { ground: 'butter', draw: caesar },
  'cucumber-dill-salad': { ground: 'lilac', draw: cucumberSalad },
  'watermelon-feta-salad': { ground: 'butter', draw: watermelonSalad },
  'orange-fennel-salad': { ground: 'sage', draw: orangeFennel },
  'charred-broccoli-salad': { ground: 'amber', draw: broccoliSalad },
};
