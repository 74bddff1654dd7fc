import { COLOUR } from './kit/colours.mjs';
import { topped } from './kit/pizza.mjs';
import { blob, citrusWedge, crumbs, leaf, mussel, prawn, squidRing, frill } from './kit/pieces.mjs';
import { scatter, seeded } from './kit/random.mjs';
import { around, at, box, circle, ellipse, line, path } from './kit/shapes.mjs';
import { pan, plate } from './kit/ware.mjs';

/** A nest of strands: arcs of three tones, turned into each other. */
function nest(random, radius, tones, { count = 58, width = 7 } = {}) {
  const strand = (index) => {
    const reach = radius * (0.22 + 0.72 * Math.sqrt(random()));
    const bow = reach * (0.62 + random() * 0.4);
    return line(
      `M${-reach} ${bow * 0.3}Q${-reach * 0.5} ${-bow} ${reach * 0.2} ${-bow * 0.8}T${reach} ${bow * 0.35}`,
      tones[index % tones.length],
      width,
    );
  };
  const drawn = Array.from({ length: count }, (_, index) => {
    const [angle, far] = [random() * 6.3, radius * 0.3 * random()];
    return at(far * Math.cos(angle), far * Math.sin(angle), strand(index), { turn: random() * 360 });
  });
  return circle(radius * 0.86, tones[0]) + drawn.join('');
}

const PASTA = ['#e9bd62', '#f4d58a', '#f9e2a6'];

function bolognese() {
  const random = seeded('bolognese');
  return plate(
    nest(random, 108, PASTA) +
      blob(random, 62, COLOUR.meatDeep, { wild: 0.3, corners: 11 }) +
      topped(random, 26, () => blob(random, 12, random() > 0.5 ? COLOUR.meat : COLOUR.tomatoDeep, { wild: 0.5 }), {
        radius: 54,
      }) +
      topped(random, 14, () => line('M-9 0L9 3', COLOUR.cream, 4), { radius: 54 }) +
      at(-4, -6, leaf(54), { turn: -34 }) +
      at(14, 10, leaf(42, COLOUR.leafDeep), { turn: 36 }),
  );
}

function carbonara() {
  const random = seeded('carbonara');
  return plate(
    nest(random, 112, ['#ecc465', '#f6da8c', '#fbe9b3']) +
      topped(random, 14, () => box(27, 14, COLOUR.bacon, { round: 4 }) + box(27, 5, COLOUR.prawnLight, { round: 2 }), {
        radius: 88,
      }) +
      circle(31, COLOUR.honey) +
      circle(29, COLOUR.yolk, -1, -1) +
      topped(random, 12, () => line('M-9 0L9 3', COLOUR.china, 4), { radius: 92 }) +
      crumbs(scatter(random, 44, 104), 2.6, COLOUR.mussel),
    { rim: COLOUR.stone, well: COLOUR.stoneDeep },
  );
}

function gnocchi() {
  const random = seeded('gnocchi');
  const one = () =>
    ellipse(25, 18, COLOUR.crustDeep) +
    ellipse(24, 16, COLOUR.crumb, -1, -1) +
    line('M-12 -10L-12 8M-2 -13L-2 11M8 -12L8 10', COLOUR.crumbDeep, 3) +
    blob(random, 6, COLOUR.crust, { wild: 0.8 });
  return plate(
    blob(random, 106, COLOUR.honey, { wild: 0.12, corners: 14 }) +
      topped(random, 25, one, { radius: 92 }) +
      topped(random, 7, () => leaf(46, COLOUR.basil), { radius: 86 }) +
      topped(random, 9, () => line('M-8 2Q0 -6 8 2', COLOUR.lemon, 4), { radius: 96 }),
  );
}

const rice = (random, fill, light, radius = 112, count = 120) =>
  circle(radius, fill) +
  scatter(random, count, radius - 6)
    .map(({ x, y, turn }) => at(x, y, ellipse(8, 3.4, light), { turn }))
    .join('');

function paella() {
  const random = seeded('paella');
  return pan(
    COLOUR.cheeseDeep,
    rice(random, COLOUR.cheeseDeep, COLOUR.lemonLight, 126, 130) +
      topped(random, 16, () => circle(7, COLOUR.pea), { radius: 116 }) +
      topped(random, 6, () => line('M-22 4Q0 -12 22 4', COLOUR.tomato, 10), { radius: 104 }) +
      around(5, 82, () => at(0, 0, mussel(62), { turn: 20 }), 30) +
      around(5, 84, () => at(0, 0, prawn(23), { turn: 80 }), 66) +
      topped(random, 4, () => squidRing(17), { radius: 44 }) +
      at(0, 4, citrusWedge(34), { turn: -20 }),
  );
}

function peaRisotto() {
  const random = seeded('risotto');
  return plate(
    rice(random, '#f0e3b4', COLOUR.china, 110) +
      topped(random, 32, () => circle(10, COLOUR.pea) + circle(7, COLOUR.leafLight, -1, -1), { radius: 96 }) +
      topped(random, 4, () => blob(random, 23, COLOUR.china, { wild: 0.5 }), { radius: 66 }) +
      topped(random, 12, () => line('M-9 2Q0 -7 9 2', COLOUR.lemon, 4.5), { radius: 98 }) +
      at(-6, -4, leaf(44, COLOUR.basil), { turn: -40 }) +
      at(10, 6, leaf(36, COLOUR.leafDeep), { turn: 30 }),
    { rim: COLOUR.stone, well: COLOUR.stoneDeep },
  );
}

function chickenRice() {
  const random = seeded('vadouvan');
  const chicken = () =>
    blob(random, 27, COLOUR.crust, { wild: 0.4 }) + at(-3, -4, blob(random, 19, '#e9b04c', { wild: 0.4 }));
  return plate(
    at(
      -52,
      0,
      ellipse(66, 98, '#f1ead9') +
        scatter(random, 46, 60)
          .map(({ x, y, turn }) => at(x, y * 1.45, ellipse(8, 3.4, COLOUR.china), { turn }))
          .join(''),
    ) +
      at(44, 2, ellipse(72, 98, COLOUR.cheeseDeep)) +
      at(46, 0, topped(random, 7, chicken, { radius: 54 })) +
      at(
        48,
        0,
        topped(random, 6, () => ellipse(14, 12, COLOUR.orange) + ellipse(7, 6, COLOUR.orangeLight), { radius: 54 }),
      ) +
      at(
        46,
        0,
        topped(random, 8, () => frill(random, 9, COLOUR.basil, COLOUR.leaf), { radius: 60 }),
      ),
    { rim: COLOUR.stone, well: COLOUR.stoneDeep },
  );
}

function inkRisotto() {
  const random = seeded('ink');
  return plate(
    rice(random, COLOUR.ink, '#4a454b', 110) +
      around(5, 58, () => squidRing(25), 18) +
      topped(random, 9, () => blob(random, 9, COLOUR.leaf, { wild: 0.6 }), { radius: 100 }) +
      blob(random, 24, COLOUR.cream, { wild: 0.25 }) +
      at(4, -2, leaf(32)),
  );
}

function pierogi() {
  const random = seeded('pierogi');
  const one = () =>
    path('M-46 14A46 42 0 0 1 46 14Q0 28 -46 14Z', COLOUR.crust) +
    path('M-38 10A38 34 0 0 1 38 10Q0 20 -38 10Z', COLOUR.crumb) +
    [-34, -17, 0, 17, 34].map((x) => line(`M${x} 13L${x * 1.06} 20`, COLOUR.crustDeep, 3)).join('') +
    at(4, -8, blob(random, 10, COLOUR.crust, { wild: 0.7 }));
  return plate(
    around(8, 80, () => at(0, 0, one(), { turn: 90 }), 12) +
      topped(random, 14, () => line('M-16 4Q0 -12 16 4', COLOUR.honey, 5), { radius: 100 }) +
      circle(35, COLOUR.creamDeep) +
      blob(random, 33, COLOUR.china, { wild: 0.2 }) +
      crumbs(scatter(random, 18, 96), 3.6, COLOUR.basil),
    { rim: COLOUR.stone, well: COLOUR.stoneDeep },
  );
}

export const PASTA_AND_GRAINS = {
  'spaghetti-bolognese': { ground: 'amber', draw: bolognese },
  'spaghetti-carbonara': { ground: 'lilac', draw: carbonara },
  'gnocchi-sage-butter': { ground: 'sage', draw: gnocchi },
  'seafood-paella': { ground: 'rose', draw: paella },
  'vadouvan-chicken': { ground: 'sky', draw: chickenRice },
  'lemon-pea-risotto': { ground: 'butter', draw: peaRisotto },
  'squid-ink-risotto': { ground: 'butter', draw: inkRisotto },
  'potato-pierogi': { ground: 'sage', draw: pierogi },
};
