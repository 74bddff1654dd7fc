import path from 'node:path';
import sharp from 'sharp';

/** A screenshot and where it lies on the picture, in pixels of the picture. */
export interface Sheet {
  png: Buffer;
  left: number;
  top: number;
  width: number;
  /** How round its corners are. */
  radius: number;
}

/** The ground everything lies on: the paper of the look, a shade deeper. */
const GROUND = { r: 236, g: 227, b: 214, alpha: 1 };
const SHADOW = 28;

const box = (width: number, height: number, radius: number, fill: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}" fill="${fill}"/></svg>`,
  );

/** A sheet with round corners, and the soft shadow below it. */
async function mounted({ png, left, top, width, radius }: Sheet) {
  const { data, info } = await sharp(png).resize({ width }).png().toBuffer({ resolveWithObject: true });
  const { height } = info;
  const sheet = await sharp(data)
    .composite([{ input: box(width, height, radius, '#000'), blend: 'dest-in' }])
    .png()
    .toBuffer();
  const shadow = await sharp(box(width, height, radius, 'rgba(74,44,20,0.34)'))
    .extend({ top: SHADOW, bottom: SHADOW, left: SHADOW, right: SHADOW, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .blur(SHADOW / 2)
    .png()
    .toBuffer();
  return [
    { input: shadow, left: left - SHADOW, top: top - SHADOW + 10 },
    { input: sheet, left, top },
  ];
}

/**
 * Lays sheets onto one picture, the last on top, and writes it as WebP.
 * @throws Error of sharp when a sheet with its shadow does not fit
 */
export async function mount(file: string, size: { width: number; height: number }, sheets: Sheet[]): Promise<string> {
  const layers = (await Promise.all(sheets.map(mounted))).flat();
  await sharp({ create: { ...size, channels: 4, background: GROUND } })
    .composite(layers)
    .webp({ quality: 80, effort: 6, smartSubsample: true })
    .toFile(file);
  return path.basename(file);
}
