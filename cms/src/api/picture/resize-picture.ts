import { PICTURE_LIMITS, PICTURE_WIDTHS } from '@pickup/contract';
import { badRequest, HttpError } from '@pickup/strapi-kit';
import sharp, { type Metadata } from 'sharp';

/** The type of a picture by its first bytes; browsers do not show `heic`. */
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
 * The type of a picture by its content, whatever the file name; null for anything else. The decoder gets these types
 * only: no drawings or documents, nothing that can contain a script.
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

/** Of an animation, only the first frame is decoded. */
const OPEN = { failOn: 'error', pages: 1, sequentialRead: true } as const;

/** Reads the metadata without decoding the picture. */
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

/** @returns the largest width at which the cropped picture is not enlarged */
function widthWithin({ autoOrient: { width, height } }: Metadata): number {
  const whole = Math.floor(Math.min(width, height * ASPECT));
  return Math.max(1, Math.min(PICTURE_WIDTHS.full, whole));
}

const heightOf = (width: number) => Math.max(1, Math.round(width / ASPECT));

/**
 * Decodes a picture: turned upright, cropped to its middle, in sRGB. Metadata such as location and camera is dropped.
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
 * Makes the two sizes of a picture that pages show; a small picture is not enlarged.
 * @throws HttpError 415 for a file that is no picture by its content, 413 for too many pixels, 400 for a damaged picture
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
