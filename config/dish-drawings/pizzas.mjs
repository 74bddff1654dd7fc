import { COLOUR } from './kit/colours.mjs';
import { blob, chilliPod, crumbs, leaf, pearSlice, salami, sprig, walnut } from './kit/pieces.mjs';
import { pizza, topped } from './kit/pizza.mjs';
import { scatter, seeded } from './kit/random.mjs';
import { around, at, box, circle, ellipse, line, repeat } from './kit/shapes.mjs';
import { plank } from './kit/ware.mjs';

const melted = (random, count, r, fill, radius) => topped(random, count, () => blob(random, r, fill), { radius });

/** A dab of white cheese with blue in it. */
const blueCheese = (random) => blob(random, 13, COLOUR.china) + crumbs(scatter(random, 4, 9), 2.8, COLOUR.stoneDeep);

const margherita = () =>
  pizza(
    'margherita',
    COLOUR.tomato,
    (random) =>
      melted(random, 9, 27, COLOUR.cream) +
      topped(random, 3, () => leaf(54) + at(10, 14, leaf(46, COLOUR.leafDeep), { turn: 64 }), { radius: 84 }),
    { light: COLOUR.tomatoLight },
  );

const salamePiccante = () =>
  pizza(
    'salame-piccante',
    COLOUR.tomato,
    (random) =>
      melted(random, 10, 24, COLOUR.cheese) +
      topped(random, 11, () => salami(random, 30), { radius: 110 }) +
      line('M-112 46C-76 -24 -60 84 -22 12C4 -40 22 74 58 2C74 -32 92 20 112 -40', COLOUR.honey, 5),
  );

const ndujaAndChilli = () =>
  pizza(
    'nduja-chilli',
    COLOUR.tomatoLight,
    (random) =>
      topped(random, 9, () => blob(random, 21, COLOUR.tomatoDeep, { wild: 0.6 })) +
      topped(random, 6, () => line('M-24 0Q0 -15 24 4', COLOUR.orangeLight, 11)) +
      topped(random, 8, () => blob(random, 16, COLOUR.china), { radius: 106 }) +
      topped(random, 5, () => chilliPod(54), { radius: 92 }),
  );

const fourCheeses = () =>
  pizza(
    'four-cheese',
    COLOUR.creamDeep,
    (random) =>
      melted(random, 6, 34, COLOUR.cheese, 100) +
      melted(random, 6, 26, COLOUR.cream) +
      melted(random, 5, 18, COLOUR.cheeseDeep) +
      topped(random, 8, blueCheese) +
      topped(random, 4, () => sprig(50, COLOUR.basil, { leaves: 4, size: 9 }), { radius: 96 }),
  );

const pearAndGorgonzola = () =>
  pizza(
    'pear',
    COLOUR.creamDeep,
    (random) =>
      melted(random, 8, 25, COLOUR.cheese) +
      around(5, 78, () => pearSlice(86), -90) +
      topped(random, 9, blueCheese) +
      topped(random, 7, () => walnut(15), { radius: 108 }),
  );

const aubergineSlice = () =>
  ellipse(37, 32, COLOUR.aubergine) +
  ellipse(31, 26, COLOUR.aubergineLight) +
  line('M-20 -9L18 -12M-24 3L24 0M-18 14L20 12', COLOUR.nutDeep, 4);

const aubergineAndScamorza = () =>
  pizza(
    'aubergine',
    COLOUR.tomato,
    (random) =>
      melted(random, 9, 24, COLOUR.cheese) +
      around(6, 82, aubergineSlice, 20) +
      topped(random, 6, () => leaf(34, COLOUR.leaf, COLOUR.leafLight), { radius: 112 }),
  );

const rasher = () => box(30, 14, COLOUR.bacon, { round: 4 }) + box(30, 5, COLOUR.prawnLight, { round: 2, y: -1 });

const sliceOfOnion = () =>
  line('M-17 7A18 18 0 0 1 17 7', COLOUR.redOnion, 4) + line('M-10 10A11 11 0 0 1 10 10', COLOUR.china, 4);

/** Long, on its board. */
function flammkuchen() {
  const random = seeded('flammkuchen');
  const dough = (width, height, fill) => box(width, height, fill, { round: 60 });
  const on = (count, draw) =>
    scatter(random, count, 1).map((_, index) => {
      const [x, y] = [
        ((index % 7) - 3) * 39 + (random() - 0.5) * 22,
        (Math.floor(index / 7) - 1) * 48 + (random() - 0.5) * 22,
      ];
      return at(x, y, draw(), { turn: random() * 360 });
    });
  return at(
    0,
    0,
    plank(
      dough(316, 204, COLOUR.crustDeep) +
        dough(308, 196, COLOUR.crust) +
        dough(278, 168, COLOUR.creamDeep) +
        dough(268, 158, COLOUR.cream) +
        on(21, () => (random() > 0.42 ? rasher() : sliceOfOnion())).join('') +
        repeat(24, () => circle(3, COLOUR.basil, (random() - 0.5) * 240, (random() - 0.5) * 140)),
      { height: 244 },
    ),
    { turn: -10 },
  );
}

const garlicFlatbread = () =>
  pizza(
    'garlic-flatbread',
    COLOUR.dough,
    (random) =>
      melted(random, 9, 26, COLOUR.butter) +
      topped(random, 9, () => blob(random, 11, COLOUR.crust, { wild: 0.5 })) +
      crumbs(scatter(random, 44, 126), 4, COLOUR.basil) +
      topped(random, 8, () => ellipse(10, 6, COLOUR.cream)) +
      [10, 70, 130].map((turn) => at(0, 0, line('M-170 0L170 0', COLOUR.crustDeep, 5), { turn })).join(''),
  );

export const PIZZAS = {
  margherita: { ground: 'butter', draw: margherita },
  'salame-piccante': { ground: 'rose', draw: salamePiccante },
  'nduja-chilli-pizza': { ground: 'amber', draw: ndujaAndChilli },
  'four-cheese-pizza': { ground: 'sky', draw: fourCheeses },
  'pear-gorgonzola-pizza': { ground: 'sage', draw: pearAndGorgonzola },
  'aubergine-scamorza-pizza': { ground: 'lilac', draw: aubergineAndScamorza },
  flammkuchen: { ground: 'sky', draw: flammkuchen },
  'garlic-flatbread': { ground: 'sage', draw: garlicFlatbread },
};
