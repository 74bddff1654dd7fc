/**
 * Makes the pictures of the demo's dishes and deals, and of the home page's table, from the drawings in
 * config/dish-drawings. They are built, never committed. The same input always gives the same bytes.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { DRAWINGS } from '../dish-drawings/index.mjs';
import { drawTable, TABLE } from '../dish-drawings/table.mjs';

const WIDTH = 640;
const HEIGHT = 480;
/** Of flat colours: no eye tells them from those of quality 84, which weigh half as much again. */
const QUALITY = { quality: 70, alphaQuality: 60 };
/** For cards and phones: the width of the twin in the folder of that name (`Picture` of web asks for it). */
const SMALL_WIDTH = 320;
/** The widths of the table, in px (`Hero` of the home page asks for them). */
const TABLE_WIDTHS = [520, 720, 1040];
const AT_ONCE = 2;

/** Two stops of a diagonal gradient, light first. */
const GROUNDS = {
  amber: ['#fde3c0', '#f5c89a'],
  sage: ['#e7f0d9', '#c6dbb0'],
  rose: ['#fcdcd3', '#f3b8a9'],
  lilac: ['#f1e2f1', '#dcc3df'],
  sky: ['#e0ebf1', '#b9d2df'],
  butter: ['#fff0c9', '#f8d983'],
};

/** An SVG around the point 0, 0. */
const svg = ({ width, height }, body) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-width / 2} ${-height / 2} ${width} ${height}">${body}</svg>`,
  );

function pictureOf(name, { ground, draw }) {
  const stops = GROUNDS[ground];
  if (!stops) throw new Error(`The drawing "${name}" asks for the unknown ground "${ground}".`);
  const [light, deep] = stops;
  return svg(
    { width: WIDTH, height: HEIGHT },
    `<linearGradient id="ground" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/>
    </linearGradient>
    <rect x="${-WIDTH / 2}" y="${-HEIGHT / 2}" width="${WIDTH}" height="${HEIGHT}" fill="url(#ground)"/>${draw()}`,
  );
}

const toWebp = (picture) => picture.webp({ ...QUALITY, effort: 5 }).toBuffer();

async function writeDish(outDir, [name, drawing]) {
  const drawn = await sharp(pictureOf(name, drawing)).png({ compressionLevel: 1 }).toBuffer();
  await writeFile(path.join(outDir, `${name}.webp`), await toWebp(sharp(drawn)));
  await writeFile(
    path.join(outDir, String(SMALL_WIDTH), `${name}.webp`),
    await toWebp(sharp(drawn).resize(SMALL_WIDTH)),
  );
}

async function writeTable(outDir) {
  const drawn = await sharp(svg(TABLE, drawTable())).png({ compressionLevel: 1 }).toBuffer();
  for (const width of TABLE_WIDTHS) {
    await writeFile(path.join(outDir, `table-${width}.webp`), await toWebp(sharp(drawn).resize(width)));
  }
}

/**
 * Writes `<outDir>/<name>.webp` and `<outDir>/320/<name>.webp` for every drawing, and `<outDir>/table-<width>.webp`.
 * @param {{ root: string, outDir?: string }} options `root` is the folder of the whole project.
 * @returns {Promise<number>} how many dishes and deals were drawn.
 * @throws Error naming the drawing whose ground does not exist.
 */
export async function buildPictures({ root, outDir = path.join(root, 'storefront/public/dishes') }) {
  sharp.concurrency(1);
  await mkdir(path.join(outDir, String(SMALL_WIDTH)), { recursive: true });
  const waiting = Object.entries(DRAWINGS);
  const count = waiting.length;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await writeDish(outDir, next);
  };
  await Promise.all([writeTable(outDir), ...Array.from({ length: AT_ONCE }, work)]);
  return count;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
  const count = await buildPictures({ root });
  console.log(`${count} pictures drawn.`);
}
