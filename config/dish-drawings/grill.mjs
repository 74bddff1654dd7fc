import { COLOUR } from './kit/colours.mjs';
import { topped } from './kit/pizza.mjs';
import { blob, citrusWedge, crumbs, leaf, sprig } from './kit/pieces.mjs';
import { scatter, seeded } from './kit/random.mjs';
import { at, box, circle, ellipse, line, path, repeat, within } from './kit/shapes.mjs';
import { board, cup, plank, plate, shadowOf } from './kit/ware.mjs';

function ribeye() {
  const random = seeded('ribeye');
  const slice = (x, index) =>
    at(
      x,
      index % 2 ? 3 : -3,
      path('M-20 -66Q0 -84 22 -64L22 62Q0 82 -20 66Z', COLOUR.meatDeep) +
        path('M-14 -60Q0 -74 18 -58L18 56Q0 72 -14 60Z', COLOUR.meat) +
        path('M-8 -52Q2 -62 14 -50L14 48Q2 60 -8 52Z', COLOUR.meatPink) +
        line('M0 -34Q8 -6 2 26', COLOUR.prawnLight, 4),
      { turn: -8 + index * 2 },
    );
  return plank(
    [-112, -68, -24, 20, 64].map(slice).join('') +
      at(-24, -6, circle(25, COLOUR.butter) + crumbs(scatter(random, 9, 19), 3, COLOUR.basil)) +
      at(128, -44, sprig(96, COLOUR.basil, { leaves: 7 }), { turn: 66 }) +
      crumbs(
        scatter(random, 9, 26).map((spot) => ({ ...spot, x: spot.x + 122, y: spot.y + 56 })),
        5,
        COLOUR.china,
      ),
    { height: 250 },
  );
}

/** Breast, wing and leg of a bird, skin side up. */
function halfChicken() {
  const random = seeded('chicken');
  const skin = (fill, scale) =>
    at(
      0,
      0,
      path(
        'M-118 22C-132 -40 -78 -96 -4 -92C50 -90 84 -58 96 -22C126 -10 146 -34 158 -24C168 -14 158 2 148 4' +
          'C154 14 144 26 132 20C112 16 104 30 84 46C52 78 -10 92 -52 80C-88 70 -112 52 -118 22Z',
        fill,
      ),
      { scale },
    );
  return plank(
    at(
      -14,
      2,
      shadowOf((fill) => skin(fill, 1)),
    ) +
      at(
        -14,
        2,
        at(
          150,
          -12,
          box(52, 17, COLOUR.cream, { x: 6, round: 8 }) +
            circle(11, COLOUR.cream, 30, -8) +
            circle(11, COLOUR.cream, 30, 8),
          { turn: -14 },
        ) +
          skin(COLOUR.roastDeep, 1) +
          at(-3, -4, skin(COLOUR.roast, 0.93)) +
          path('M-92 4C-92 -46 -48 -74 4 -70C-26 -50 -38 -18 -28 22C-50 30 -84 26 -92 4Z', COLOUR.crust) +
          path('M10 22C8 -18 36 -40 72 -22C96 -8 84 22 58 36C38 46 12 46 10 22Z', COLOUR.crust) +
          line('M-78 -16L-24 -58M-78 22L4 -46M-44 40L44 -30M-10 58L76 -10', COLOUR.meatDeep, 7) +
          topped(random, 12, () => circle(3, COLOUR.meatDeep), { radius: 70 }),
      ) +
      at(-132, -84, citrusWedge(34), { turn: -30 }) +
      at(110, 84, citrusWedge(34), { turn: 14 }) +
      at(-104, 94, sprig(84, COLOUR.basil, { leaves: 6 }), { turn: 16 }) +
      at(118, -84, sprig(84, COLOUR.basil, { leaves: 6 }), { turn: -14 }),
    { height: 268 },
  );
}

/** A burger from above would be a bun: it stands and shows what it holds. */
function burger() {
  const random = seeded('burger');
  const lettuce = path(
    'M-146 12Q-130 40 -108 18Q-88 44 -64 18Q-42 44 -18 18Q6 44 28 18Q52 44 74 18Q98 42 116 18Q136 36 146 10L140 -6L-140 -6Z',
    COLOUR.leaf,
  );
  return (
    shadowOf((fill) => ellipse(158, 22, fill, 0, 140)) +
    path('M-134 84L134 84Q140 138 92 140L-92 140Q-140 138 -134 84Z', COLOUR.crust) +
    path('M-134 84L134 84L133 98L-133 98Z', COLOUR.crumb) +
    path('M-128 80Q-100 64 -60 76Q0 92 60 76Q110 62 128 80L128 90L-128 90Z', COLOUR.wine) +
    box(288, 50, COLOUR.meatDeep, { y: 52, round: 24 }) +
    crumbs(
      scatter(random, 22, 20).map((spot) => ({ ...spot, x: spot.x * 6, y: spot.y + 54 })),
      4,
      COLOUR.meat,
    ) +
    path('M-142 18L142 18L142 30L96 30L66 62L34 30L-60 30L-96 56L-124 30L-142 30Z', COLOUR.cheeseDeep) +
    at(
      0,
      12,
      [-92, -30, 34, 96]
        .map((x) => box(56, 15, COLOUR.basil, { x, round: 7 }) + box(44, 6, COLOUR.leafLight, { x, round: 3 }))
        .join(''),
    ) +
    at(0, -14, lettuce) +
    path(
      'M-142 -18C-146 -104 -76 -140 0 -140C76 -140 146 -104 142 -18Q140 -6 126 -6L-126 -6Q-140 -6 -142 -18Z',
      COLOUR.crust,
    ) +
    path('M-120 -42C-112 -98 -58 -122 -6 -124C-58 -108 -84 -82 -92 -42Q-106 -34 -120 -42Z', COLOUR.dough) +
    [
      [-40, -102, 20],
      [10, -112, -10],
      [58, -98, 30],
      [-8, -82, 60],
      [36, -72, -24],
      [90, -68, 40],
      [-60, -70, -36],
      [80, -38, 10],
      [10, -46, 15],
    ]
      .map(([x, y, turn]) => at(x, y, ellipse(8, 4.6, COLOUR.cream), { turn }))
      .join('')
  );
}

function frites() {
  const random = seeded('frites');
  const stick = () => {
    const length = 96 + random() * 42;
    return box(length, 19, COLOUR.honey, { round: 4 }) + box(length - 4, 14, COLOUR.cheese, { round: 3, x: -1, y: -2 });
  };
  return plate(
    topped(random, 30, stick, { radius: 74 }) +
      at(66, 64, cup(COLOUR.cream, { r: 44 }) + line('M-14 4Q0 -18 16 2', COLOUR.china, 8)) +
      crumbs(scatter(random, 22, 98), 2.6, COLOUR.china),
    { rim: COLOUR.stone, well: COLOUR.stoneDeep },
  );
}

function carrots() {
  const random = seeded('carrots');
  const carrot = (y, index) =>
    at(
      0,
      y,
      line('M-86 0L-112 -10M-86 2L-114 4M-84 4L-108 16', COLOUR.leaf, 6) +
        path('M-90 -15Q-96 0 -88 14Q20 20 104 1Q20 -20 -90 -15Z', index % 2 ? COLOUR.orange : COLOUR.bloodOrange) +
        line('M-50 -9L-44 8M-6 -9L-2 8M36 -5L38 6', COLOUR.meat, 5),
      { turn: index % 2 ? 4 : -5 },
    );
  return plate(
    blob(random, 98, COLOUR.china, { wild: 0.16, corners: 12 }) +
      at(0, 0, [-66, -34, -2, 32, 64].map(carrot).join(''), { turn: -24, scale: 0.9 }) +
      topped(random, 16, () => blob(random, 8, COLOUR.nut, { wild: 0.7 }), { radius: 92 }) +
      topped(random, 7, () => leaf(24, COLOUR.basil), { radius: 92 }),
    { rim: COLOUR.stone, well: COLOUR.stoneDeep },
  );
}

function corn() {
  const random = seeded('corn');
  const cob = () => {
    const kernels = repeat(65, (index) => {
      const [column, row] = [Math.floor(index / 5), index % 5];
      const fill = random() > 0.86 ? COLOUR.char : random() > 0.7 ? COLOUR.honey : COLOUR.lemon;
      return box(19, 16, fill, { x: -114 + column * 19, y: -34 + row * 17, round: 6 });
    });
    const outline = path(
      'M-124 0C-124 -44 -90 -46 -40 -46L60 -44C110 -40 132 -18 134 0C132 18 110 40 60 44L-40 46C-90 46 -124 44 -124 0Z',
      '#fff',
    );
    return (
      line('M-118 0L-156 0', COLOUR.leafLight, 26) +
      within(outline, box(280, 110, COLOUR.cheeseDeep) + kernels) +
      topped(random, 14, () => line('M-7 0L7 2', COLOUR.cream, 4), { radius: 60 })
    );
  };
  return plank(
    at(0, -54, cob(), { turn: -7 }) +
      at(4, 54, cob(), { turn: -7 }) +
      topped(random, 18, () => circle(3.4, COLOUR.tomatoDeep), { radius: 110 }),
    { height: 262 },
  );
}

function sweetPotato() {
  const random = seeded('sweet-potato');
  return plate(
    at(
      0,
      0,
      path(
        'M-118 8C-112 -62 -46 -70 10 -62C74 -54 124 -30 118 10C112 56 50 66 -6 62C-70 58 -120 56 -118 8Z',
        COLOUR.meatDeep,
      ) +
        path(
          'M-98 4C-90 -34 -36 -44 10 -38C62 -32 100 -18 96 8C90 34 44 40 -4 38C-60 36 -100 34 -98 4Z',
          COLOUR.orange,
        ) +
        path(
          'M-76 4C-60 -18 -30 -22 8 -18C46 -14 76 -10 72 6C64 18 36 20 -4 18C-50 18 -80 18 -76 4Z',
          COLOUR.orangeLight,
        ) +
        at(-4, 0, blob(random, 20, COLOUR.butter, { wild: 0.3 })) +
        repeat(12, (index) =>
          at(-66 + index * 12, (random() - 0.5) * 32, circle(7, COLOUR.leaf) + circle(3.4, COLOUR.cream)),
        ),
      { turn: -18, scale: '0.94 1.22' },
    ) + at(84, 82, citrusWedge(28, COLOUR.leaf, COLOUR.leafLight), { turn: -20 }),
  );
}

/** Bread folded over meat, cabbage and a white sauce. */
function lambFlatbread() {
  const random = seeded('lamb-flatbread');
  return board(
    at(
      0,
      10,
      circle(132, COLOUR.crustDeep) +
        circle(127, COLOUR.dough) +
        topped(random, 10, () => blob(random, 11, COLOUR.crust, { wild: 0.6 }), { radius: 116 }) +
        topped(random, 16, () => blob(random, 24, random() > 0.5 ? COLOUR.meat : COLOUR.meatDeep, { wild: 0.6 }), {
          radius: 78,
        }) +
        topped(random, 14, () => line('M-22 6Q0 -20 22 4', COLOUR.redOnion, 7), { radius: 84 }) +
        line('M-80 30C-50 -40 -34 60 -4 -4C20 -60 40 40 82 -24', COLOUR.china, 11) +
        topped(random, 7, () => leaf(32), { radius: 84 }),
      { scale: 1.02 },
    ),
    { r: 172 },
  );
}

export const GRILL = {
  'ribeye-steak': { ground: 'sage', draw: ribeye },
  'half-chicken': { ground: 'sky', draw: halfChicken },
  'mirabelle-burger': { ground: 'sage', draw: burger },
  frites: { ground: 'butter', draw: frites },
  'roast-carrots': { ground: 'lilac', draw: carrots },
  'charred-corn': { ground: 'sky', draw: corn },
  'ember-sweet-potato': { ground: 'sage', draw: sweetPotato },
  'lamb-flatbread': { ground: 'lilac', draw: lambFlatbread },
};
