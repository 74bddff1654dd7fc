import type { DrawnCard, PublicRestaurant } from '@pickup/contract';
import { lightPalette } from '@pickup/web';
import { outline, widthOf } from '../share-card/letters.js';

interface IconForm {
  /** In px. */
  size: number;
  /** How much of the width a logo takes. */
  logo: number;
  /** Of the corners, as a part of the width; none where the device cuts the icon into its own form. */
  corner: number;
}

/** By their paths. What a device may cut off of a maskable icon is a fifth on each side. */
const ICONS: Readonly<Record<string, IconForm>> = {
  '/icons/icon-192.png': { size: 192, logo: 0.72, corner: 0.22 },
  '/icons/icon-512.png': { size: 512, logo: 0.72, corner: 0.22 },
  '/icons/maskable-512.png': { size: 512, logo: 0.54, corner: 0 },
  '/icons/touch-icon.png': { size: 180, logo: 0.66, corner: 0 },
};

export const isIconPath = (path: string): boolean => path in ICONS;

/** A capital of the face is so high, as a part of its size. */
const CAPITAL = 0.7;

const firstLetter = (name: string): string =>
  Array.from(name.toUpperCase()).find((sign) => /\p{L}|\p{N}/u.test(sign)) ?? '';

function drawLetter(name: string, size: number): string {
  const letter = firstLetter(name);
  const height = size * 0.66;
  const at = { x: (size - widthOf(letter, height, 'bold')) / 2, y: (size + height * CAPITAL) / 2 };
  return `<path fill="${lightPalette.onAccent}" d="${outline(letter, at, height, 'bold')}"/>`;
}

/** Draws an icon of the site: the restaurant's logo, or the first letter of its name as the navigation bar shows it; null for an unknown path. */
export function drawIcon(
  path: string,
  { name, logoUrl }: Pick<PublicRestaurant, 'name' | 'logoUrl'>,
): DrawnCard | null {
  const form = ICONS[path];
  if (!form) return null;
  const { size, logo, corner } = form;
  // A logo of another site is not fetched.
  const ownLogo = logoUrl?.startsWith('/') === true ? logoUrl : null;
  const ground = ownLogo === null ? lightPalette.accent : lightPalette.card;
  const width = Math.round(size * logo);
  const margin = Math.round((size - width) / 2);
  const place = { left: margin, top: margin, width, height: width, isWhole: true };
  return {
    svg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${size * corner}" fill="${ground}"/>${ownLogo === null ? drawLetter(name, size) : ''}</svg>`,
    pictures: ownLogo === null ? [] : [{ url: ownLogo, ...place }],
    expiresAt: null,
  };
}
