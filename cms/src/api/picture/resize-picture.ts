import { PICTURE_LIMITS, PICTURE_WIDTHS } from '@pickup/contract';
import { badRequest, HttpError } from '@pickup/strapi-kit';
import sharp, { type Metadata } from 'sharp';

/** What a file is by its first bytes; `heic` is a picture as well, of a kind that browsers do not show. */
type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

const text = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');

const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';
const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'];

/** The brands in the first box of an ISO media file: the main one, then those it is compatible with. */
function brandsOf(bytes: Uint8Array): string[] {
  if (text(bytes, 4, 8) !== 'ftyp') return [];
  const end = Math.min(Buffer.from(bytes.subarray(0, 4)).readUInt32BE(), bytes.length, 128);
  const brands = [text(bytes, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text(bytes, at, at + 4));
  return brands;
}

/**
 * Tells by content what a file is, whatever it is called; null for anything else. What reads pictures is given nothing
 * but these four kinds: no drawing, no document, nothing that carries a script.
 */
function kindOfPicture(bytes: Uint8Array): PictureKind | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text(bytes, 0, 8) === PNG_SIGNATURE) return 'png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  const brands = brandsOf(bytes);
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : null;
}

/** One size of a picture, as WebP. */
export interface SizedPicture {
  bytes: Buffer;
  /** In px. */
  width: number;
  height: number;
}

/** The shape in which pages show dishes. */
const ASPECT = 4 / 3;
/** Of WebP; above it, photographs grow without looking better on a card. */
const QUALITY = 80;

const PIXELS_M = PICTURE_LIMITS.pixels / 1_000_000;

const noPicture = () =>
  new HttpError(415, 'This is not a picture that can be shown: send a JPEG, PNG, WebP or AVIF file.');
const heic = () =>
  new HttpError(
    415,
    'Browsers do not show HEIC pictures. Save it as JPEG first, or set the camera to “Most compatible”, and send that.',
  );
const tooManyPixels = () => new HttpError(413, `The picture must have at most ${PIXELS_M} million pixels.`);
const damaged = () => badRequest('This picture is damaged: it cannot be opened. Please send another one.');

/** Of an animation, the first frame alone. */
const OPEN = { failOn: 'error', pages: 1, sequentialRead: true } as const;

/** Reads the head of a file and no more of it. */
async function readHead(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(bytes, { ...OPEN, limitInputPixels: false }).metadata();
  } catch {
    throw damaged();
  }
}

function checkKind(bytes: Uint8Array): void {
  const kind = kindOfPicture(bytes);
  if (kind === null) throw noPicture();
  if (kind === 'heic') throw heic();
}

/** @returns how wide it can be shown in full without being enlarged */
function widthWithin({ autoOrient: { width, height } }: Metadata): number {
  const whole = Math.floor(Math.min(width, height * ASPECT));
  return Math.max(1, Math.min(PICTURE_WIDTHS.full, whole));
}

const heightOf = (width: number) => Math.max(1, Math.round(width / ASPECT));

/**
 * Opens all of a picture once: turned upright, cropped to its middle as pages crop it, in sRGB. Nothing else of the file
 * comes along: no place, no camera, no thumbnail.
 */
async function decode(bytes: Uint8Array, width: number) {
  try {
    return await sharp(bytes, { ...OPEN, limitInputPixels: PICTURE_LIMITS.pixels })
      .autoOrient()
      .resize({ width, height: heightOf(width), fit: 'cover' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw damaged();
  }
}

async function encode({ data, info }: Awaited<ReturnType<typeof decode>>, width: number): Promise<SizedPicture> {
  const { width: rawWidth, height: rawHeight, channels } = info;
  const size = { width: Math.min(width, rawWidth), height: heightOf(Math.min(width, rawWidth)) };
  const bytes = await sharp(data, { raw: { width: rawWidth, height: rawHeight, channels } })
    .resize({ ...size, fit: 'fill' })
    .webp({ quality: QUALITY, smartSubsample: true })
    .toBuffer();
  return { bytes, ...size };
}

/**
 * Makes the two sizes that pages show of a picture; a small one is not enlarged.
 * @throws HttpError 415 for what its content says is no picture, 413 for one of too many pixels, 400 for a damaged one
 */
export async function resizePicture(bytes: Uint8Array): Promise<{ full: SizedPicture; small: SizedPicture }> {
  checkKind(bytes);
  const head = await readHead(bytes);
  if (head.width * head.height > PICTURE_LIMITS.pixels) throw tooManyPixels();
  const decoded = await decode(bytes, widthWithin(head));
  return {
    full: await encode(decoded, PICTURE_WIDTHS.full),
    small: await encode(decoded, PICTURE_WIDTHS.small),
  };
}
