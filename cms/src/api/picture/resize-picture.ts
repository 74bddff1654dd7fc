import { PICTURE_LIMITS, PICTURE_SHAPES, type PictureKind } from '@pickup/contract';
import { badRequest, HttpError } from '@pickup/strapi-kit';
import sharp, { type Metadata } from 'sharp';

/** The type of a picture by its first bytes; browsers do not show `heic`. */
type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

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
function formatOf(bytes: Uint8Array): PictureFormat | null {
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

function checkFormat(bytes: Uint8Array): void {
  const format = formatOf(bytes);
  if (format === null) throw noPicture();
  if (format === 'heic') throw heic();
}

type Shape = (typeof PICTURE_SHAPES)[PictureKind];

/** @returns the largest width at which what is shown of the picture is not enlarged */
function widthWithin({ autoOrient: { width, height } }: Metadata, { full, aspect, isWhole }: Shape): number {
  const shown = isWhole ? Math.max(width, height * aspect) : Math.min(width, height * aspect);
  return Math.max(1, Math.min(full, Math.floor(shown)));
}

const heightOf = (width: number, { aspect }: Shape) => Math.max(1, Math.round(width / aspect));

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * Decodes a picture: turned upright, cropped to its middle or whole on a clear ground, in sRGB. Metadata such as location and
 * camera is dropped.
 */
async function decode(bytes: Uint8Array, width: number, shape: Shape) {
  try {
    return await sharp(bytes, { ...OPEN, limitInputPixels: PICTURE_LIMITS.pixels })
      .autoOrient()
      .resize({ width, height: heightOf(width, shape), fit: shape.isWhole ? 'contain' : 'cover', background: CLEAR })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw damaged();
  }
}

async function encode(
  { data, info }: Awaited<ReturnType<typeof decode>>,
  atMost: number,
  shape: Shape,
): Promise<SizedPicture> {
  const { width: rawWidth, height: rawHeight, channels } = info;
  const width = Math.min(atMost, rawWidth);
  const size = { width, height: heightOf(width, shape) };
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
export async function resizePicture(
  bytes: Uint8Array,
  kind: PictureKind,
): Promise<{ full: SizedPicture; small: SizedPicture }> {
  checkFormat(bytes);
  const head = await readHead(bytes);
  if (head.width * head.height > PICTURE_LIMITS.pixels) throw tooManyPixels();
  const shape = PICTURE_SHAPES[kind];
  const decoded = await decode(bytes, widthWithin(head, shape), shape);
  return {
    full: await encode(decoded, shape.full, shape),
    small: await encode(decoded, shape.small, shape),
  };
}
