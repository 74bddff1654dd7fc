import { COLOUR } from './kit/colours.mjs';
import { topped } from './kit/pizza.mjs';
import { blob, crumbs, leaf } from './kit/pieces.mjs';
import { scatter, seeded } from './kit/random.mjs';
import { at, box, circle, line, path, within } from './kit/shapes.mjs';
import { plank, plate, roundShadow, shadowOf } from './kit/ware.mjs';

export function cremeCaramel() {
  return plate(
    blob(seeded('caramel'), 112, COLOUR.caramel, { wild: 0.14, corners: 12 }) +
      at(
        -2,
        -4,
        circle(76, '#e9b766') +
          circle(70, COLOUR.butter) +
          circle(54, COLOUR.caramel) +
          circle(47, COLOUR.honey, -2, -3),
      ) +
      line('M-34 -24Q-16 -42 12 -40', COLOUR.cheese, 7),
  );
}

function chocolateBar() {
  const random = seeded('chocolate');
  const piece = () =>
    box(124, 80, COLOUR.chocolate, { round: 10 }) +
    box(102, 58, COLOUR.chocolateLight, { round: 8 }) +
    box(102, 58, '#5f3826', { x: 3, y: 4, round: 8 }) +
    crumbs(scatter(random, 9, 30), 3.4, COLOUR.cream);
  return plank(
    [
      [-76, -50, -6],
      [70, -56, 4],
      [-66, 52, 3],
      [78, 50, 12],
    ]
      .map(([x, y, turn]) => at(x, y, shadowOf((fill) => box(124, 80, fill, { round: 10 })) + piece(), { turn }))
      .join('') + topped(random, 10, () => circle(10, COLOUR.nutDeep) + circle(8, COLOUR.nut, -1, -1), { radius: 128 }),
    { height: 250 },
  );
}

function scoops() {
  const random = seeded('scoops');
  const scoop = (x, y, fill, light, body) =>
    at(
      x,
      y,
      blob(random, 62, fill, { wild: 0.1, corners: 16 }) +
        line('M-30 -30Q0 -52 30 -30M-40 -6Q0 -26 42 -4', light, 7) +
        body,
    );
  return (
    roundShadow(160) +
    circle(160, COLOUR.stone) +
    circle(146, COLOUR.stoneDeep) +
    circle(138, COLOUR.ice) +
    scoop(-52, 34, COLOUR.butter, COLOUR.cream, crumbs(scatter(random, 12, 46), 2, COLOUR.nutDeep)) +
    scoop(
      54,
      30,
      COLOUR.nut,
      '#cfa173',
      topped(random, 6, () => circle(7, COLOUR.nutDeep), { radius: 38 }),
    ) +
    scoop(0, -54, COLOUR.berry, '#dd5a70', crumbs(scatter(random, 10, 44), 3, COLOUR.cherry)) +
    at(-4, -12, leaf(44), { turn: -36 }) +
    at(12, -4, leaf(38, COLOUR.leafDeep), { turn: 24 })
  );
}

/** A cone, from the side. */
function softServe() {
  const random = seeded('soft-serve');
  const twist = (y, width, height) =>
    box(width, height, COLOUR.cream, { y, round: height / 2 }) +
    box(width * 0.82, height * 0.3, COLOUR.creamDeep, { y: y + height * 0.26, round: height * 0.15 });
  return at(
    0,
    0,
    path('M-66 20L66 20L10 176Q0 186 -10 176Z', COLOUR.crust) +
      within(
        path('M-66 20L66 20L10 176Q0 186 -10 176Z', '#fff'),
        line('M-90 10L40 190M-50 0L70 170M-10 0L80 130M90 10L-40 190M50 0L-70 170M10 0L-80 130', COLOUR.crustDeep, 5),
      ) +
      twist(10, 176, 58) +
      twist(-34, 148, 56) +
      twist(-76, 116, 52) +
      twist(-112, 80, 46) +
      path('M-34 -124Q-20 -186 20 -178Q4 -166 32 -128Q10 -108 -34 -124Z', COLOUR.cream) +
      line('M-60 -20Q-30 20 -10 -30Q10 -60 40 -34Q60 -20 70 12', COLOUR.caramel, 9) +
      line('M-40 -84Q-10 -60 10 -96Q24 -110 40 -80', COLOUR.caramel, 8) +
      [
        [46, -96, 20],
        [-40, -58, -30],
        [60, -26, 60],
      ]
        .map(([x, y, turn]) =>
          at(
            x,
            y,
            path('M-24 -14L22 -18L14 20Z', COLOUR.roast) +
              line('M-12 -10L8 8M4 -14L14 0M-14 -4L6 -16', COLOUR.roastDeep, 3),
            { turn },
          ),
        )
        .join('') +
      crumbs(
        scatter(random, 12, 50).map((spot) => ({ ...spot, y: spot.y - 50 })),
        3,
        COLOUR.roast,
      ),
    { scale: 0.94 },
  );
}

export const DESSERTS = {
  'creme-caramel': { ground: 'rose', draw: cremeCaramel },
  'chocolate-bar': { ground: 'amber', draw: chocolateBar },
  'three-scoops': { ground: 'rose', draw: scoops },
  'stroopwafel-soft-serve': { ground: 'sky', draw: softServe },
};
