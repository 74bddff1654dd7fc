/** Small things that lie on food: leaves, slices, crumbs. Each about 40 wide, around 0, 0. */
import { COLOUR } from './colours.mjs';
import { around, at, box, circle, ellipse, line, path, repeat, ring, sector, softPath } from './shapes.mjs';

/** A pointed leaf with its rib. */
export const leaf = (length = 44, fill = COLOUR.basil, rib = COLOUR.leaf) => {
  const half = length / 2;
  const belly = length * 0.5;
  return (
    path(`M${-half} 0Q${-half * 0.2} ${-belly} ${half} 0Q${-half * 0.2} ${belly} ${-half} 0Z`, fill) +
    line(`M${-half * 0.7} 0L${half * 0.55} 0`, rib, 2.2)
  );
};

/** A stem with small leaves on both sides: thyme, rosemary, dill. */
export const sprig = (length = 90, fill = COLOUR.basil, { leaves = 6, size = 16, width = 4 } = {}) =>
  line(`M${-length / 2} 0Q0 ${-length * 0.08} ${length / 2} 0`, fill, 3) +
  repeat(leaves, (index) => {
    const x = -length * 0.36 + (index * length * 0.84) / leaves;
    return line(`M${x} -2L${x + size * 0.7} ${-size}M${x + 3} -2L${x + size * 0.7 + 3} ${size - 2}`, fill, width);
  });

/** A heap of frilly leaf: rocket, lettuce. */
export const frill = (random, size, fill, rib) => {
  const points = Array.from({ length: 11 }, (_, index) => {
    const angle = (index / 11) * 2 * Math.PI;
    const reach = size * (index % 2 ? 0.74 : 1) * (0.88 + random() * 0.24);
    return [reach * Math.cos(angle) * 1.25, reach * Math.sin(angle) * 0.85];
  });
  return path(softPath(points), fill) + line(`M${-size * 0.8} 0Q0 ${-size * 0.14} ${size * 0.75} 0`, rib, size * 0.09);
};

/** Something soft without a shape of its own: cheese, a dab of sauce. */
export const blob = (random, r, fill, { wild = 0.3, corners = 8 } = {}) =>
  path(
    softPath(
      Array.from({ length: corners }, (_, index) => {
        const angle = (index / corners) * 2 * Math.PI;
        const reach = r * (1.08 - wild / 2 + random() * wild);
        return [reach * Math.cos(angle), reach * Math.sin(angle)];
      }),
    ),
    fill,
  );

export const citrus = (r, rind = COLOUR.lemon, flesh = COLOUR.lemonLight, pith = COLOUR.cream) =>
  circle(r, rind) + circle(r * 0.87, pith) + around(8, r * 0.1, () => sector(r * 0.68, 34, flesh));

/** A wedge of lemon, on its side. */
export const citrusWedge = (r = 40, rind = COLOUR.lemon, flesh = COLOUR.lemonLight) => {
  const half = (radius, fill) => path(`M${-radius} 0A${radius} ${radius} 0 0 0 ${radius} 0Z`, fill);
  return (
    half(r, rind) +
    at(0, 2, half(r * 0.82, COLOUR.cream)) +
    [36, 90, 144].map((turn) => at(0, 5, sector(r * 0.68, 42, flesh), { turn })).join('')
  );
};

export const tomatoSlice = (r = 26) =>
  circle(r, COLOUR.tomatoDeep) +
  circle(r * 0.86, COLOUR.tomato) +
  around(5, r * 0.42, () => ellipse(r * 0.24, r * 0.16, COLOUR.tomatoLight));

export const olive = (r = 16, fill = COLOUR.olive, hole = COLOUR.leafDeep) =>
  ellipse(r * 1.2, r, fill) + circle(r * 0.36, hole, r * 0.5);

export const cucumber = (r = 28) =>
  circle(r, COLOUR.basil) +
  circle(r * 0.86, '#dcebb0') +
  around(6, r * 0.42, () => ellipse(r * 0.16, r * 0.08, '#a9c777'));

export const salami = (random, r = 27) =>
  circle(r, COLOUR.bacon) +
  circle(r * 0.88, COLOUR.tomatoDeep) +
  repeat(6, () => {
    const [angle, reach] = [random() * 6.3, r * 0.68 * Math.sqrt(random())];
    return circle(r * (0.08 + random() * 0.06), COLOUR.prawnLight, reach * Math.cos(angle), reach * Math.sin(angle));
  });

export const walnut = (r = 18) =>
  ellipse(r, r * 0.82, COLOUR.nutDeep) +
  line(`M${-r * 0.6} ${-r * 0.3}Q0 ${-r * 0.55} ${r * 0.6} ${-r * 0.3}`, COLOUR.nut, 4) +
  line(`M${-r * 0.7} ${r * 0.12}L${r * 0.7} ${r * 0.12}`, COLOUR.nut, 4) +
  line(`M${-r * 0.4} ${r * 0.5}Q0 ${r * 0.34} ${r * 0.4} ${r * 0.5}`, COLOUR.nut, 4);

/** A thin slice of pear, its stalk to the left. */
export const pearSlice = (length = 74) => {
  const outline = (fill, scale) =>
    at(0, 0, path('M-50 0C-46 -14 -14 -10 8 -27C36 -42 56 -20 50 0C56 20 36 42 8 27C-14 10 -46 14 -50 0Z', fill), {
      scale,
    });
  return at(
    0,
    0,
    line('M-50 0L-62 -4', COLOUR.nutDeep, 5) +
      outline(COLOUR.pear, 1) +
      at(1, 0, outline(COLOUR.pearLight, 0.86)) +
      ellipse(5, 2.6, COLOUR.nutDeep, 16, -4) +
      ellipse(5, 2.6, COLOUR.nutDeep, 18, 4),
    { scale: length / 100 },
  );
};

export const chilliPod = (length = 56, fill = COLOUR.chilli) =>
  path(`M${-length / 2} -7Q0 -20 ${length / 2} 8Q0 4 ${-length / 2} 8Z`, fill) +
  line(`M${-length / 2} 0L${-length / 2 - 10} -4`, COLOUR.basil, 6);

/** A prawn as it lies: a curl of four parts and a tail. */
export const prawn = (r = 34) => {
  const arc = (from, to, radius = r) => {
    const [a, b] = [(from * Math.PI) / 180, (to * Math.PI) / 180];
    return `M${radius * Math.cos(a)} ${radius * Math.sin(a)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${radius * Math.cos(b)} ${radius * Math.sin(b)}`;
  };
  const tail = at(
    r,
    0,
    path(`M-6 0L-${r * 0.5} ${r * 0.62}L0 ${r * 0.46}L${r * 0.5} ${r * 0.62}L7 0Z`, COLOUR.bloodOrange),
    {
      turn: -12,
    },
  );
  return (
    tail +
    line(arc(110, 358), COLOUR.prawn, r * 0.72) +
    [150, 195, 240, 285, 328].map((turn) => line(arc(turn, turn + 10, r * 1.02), COLOUR.prawnLight, r * 0.46)).join('')
  );
};

export const mussel = (length = 62) =>
  path(
    `M${-length / 2} 0C${-length * 0.3} ${-length * 0.42} ${length * 0.44} ${-length * 0.36} ${length / 2} 0` +
      `C${length * 0.44} ${length * 0.36} ${-length * 0.3} ${length * 0.42} ${-length / 2} 0Z`,
    COLOUR.mussel,
  ) +
  ellipse(length * 0.3, length * 0.17, COLOUR.ice, length * 0.06) +
  ellipse(length * 0.22, length * 0.12, COLOUR.orange, length * 0.08);

export const squidRing = (r = 24) => ring(r, COLOUR.cream, r * 0.5) + ring(r * 1.16, COLOUR.creamDeep, 3);

/** A fried egg. */
export const friedEgg = (random, r = 62) =>
  blob(random, r, COLOUR.creamDeep, { wild: 0.34 }) +
  at(-1, -2, blob(random, r * 0.9, COLOUR.china, { wild: 0.28 })) +
  circle(r * 0.36, COLOUR.yolk, 2, -2) +
  circle(r * 0.3, '#f9bb3f', 0, -4);

/** A thick slice of a round loaf. */
export const breadSlice = (random, size = 100) => {
  const shape = (scale, fill) =>
    at(
      0,
      0,
      path(
        'M-50 44C-54 10 -66 2 -62 -18C-58 -44 -24 -46 0 -46C24 -46 58 -44 62 -18C66 2 54 10 50 44Q0 54 -50 44Z',
        fill,
      ),
      { scale: scale * (size / 120) },
    );
  return (
    shape(1, COLOUR.crustDeep) +
    shape(0.9, COLOUR.crumb) +
    repeat(9, () =>
      ellipse(
        3 + random() * 4,
        2 + random() * 3,
        COLOUR.crumbDeep,
        (random() - 0.5) * size * 0.62,
        (random() - 0.5) * size * 0.5,
      ),
    )
  );
};

/** A cube of bread, fried. */
export const crouton = (size = 24) =>
  box(size, size, COLOUR.crustDeep, { round: 5 }) +
  box(size * 0.78, size * 0.78, COLOUR.dough, { round: 4, x: -1, y: -1 });

/** Grains, flakes, pepper: dots at these places. */
export const crumbs = (spots, r, fill) => spots.map(({ x, y, size }) => circle(r * size, fill, x, y)).join('');
