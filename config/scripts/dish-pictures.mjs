/**
 * Draws the pictures of dishes and deals: a 3D food picture of `@lobehub/fluent-emoji-3d` on a soft coloured ground.
 * They are built, never committed. The same input always gives the same bytes.
 */
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import sharp from 'sharp';

/** A dependency of the storefront, which serves what is drawn from it. */
const EMOJI_PACKAGE = '@lobehub/fluent-emoji-3d';
const WIDTH = 640;
const HEIGHT = 480;
/** The subject fills 62 % of the height, so that a square crop from the middle still holds all of it. */
const SUBJECT = Math.round(HEIGHT * 0.62);
const QUALITY = 85;
/** For cards and phones: the width of the twin in the folder of that name (`picture-sizes.ts` of web). */
const SMALL_WIDTH = 320;
const AT_ONCE = 2;
const SHADOW = { red: 92, green: 48, blue: 24 };

/** Two stops of a diagonal gradient, light first (the dish grounds of the look). */
const GROUNDS = {
  amber: ['#fde3c0', '#f5c89a'],
  sage: ['#e7f0d9', '#c6dbb0'],
  rose: ['#fcdcd3', '#f3b8a9'],
  lilac: ['#f1e2f1', '#dcc3df'],
  sky: ['#e0ebf1', '#b9d2df'],
  butter: ['#fff0c9', '#f8d983'],
};

const svg = (body) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${body}</svg>`);

function groundOf([light, deep]) {
  return svg(`
    <defs>
      <linearGradient id="ground" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/>
      </linearGradient>
      <radialGradient id="glow" cx="0.42" cy="0.34" r="0.55">
        <stop offset="0" stop-color="#fff" stop-opacity="0.42"/><stop offset="1" stop-color="#fff" stop-opacity="0"/>
      </radialGradient>
    </defs>
    <rect width="100%" height="100%" fill="url(#ground)"/>
    <rect width="100%" height="100%" fill="url(#glow)"/>`);
}

/** The soft dark ellipse a subject of this width stands on. */
function contactShadow(width, bottom) {
  const { red, green, blue } = SHADOW;
  const colour = `rgb(${red},${green},${blue})`;
  return svg(`
    <defs>
      <radialGradient id="contact">
        <stop offset="0" stop-color="${colour}" stop-opacity="0.3"/>
        <stop offset="0.55" stop-color="${colour}" stop-opacity="0.12"/>
        <stop offset="1" stop-color="${colour}" stop-opacity="0"/>
      </radialGradient>
    </defs>
    <ellipse cx="${WIDTH / 2}" cy="${bottom}" rx="${width * 0.5}" ry="20" fill="url(#contact)"/>`);
}

/** The subject's own outline, blurred: the light comes from the upper left. */
async function castShadow(subject, left, top) {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const placed = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 4, background: clear } })
    .composite([{ input: subject, left: left + 8, top: top + 22 }])
    .png()
    .toBuffer();
  const raw = { width: WIDTH, height: HEIGHT, channels: 1 };
  // In two steps: within one pipeline the channel would be taken after the blur.
  const outline = await sharp(placed).extractChannel('alpha').raw().toBuffer();
  const soft = await sharp(outline, { raw }).blur(20).linear(0.34, 0).extractChannel(0).raw().toBuffer();
  const colour = { r: SHADOW.red, g: SHADOW.green, b: SHADOW.blue };
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: colour } })
    .joinChannel(soft, { raw })
    .png()
    .toBuffer();
}

async function draw(source, ground) {
  const trimmed = await sharp(source)
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 8 })
    .png()
    .toBuffer();
  const { data: subject, info } = await sharp(trimmed)
    .resize(SUBJECT, SUBJECT, { fit: 'inside', kernel: 'lanczos3' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round((WIDTH - info.width) / 2);
  const top = Math.round((HEIGHT - info.height) / 2);
  return sharp(groundOf(ground))
    .composite([
      { input: contactShadow(info.width, top + info.height - 2) },
      { input: await castShadow(subject, left, top) },
      { input: subject, left, top },
    ])
    .flatten()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

const toWebp = (picture) => picture.webp({ quality: QUALITY, effort: 5, smartSubsample: true }).toBuffer();

async function picturePath(assets, { name, emoji }) {
  const file = path.join(assets, `${emoji}.webp`);
  await access(file).catch(() => {
    throw new Error(`The picture of "${name}" asks for the emoji ${emoji}, which ${EMOJI_PACKAGE} does not have.`);
  });
  return file;
}

/**
 * Writes `<outDir>/<name>.webp` and `<outDir>/320/<name>.webp` for every entry of `cms/data/seed/pictures.json`.
 * @param {{ root: string, outDir?: string }} options `root` is the folder of the whole project.
 * @returns {Promise<number>} how many pictures were written.
 * @throws Error naming the dish when its emoji or its ground does not exist.
 */
export async function buildPictures({ root, outDir = path.join(root, 'storefront/public/dishes') }) {
  sharp.concurrency(1);
  const emojiPackage = createRequire(path.join(root, 'storefront/package.json')).resolve(
    `${EMOJI_PACKAGE}/package.json`,
  );
  const assets = path.join(path.dirname(emojiPackage), 'assets');
  const pictures = JSON.parse(await readFile(path.join(root, 'cms/data/seed/pictures.json'), 'utf8'));
  const smallDir = path.join(outDir, String(SMALL_WIDTH));
  await mkdir(smallDir, { recursive: true });

  const waiting = [...pictures];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const ground = GROUNDS[next.ground];
      if (!ground) throw new Error(`The picture of "${next.name}" asks for the unknown ground "${next.ground}".`);
      const drawn = await draw(await picturePath(assets, next), ground);
      const file = `${next.name}.webp`;
      await writeFile(path.join(outDir, file), await toWebp(sharp(drawn)));
      await writeFile(path.join(smallDir, file), await toWebp(sharp(drawn).resize(SMALL_WIDTH)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return pictures.length;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
  const count = await buildPictures({ root });
  console.log(`${count} pictures drawn.`);
}
