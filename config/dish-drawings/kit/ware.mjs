/** What food lies on and in, seen from above. Each carries its flat shadow: the light comes from the upper left. */
import { COLOUR } from './colours.mjs';
import { at, box, circle, ellipse, line, path, repeat, ring } from './shapes.mjs';

const SHADOW = 'rgb(92 48 24 / 13%)';

/** A shadow of this outline: drawn below it, moved to the lower right. */
export const shadowOf = (outline) => at(9, 13, outline(SHADOW));

export const roundShadow = (r, x = 0, y = 0) => shadowOf((fill) => circle(r, fill, x, y));

export const plate = (body, { r = 172, rim = COLOUR.china, well = COLOUR.chinaShade } = {}) =>
  roundShadow(r) + circle(r, rim) + circle(r * 0.83, well) + circle(r * 0.81, rim) + at(0, 0, body, { scale: 1.15 });

/** What fills it has the colour of `fill`. */
export const bowl = (fill, body, { r = 166, ware = COLOUR.stone, inside = COLOUR.stoneDeep } = {}) =>
  roundShadow(r) + circle(r, ware) + circle(r * 0.9, inside) + circle(r * 0.83, fill, 0, 4) + body;

/** A shallow pan with two handles. */
export const pan = (fill, body, { r = 152 } = {}) =>
  shadowOf((shade) => circle(r, shade) + box(r * 2.42, 58, shade, { round: 26 })) +
  box(r * 2.42, 58, COLOUR.ironDeep, { round: 26 }) +
  box(r * 2.42 - 28, 32, COLOUR.iron, { round: 14 }) +
  circle(r, COLOUR.ironDeep) +
  circle(r * 0.93, COLOUR.iron) +
  circle(r * 0.88, fill) +
  body;

/** A round board with a handle to the upper right. */
export const board = (body, { r = 160 } = {}) => {
  const shape = (fill) => circle(r, fill) + at(r * 0.9, 0, box(110, 54, fill, { round: 27 }));
  const grain = [-0.55, -0.2, 0.18, 0.52]
    .map((y) => line(`M${-r * 0.7} ${r * y}Q0 ${r * y + 14} ${r * 0.7} ${r * y}`, COLOUR.woodDeep, 3))
    .join('');
  return (
    at(0, 0, shadowOf(shape) + shape(COLOUR.wood) + grain + circle(10, COLOUR.woodDeep, r + 26), { turn: -38 }) + body
  );
};

/** A long board, as wide as the picture may be in a square frame. */
export const plank = (body, { width = 348, height = 230 } = {}) =>
  shadowOf((fill) => box(width, height, fill, { round: 30 })) +
  box(width, height, COLOUR.wood, { round: 30 }) +
  repeat(4, (index) => {
    const y = (index - 1.5) * (height / 4.4);
    return line(`M${-width / 2 + 26} ${y}Q0 ${y + 9} ${width / 2 - 26} ${y}`, COLOUR.woodDeep, 3);
  }) +
  body;

/** A little cup of sauce. */
export const cup = (fill, { r = 40, ware = COLOUR.china } = {}) =>
  at(-4, -6, roundShadow(r)) + circle(r, ware) + circle(r * 0.8, COLOUR.chinaShade) + circle(r * 0.74, fill, 0, 2);

/** A cup with its saucer and what is in it. */
export const teaCup = (fill, body = '', { saucer = 150, r = 96 } = {}) =>
  roundShadow(saucer) +
  circle(saucer, COLOUR.china) +
  ring(saucer * 0.72, COLOUR.chinaShade, 5) +
  shadowOf((shade) => circle(r, shade) + box(64, 36, shade, { x: r + 16, round: 18 })) +
  at(r + 14, 0, box(66, 36, COLOUR.stone, { round: 18 }) + box(34, 12, COLOUR.china, { x: 4, round: 6 })) +
  circle(r, COLOUR.stone) +
  circle(r * 0.86, COLOUR.stoneDeep) +
  circle(r * 0.8, fill, 0, 2) +
  body;

export const spoon = (colour = COLOUR.steel) =>
  ellipse(22, 32, colour, 0, -70) + path('M-5 -44L5 -44L8 96A8 8 0 0 1 -8 96Z', colour);
