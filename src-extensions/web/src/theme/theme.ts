import 'styled-components';
import { darkPalette, lightPalette, type ColorName, type Palette } from './palette.js';

/** Steps of the type scale, in px at the browser's default size; written as rem so that the reader's own size counts. */
const TYPE_SCALE = {
  xs: 14,
  sm: 15,
  md: 16,
  lg: 19,
  xl: 22,
  xxl: 28,
  title: 38,
  display: 64,
  displayPhone: 42,
} as const;

export type FontSize = keyof typeof TYPE_SCALE;
export type FontFamily = 'heading' | 'body' | 'mono';
export type Radius = 'card' | 'control' | 'small' | 'field' | 'round';
export type Duration = 'quick' | 'calm';

/** Every design decision of an app. Colours are custom properties, so that the browser and no script picks light or dark. */
export interface Theme {
  color: Record<ColorName, string>;
  palettes: { light: Palette; dark: Palette };
  fontSize: Record<FontSize, string>;
  font: Record<FontFamily, string>;
  radius: Record<Radius, string>;
  duration: Record<Duration, string>;
  easing: string;
  /** Height of a control, and of the one main action. */
  controlHeight: { regular: string; main: string };
  /** Widest line of a page's content. */
  pageWidth: string;
}

declare module 'styled-components' {
  // An interface, because only that merges with the library's.
  export interface DefaultTheme extends Theme {
    readonly brand?: never;
  }
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The custom property behind a colour role. */
export const colorProperty = (name: string): string => `--color-${kebab(name)}`;

const names = <Value>(record: Record<ColorName, Value>, make: (name: string) => Value): Record<ColorName, Value> => {
  const made = { ...record };
  for (const name of Object.keys(record)) Object.assign(made, { [name]: make(name) });
  return made;
};

const rem = (px: number) => `${px / 16}rem`;

const base = {
  color: names<string>(lightPalette, (name) => `var(${colorProperty(name)})`),
  fontSize: {
    xs: rem(TYPE_SCALE.xs),
    sm: rem(TYPE_SCALE.sm),
    md: rem(TYPE_SCALE.md),
    lg: rem(TYPE_SCALE.lg),
    xl: rem(TYPE_SCALE.xl),
    xxl: rem(TYPE_SCALE.xxl),
    title: rem(TYPE_SCALE.title),
    display: rem(TYPE_SCALE.display),
    displayPhone: rem(TYPE_SCALE.displayPhone),
  },
  font: {
    heading: `'Fraunces', 'Fraunces Fallback', Georgia, serif`,
    body: `'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif`,
    mono: 'ui-monospace, monospace',
  },
  duration: { quick: '150ms', calm: '250ms' },
  easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  controlHeight: { regular: '44px', main: '52px' },
} as const satisfies Partial<Theme>;

/** Customers' theme: warm paper, full pills. */
export const storefrontTheme: Theme = {
  ...base,
  palettes: { light: lightPalette, dark: darkPalette },
  radius: { card: '20px', control: '999px', small: '10px', field: '14px', round: '999px' },
  pageWidth: '1132px',
};

/** The owner's theme: its own paper, softer rectangles. */
export const backOfficeTheme: Theme = {
  ...base,
  palettes: { light: { ...lightPalette, paper: '#f6f2ec' }, dark: darkPalette },
  radius: { card: '16px', control: '12px', small: '8px', field: '12px', round: '999px' },
  pageWidth: '1360px',
};
