import type { DefaultTheme } from 'styled-components';
import type { ColorName } from './palette.js';
import type { Duration, FontFamily, FontSize, Radius } from './theme.js';

interface Themed {
  theme: DefaultTheme;
}

/** A colour role: `color: ${color('ink')};` */
export const color =
  (name: ColorName) =>
  ({ theme }: Themed): string =>
    theme.color[name];

/** A step of the type scale. */
export const fontSize =
  (name: FontSize) =>
  ({ theme }: Themed): string =>
    theme.fontSize[name];

export const font =
  (name: FontFamily) =>
  ({ theme }: Themed): string =>
    theme.font[name];

export const radius =
  (name: Radius) =>
  ({ theme }: Themed): string =>
    theme.radius[name];

/** Steps of the 8-pixel rhythm; 0.5 is the hair between a label and its value. */
export type SpaceStep = 0.5 | 1 | 1.5 | 2 | 2.5 | 3 | 4 | 5 | 6 | 9;

export const space = (step: SpaceStep): string => `${step * 8}px`;

/** A transition that says where something went: `transition: ${motion('transform')};` Reduced motion switches it off globally. */
export const motion =
  (properties: string, duration: Duration = 'quick') =>
  ({ theme }: Themed): string =>
    properties
      .split(',')
      .map((property) => `${property.trim()} ${theme.duration[duration]} ${theme.easing}`)
      .join(', ');

/** A phone, for what asks the browser itself. */
export const PHONE_QUERY = '(max-width: 639.98px)';

/** A tablet held upright or less, where columns stand below each other. */
export const TABLET_DOWN_QUERY = '(max-width: 899.98px)';

/** Widths at which a layout changes. */
export const media = {
  phone: `@media ${PHONE_QUERY}`,
  tabletDown: `@media ${TABLET_DOWN_QUERY}`,
  tablet: '@media (min-width: 640px)',
  desktop: '@media (min-width: 900px)',
  hover: '@media (hover: hover) and (pointer: fine)',
  print: '@media print',
  noScript: '@media (scripting: none)',
} as const;
