/** The few shapes that drawings are made of, as SVG text. Everything lies around the point 0, 0. */

const places = (number) => Math.round(number * 10) / 10;

export const circle = (r, fill, x = 0, y = 0) =>
  `<circle cx="${places(x)}" cy="${places(y)}" r="${places(r)}" fill="${fill}"/>`;

export const ellipse = (rx, ry, fill, x = 0, y = 0) =>
  `<ellipse cx="${places(x)}" cy="${places(y)}" rx="${places(rx)}" ry="${places(ry)}" fill="${fill}"/>`;

/** A rectangle around x, y. */
export const box = (width, height, fill, { x = 0, y = 0, round = 0 } = {}) =>
  `<rect x="${places(x - width / 2)}" y="${places(y - height / 2)}" width="${places(width)}" height="${places(height)}" rx="${round}" fill="${fill}"/>`;

export const path = (d, fill) => `<path d="${d}" fill="${fill}"/>`;

/** A line with round ends. */
export const line = (d, colour, width) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const ring = (r, colour, width, x = 0, y = 0) =>
  `<circle cx="${places(x)}" cy="${places(y)}" r="${places(r)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** The same, elsewhere, turned by degrees and scaled: by one number, or by two as in SVG. */
export const at = (x, y, body, { turn = 0, scale = 1 } = {}) =>
  `<g transform="translate(${places(x)} ${places(y)}) rotate(${places(turn)}) scale(${scale})">${body}</g>`;

/** What `draw` makes of 0 to count - 1. */
export const repeat = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Pieces in a circle, each turned outwards. */
export const around = (count, radius, draw, start = 0) =>
  repeat(count, (index) => {
    const turn = start + (360 / count) * index;
    const angle = (turn * Math.PI) / 180;
    return at(radius * Math.cos(angle), radius * Math.sin(angle), draw(index), { turn });
  });

/** A closed soft outline through points around the middle. */
export function softPath(points) {
  const middle = ([ax, ay], [bx, by]) => [(ax + bx) / 2, (ay + by) / 2].map(places).join(' ');
  const last = points.at(-1);
  const curves = points.map((point, index) => {
    const next = points[(index + 1) % points.length];
    return `Q${point.map(places).join(' ')} ${middle(point, next)}`;
  });
  return `M${middle(last, points[0])}${curves.join('')}Z`;
}

/** A sector of a disc around the direction "right", from its middle. */
export function sector(radius, degrees, fill) {
  const half = (degrees * Math.PI) / 360;
  const [x, y] = [radius * Math.cos(half), radius * Math.sin(half)].map(places);
  return path(`M0 0L${x} ${-y}A${radius} ${radius} 0 ${degrees > 180 ? 1 : 0} 1 ${x} ${y}Z`, fill);
}

let clips = 0;

/** Only what lies within the outline. */
export function within(outline, body) {
  clips += 1;
  const id = `clip${clips}`;
  return `<clipPath id="${id}">${outline}</clipPath><g clip-path="url(#${id})">${body}</g>`;
}
