import type { CardPicture } from '@pickup/contract';
import { lightPalette, starFilling, type ColorName } from '@pickup/web';
import { CARD } from './card-address.js';
import { fitText, outline, widthOf, type Weight } from './letters.js';

/** What a share card says. */
export interface CardContent {
  restaurant: string;
  /** Of the initial that stands where there is no picture, and behind pictures. */
  ground: ColorName;
  /** A line above the title, and what stands beside it. */
  kicker: string | null;
  badge: string | null;
  title: string;
  text: string | null;
  price: { now: string; was: string | null } | null;
  /** Draws this rating as stars. */
  rating: number | null;
  foot: string;
  /** Paths of this site: four make a mosaic, else the first is shown. */
  pictures: readonly string[];
}

const MARGIN = 64;
const PANEL = { left: 660, width: CARD.width - 660 } as const;
const COLUMN = PANEL.left - MARGIN - 48;
const { ink, soft, accent, onAccent, paper, line, saffron, onSaffron, edge } = lightPalette;

interface Line {
  x?: number;
  y: number;
  size: number;
  weight?: Weight;
  fill?: string;
}

const write = (text: string, { x = MARGIN, y, size, weight = 'regular', fill = ink }: Line): string =>
  `<path fill="${fill}" d="${outline(text, { x, y }, size, weight)}"/>`;

/** One line of text, cut off where it ends. */
const writeOne = (text: string, width: number, at: Line): string =>
  write(fitText(text, [at.size], { width, maxLines: 1, weight: at.weight ?? 'regular' }).lines[0] ?? '', at);

/** The first letter that a font can show, for a mark. */
const initialOf = (name: string): string =>
  Array.from(name.toUpperCase()).find((sign) => /\p{L}|\p{N}/u.test(sign)) ?? '';

function drawInitial(name: string, { x, y }: { x: number; y: number }, size: number, fill: string): string {
  const letter = initialOf(name);
  // A capital of this face is 0.7 of its size high.
  return write(letter, { x: x - widthOf(letter, size, 'bold') / 2, y: y + size * 0.35, size, weight: 'bold', fill });
}

const mark = (name: string): string =>
  `<circle cx="${MARGIN + 28}" cy="92" r="28" fill="${accent}"/>${drawInitial(name, { x: MARGIN + 28, y: 92 }, 32, onAccent)}`;

/** The two ends of a ground, which the theme holds as a CSS gradient. */
const stopsOf = (ground: ColorName): string[] => lightPalette[ground].match(/#[0-9a-f]{6}/g) ?? [paper, line];

function drawPanel({ ground, restaurant, title, rating }: CardContent): string {
  const [from = paper, to = line] = stopsOf(ground);
  const letter = rating === null ? title : restaurant;
  return [
    `<linearGradient id="g" x1="0" y1="0" x2=".4" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
    `<rect x="${PANEL.left}" width="${PANEL.width}" height="${CARD.height}" fill="url(#g)"/>`,
    `<g opacity=".16">${drawInitial(letter, { x: PANEL.left + PANEL.width / 2, y: CARD.height / 2 }, 480, ink)}</g>`,
  ].join('');
}

const STAR = 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9L3.5 9.700l5.9-.8z';

function drawStars(rating: number, y: number): string {
  const one = (filling: 0 | 0.5 | 1, index: number) =>
    [
      `<g transform="translate(${MARGIN - 8 + index * 62} ${y}) scale(2.6)">`,
      `<path d="${STAR}" fill="none" stroke="${edge}" stroke-width="1.2"/>`,
      filling > 0 ? `<path d="${STAR}" fill="${saffron}" stroke="${saffron}" clip-path="url(#f${filling * 2})"/>` : '',
      '</g>',
    ].join('');
  const clips = [12, 24].map(
    (width, index) => `<clipPath id="f${index + 1}"><rect width="${width}" height="24"/></clipPath>`,
  );
  return [...clips, ...starFilling(rating).map(one)].join('');
}

function drawBadge(text: string, x: number, baseline: number): string {
  const width = widthOf(text, 24, 'bold') + 40;
  return [
    `<rect x="${x}" y="${baseline - 38}" width="${width}" height="50" rx="25" fill="${saffron}"/>`,
    write(text, { x: x + 20, y: baseline - 5, size: 24, weight: 'bold', fill: onSaffron }),
  ].join('');
}

function drawPrice({ now, was }: NonNullable<CardContent['price']>, y: number): string {
  const shown = write(now, { y, size: 60, weight: 'bold', fill: accent });
  if (was === null) return shown;
  const x = MARGIN + widthOf(now, 60, 'bold') + 24;
  const width = widthOf(was, 32, 'regular');
  const strike = `<rect x="${x - 3}" y="${y - 12}" width="${width + 6}" height="3" fill="${soft}"/>`;
  return shown + write(was, { x, y, size: 32, fill: soft }) + strike;
}

function drawKicker(kicker: string, badge: string | null, y: number): string {
  const words = write(kicker, { y, size: 28, weight: 'bold', fill: accent });
  return badge === null ? words : words + drawBadge(badge, MARGIN + widthOf(kicker, 28, 'bold') + 20, y + 3);
}

interface Part {
  height: number;
  draw: (top: number) => string;
}

/** Between the name above and the line below. */
const MIDDLE = { top: 136, bottom: 524 } as const;

/** Sizes of a title, in px. */
const TITLES = [88, 76, 64, 54, 46] as const;

/** What stands in the middle of the card, from top to bottom. @param textLines at most */
function partsOf(content: CardContent, titles: readonly number[], textLines: number): Part[] {
  const { kicker, badge, title, text, price, rating } = content;
  const heading = fitText(title, titles, { width: COLUMN, maxLines: 3, weight: 'bold' });
  const small =
    textLines === 0
      ? { lines: [] }
      : fitText(text ?? '', [28], { width: COLUMN, maxLines: textLines, weight: 'regular' });
  const each = (lines: string[], size: number, step: number, line: Omit<Line, 'y' | 'size'>) => ({
    height: lines.length * step,
    draw: (top: number) =>
      lines.map((words, index) => write(words, { ...line, y: top + step * index + size * 0.95, size })).join(''),
  });
  const gap = (height: number): Part => ({ height, draw: () => '' });
  return [
    ...(kicker === null
      ? []
      : [{ height: 36, draw: (top: number) => drawKicker(kicker, badge, top + 27) }, gap(badge === null ? 10 : 20)]),
    each(heading.lines, heading.size, Math.round(heading.size * 1.08), { weight: 'bold' }),
    ...(rating === null ? [] : [gap(14), { height: 64, draw: (top: number) => drawStars(rating, top) }]),
    ...(small.lines.length === 0 ? [] : [gap(18), each(small.lines, 28, 40, { fill: soft })]),
    ...(price ? [gap(22), { height: 60, draw: (top: number) => drawPrice(price, top + 50) }] : []),
  ];
}

const heightOf = (parts: readonly Part[]): number => parts.reduce((sum, part) => sum + part.height, 0);

/** The largest letters with which all has room; the text gives way last. */
function middleOf(content: CardContent): Part[] {
  const largest = content.price ? 1 : 0;
  const lines = content.price ? [2, 1, 0] : [3, 2, 1, 0];
  for (const count of lines) {
    for (let from = largest; from < TITLES.length; from += 1) {
      const parts = partsOf(content, TITLES.slice(from), count);
      if (heightOf(parts) <= MIDDLE.bottom - MIDDLE.top) return parts;
    }
  }
  return partsOf(content, TITLES.slice(-1), 0);
}

function drawMiddle(content: CardContent): string {
  const parts = middleOf(content);
  let top = MIDDLE.top + Math.max(0, (MIDDLE.bottom - MIDDLE.top - heightOf(parts)) / 2);
  return parts
    .map((part) => {
      const drawn = part.draw(top);
      top += part.height;
      return drawn;
    })
    .join('');
}

/** The card as SVG, every letter a path. */
export const drawCardSvg = (content: CardContent): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" viewBox="0 0 ${CARD.width} ${CARD.height}">`,
    `<rect width="100%" height="100%" fill="${paper}"/>`,
    drawPanel(content),
    mark(content.restaurant),
    writeOne(content.restaurant, COLUMN - 74, { x: MARGIN + 74, y: 102, size: 32, weight: 'bold' }),
    drawMiddle(content),
    `<rect x="${MARGIN}" y="540" width="${COLUMN}" height="2" fill="${line}"/>`,
    writeOne(content.foot, COLUMN, { y: 584, size: 24, fill: soft }),
    '</svg>',
  ].join('');

/** Where a card's pictures go. */
export function placePictures({ pictures }: Pick<CardContent, 'pictures'>): CardPicture[] {
  const { left, width } = PANEL;
  if (pictures.length < 4) {
    return pictures.slice(0, 1).map((url) => ({ url, left, top: 0, width, height: CARD.height }));
  }
  const [half, tall] = [width / 2, CARD.height / 2];
  return pictures.slice(0, 4).map((url, index) => ({
    url,
    width: half,
    height: tall,
    left: left + (index % 2) * half,
    top: Math.floor(index / 2) * tall,
  }));
}
