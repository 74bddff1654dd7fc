import sharp, { type Sharp } from 'sharp';

/** Pictures as cameras, phones and drawing programs make them. */

interface Shot {
  /** In px. */
  width: number;
  height: number;
}

/** A gradient with the grain of a sensor: what a camera sees is never flat, which is what makes its files large. */
async function scene({ width, height }: Shot): Promise<Buffer> {
  const small = sharp({
    create: {
      width: 64,
      height: 48,
      channels: 3,
      background: '#a05028',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
  const blobs = await small.png().toBuffer();
  const grain = { type: 'gaussian', mean: 128, sigma: 14 } as const;
  const noise = await sharp({ create: { width, height, channels: 3, background: '#808080', noise: grain } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(blobs)
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .composite([{ input: noise, blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** A picture without anything in its file but the picture. */
export async function shoot({ width, height }: Shot) {
  return sharp(await scene({ width, height }), { raw: { width, height, channels: 3 } });
}

/** A plain surface: quick to make, however large. */
export const surface = ({ width, height }: Shot, background = '#c04020') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A picture as a file of a format, made without the effort that AVIF takes to be small. */
export const encoded = (picture: Sharp, format: 'jpeg' | 'png' | 'webp' | 'avif'): Promise<Buffer> =>
  (format === 'avif' ? picture.avif({ effort: 0 }) : picture.toFormat(format)).toBuffer();

/** Left half red, right half blue, as the sensor has it; the file says that it was held sideways, and where. */
export const heldSideways = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#0000ff' } })
    .composite([
      { input: { create: { width: 400, height: 600, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
    ])
    .withExif({
      IFD0: { Make: 'Pinhole', Copyright: 'Anna' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '4/1 53/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** The colour in the middle of a part of a picture, as `[red, green, blue]`. */
export async function colourAt(picture: Buffer, part: { left: number; top: number }): Promise<number[]> {
  const pixel = await sharp(picture)
    .extract({ ...part, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return [...pixel];
}
