import { COLOUR } from './kit/colours.mjs';
import { topped } from './kit/pizza.mjs';
import { blob, breadSlice, citrus, citrusWedge, crumbs, leaf, olive, prawn, sprig } from './kit/pieces.mjs';
import { scatter, seeded } from './kit/random.mjs';
import { around, at, box, circle, ellipse, line, path, repeat } from './kit/shapes.mjs';
import { board, bowl, cup, pan, plank, plate, roundShadow, shadowOf } from './kit/ware.mjs';

export function olives() {
  const random = seeded('olives');
  const one = () => {
    const [fill, hole] = random() > 0.42 ? [COLOUR.olive, COLOUR.leafDeep] : [COLOUR.aubergine, COLOUR.mussel];
    return olive(25, fill, hole);
  };
  return bowl(
    COLOUR.honey,
    topped(random, 32, one, { radius: 112 }) +
      topped(random, 3, () => line('M-26 6Q0 -22 26 6', COLOUR.orange, 11), { radius: 80 }) +
      topped(random, 2, () => leaf(62, COLOUR.leafDeep, COLOUR.leaf), { radius: 80 }),
    { ware: COLOUR.clay, inside: COLOUR.clayDeep },
  );
}

function sourdough() {
  const random = seeded('sourdough');
  const slice = (x, y, turn) => at(x, y, shadowOf((fill) => circle(48, fill)) + breadSlice(random, 134), { turn });
  return plank(
    slice(-104, -38, -14) +
      slice(-44, 46, 8) +
      slice(16, -46, -6) +
      at(
        110,
        40,
        cup(COLOUR.butter, { r: 56 }) +
          at(2, 2, blob(random, 30, COLOUR.honey, { wild: 0.4 })) +
          crumbs(scatter(random, 9, 34), 3, COLOUR.china),
      ),
    { height: 260 },
  );
}

const oysterShell = (random) =>
  at(0, 0, blob(random, 44, COLOUR.iron, { wild: 0.5, corners: 11 }) + blob(random, 38, COLOUR.stone, { wild: 0.3 }), {
    scale: 1.06,
  }) +
  ellipse(36, 29, COLOUR.china) +
  at(3, 1, blob(random, 25, COLOUR.iron, { wild: 0.4, corners: 12 })) +
  at(3, 1, blob(random, 22, COLOUR.oyster, { wild: 0.4, corners: 12 })) +
  at(-1, -1, blob(random, 11, COLOUR.creamDeep, { wild: 0.5 }));

/** Oysters on ice around a cup of shallot vinegar. */
export function oysters(count = 3) {
  const random = seeded('oysters');
  const reach = count > 4 ? 104 : 92;
  const shells = around(count, reach, () => at(0, 0, oysterShell(random), { scale: count > 4 ? 0.98 : 1.3 }), 30);
  const lemons = around(count > 4 ? 2 : 3, count > 4 ? 0 : 112, () => (count > 4 ? '' : citrusWedge(34)), 90);
  const ice = repeat(26, () => {
    const [angle, far] = [random() * 6.3, 150 * Math.sqrt(random())];
    return at(far * Math.cos(angle), far * Math.sin(angle), box(24, 24, '#ffffff', { round: 6 }), {
      turn: random() * 90,
    });
  });
  return (
    roundShadow(172) +
    circle(172, COLOUR.steel) +
    circle(160, COLOUR.ice) +
    ice +
    shells +
    lemons +
    cup(COLOUR.wine, { r: 36 }) +
    crumbs(scatter(random, 7, 20), 3.4, COLOUR.onion)
  );
}

function garlicPrawns() {
  const random = seeded('prawns');
  return pan(
    COLOUR.orange,
    circle(122, COLOUR.tomatoDeep, 3, 4) +
      around(6, 78, () => at(0, 0, prawn(32), { turn: 70 }), 12) +
      topped(random, 12, () => ellipse(10, 6, COLOUR.cream), { radius: 118 }) +
      crumbs(scatter(random, 30, 122), 3.6, COLOUR.basil) +
      at(4, 0, citrus(30)),
  );
}

export function bitterballen() {
  const random = seeded('bitterballen');
  const ball = () =>
    at(0, 0, roundShadow(38)) +
    circle(39, COLOUR.roastDeep) +
    circle(36, COLOUR.roast, -2, -3) +
    crumbs(scatter(random, 16, 28), 3.4, COLOUR.crust);
  const places = [
    [-96, -44],
    [-28, -84],
    [44, -76],
    [-62, 34],
    [8, -8],
    [-12, 84],
    [78, 78],
  ];
  return board(
    places.map(([x, y]) => at(x, y, ball())).join('') +
      at(98, -2, cup(COLOUR.cheeseDeep, { r: 46 }) + crumbs(scatter(random, 10, 26), 3, COLOUR.nutDeep)),
    { r: 170 },
  );
}

function padron() {
  const random = seeded('padron');
  const pepper = () => {
    const [fill, mark] = random() > 0.4 ? [COLOUR.basil, COLOUR.leafDeep] : [COLOUR.leaf, COLOUR.basil];
    return (
      path('M-44 -6C-40 -26 6 -24 44 0C16 20 -40 22 -44 -6Z', fill) +
      blob(random, 8, mark, { wild: 0.8 }) +
      line('M-20 -8Q0 -13 16 -4', mark, 5) +
      line('M-44 -4Q-56 -4 -60 -14', COLOUR.leafLight, 7)
    );
  };
  return plate(topped(random, 15, pepper, { radius: 88 }) + crumbs(scatter(random, 26, 104), 3.4, COLOUR.china), {
    rim: COLOUR.clay,
    well: COLOUR.clayDeep,
  });
}

function beanDip() {
  const random = seeded('bean-dip');
  const cracker = () =>
    box(70, 46, COLOUR.crust, { round: 6 }) +
    box(64, 40, COLOUR.dough, { round: 5 }) +
    repeat(9, () => ellipse(4, 2.4, COLOUR.nutDeep, (random() - 0.5) * 48, (random() - 0.5) * 26));
  return plate(
    around(9, 118, () => at(0, 0, cracker(), { turn: 78 }), 5) +
      at(
        0,
        0,
        bowl(
          '#c98f73',
          line('M-70 6C-70 -60 66 -62 66 4C66 60 -36 56 -34 6C-32 -26 28 -26 26 4', '#dbab92', 20) +
            line('M-44 -34Q0 -62 40 -30', COLOUR.honey, 8) +
            topped(random, 7, () => ellipse(17, 11, '#8d3f38'), { radius: 70 }) +
            at(4, 2, sprig(60, COLOUR.basil)),
          { r: 118 },
        ),
      ),
  );
}

/** A pot of cheese with bread on forks. */
export function fondue() {
  const random = seeded('fondue');
  const fork = (turn, length) =>
    at(0, 0, line(`M40 0L${length} 0`, COLOUR.steel, 7) + box(62, 14, COLOUR.woodDeep, { x: length, round: 7 }), {
      turn,
    });
  const bread = () => box(38, 34, COLOUR.crust, { round: 7 }) + box(32, 28, COLOUR.crumb, { round: 6, x: 2 });
  return (
    shadowOf((fill) => circle(136, fill) + at(0, 0, box(130, 46, fill, { x: 130, round: 23 }), { turn: 24 })) +
    at(0, 0, box(140, 44, COLOUR.clayDeep, { x: 126, round: 22 }), { turn: 24 }) +
    circle(138, COLOUR.clayDeep) +
    circle(130, COLOUR.clay) +
    circle(116, COLOUR.clayDeep) +
    circle(108, COLOUR.cheese, 0, 3) +
    line('M-66 -20C-40 -60 40 -66 66 -14', COLOUR.butter, 15) +
    line('M-50 44C-20 66 30 66 54 38', COLOUR.cheeseDeep, 10) +
    crumbs(scatter(random, 14, 88), 3, COLOUR.nutDeep) +
    fork(-62, 158) +
    fork(-128, 152) +
    at(18, -34, bread(), { turn: -62 }) +
    at(-24, -32, bread(), { turn: 40 }) +
    at(0, 22, bread(), { turn: 8 }) +
    [
      [-128, 118, 10],
      [-84, 142, 40],
      [-146, 78, -20],
    ]
      .map(([x, y, turn]) => at(x, y, bread(), { turn }))
      .join('') +
    [
      [118, 120, 20],
      [84, 146, 65],
    ]
      .map(([x, y, turn]) =>
        at(
          x,
          y,
          path('M-30 0Q0 -20 30 -4Q24 14 -6 12Q-28 10 -30 0Z', COLOUR.basil) +
            line('M-16 -2Q2 -8 16 -2', COLOUR.leaf, 4),
          { turn },
        ),
      )
      .join('')
  );
}

export const STARTERS = {
  'marinated-olives': { ground: 'rose', draw: olives },
  'sourdough-brown-butter': { ground: 'sky', draw: sourdough },
  'zeeland-oysters': { ground: 'sky', draw: () => oysters(3) },
  'garlic-prawns': { ground: 'butter', draw: garlicPrawns },
  'mushroom-bitterballen': { ground: 'sage', draw: bitterballen },
  'padron-peppers': { ground: 'amber', draw: padron },
  'smoky-bean-dip': { ground: 'sage', draw: beanDip },
  'gouda-fondue': { ground: 'lilac', draw: fondue },
};
