import type { PublicRestaurant } from '@pickup/contract';
import { lightPalette } from '@pickup/web';

/** Longer names are cut off below an icon. */
const SHORT_NAME = 12;

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The first words of a name that fit below an icon. */
function shortName(name: string): string {
  const words = name.split(/\s+/);
  while (words.length > 1 && words.join(' ').length > SHORT_NAME) words.pop();
  return words.join(' ');
}

/** What a browser has to know to put the site on a home screen. */
export const webManifest = ({ name, description }: Pick<PublicRestaurant, 'name' | 'description'>) => ({
  id: '/',
  name,
  short_name: shortName(name),
  ...(description !== null && { description }),
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: lightPalette.paper,
  theme_color: lightPalette.paper,
  icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
});
