import type { ReactNode } from 'react';
import { createGlobalStyle, StyleSheetManager, ThemeProvider } from 'styled-components';
import { color, font, fontSize, radius, space } from './accessors.js';
import { STYLIS_PLUGINS } from './nested-at-rules.js';
import type { Palette } from './palette.js';
import { colorProperty, type Theme } from './theme.js';

const properties = (palette: Palette) =>
  Object.entries(palette)
    .map(([name, value]) => `${colorProperty(name)}: ${value};`)
    .join('');

/** Reset, colours of both schemes, type, focus and reduced motion. */
const GlobalStyle = createGlobalStyle`
  :root { color-scheme: light dark; ${({ theme }) => properties(theme.palettes.light)} }
  /* Paper is white whatever the hour. */
  @media screen and (prefers-color-scheme: dark) {
    :root { ${({ theme }) => properties(theme.palettes.dark)} }
  }
  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 136px; }
  /* What has the focus stands above the bars that float over a phone's lower edge. */
  @media (max-width: 767.98px) { html { scroll-padding-bottom: 160px; } }
  body {
    min-height: 100vh; min-height: 100dvh; min-width: 320px; overflow-wrap: break-word;
    background: ${color('paper')}; color: ${color('ink')};
    font-family: ${font('body')}; font-size: ${fontSize('md')}; line-height: 1.5;
    -webkit-font-smoothing: antialiased;
  }
  /* A tint of the page would end at the paper's margins. */
  @media print { body { background: none; } }
  h1, h2, h3, h4 { font-family: ${font('heading')}; font-weight: 600; line-height: 1.15; text-wrap: balance; letter-spacing: -0.01em; word-spacing: 0.06em; }
  /* What owners and customers write may be one long word: it is broken, and claims no more width than there is. */
  h1, h2, h3, h4, p, dd, address { overflow-wrap: anywhere; }
  /* Dutch writes compounds as one word: long ones are divided as print does, where the browser knows how. */
  :is(h1, h2, h3, h4):lang(nl) { hyphens: auto; hyphenate-limit-chars: 14 6 6; }
  p, dd, li { text-wrap: pretty; }
  h1:focus, main:focus { outline: none; }
  img, svg, video { display: block; max-width: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { cursor: pointer; }
  /* Browsers fill them with a cool grey at night, as if they could not be chosen. Whatever hides or sizes one goes before. */
  @media not (forced-colors: active) {
    :where(input[type='radio'], input[type='checkbox']:not([role='switch'])) {
      display: inline-grid; place-items: center; width: 22px; height: 22px; appearance: none;
      border: 2px solid ${color('edge')}; border-radius: ${radius('round')}; background: ${color('card')};
    }
    :where(input[type='checkbox']:not([role='switch'])) { border-radius: 6px; }
    :where(input[type='radio'], input[type='checkbox']:not([role='switch'])):checked { border-color: ${color('accent')}; }
    :where(input[type='checkbox']:not([role='switch'])):checked { background: ${color('accent')}; }
    :where(input[type='radio']):checked::before {
      content: ''; width: 10px; height: 10px; border-radius: ${radius('round')}; background: ${color('accent')};
    }
    :where(input[type='checkbox']:not([role='switch'])):checked::before {
      content: ''; width: 14px; height: 14px; background: ${color('onAccent')};
      clip-path: polygon(13% 45%, 0 60%, 38% 92%, 100% 24%, 86% 10%, 37% 66%);
    }
    :where(input[type='radio'], input[type='checkbox']:not([role='switch'])):disabled { opacity: 0.5; }
  }
  ul, ol { padding: 0; list-style: none; }
  a { color: inherit; text-underline-offset: 0.2em; }
  table { border-collapse: collapse; }
  :focus-visible { outline: 3px solid ${color('ink')}; outline-offset: ${space(0.5)}; }
  ::selection { background: ${color('saffron')}; color: ${color('onSaffron')}; }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 1ms !important; animation-iteration-count: 1 !important;
      transition: none !important; scroll-behavior: auto !important;
    }
  }
  /* One that holds a whole page looks like one. */
  noscript:not([data-page]) { display: block; padding: ${space(1.5)} ${space(3)}; background: ${color('noteWash')}; color: ${color('onNoteWash')}; text-align: center; }
  @media (scripting: none) {
    button { opacity: 0.55; pointer-events: none; }
  }
`;

/** Gives an app its theme and global style. */
export function ThemeRoot({ theme, children }: { theme: Theme; children: ReactNode }) {
  return (
    <StyleSheetManager stylisPlugins={STYLIS_PLUGINS}>
      <ThemeProvider theme={theme}>
        <GlobalStyle theme={theme} />
        {children}
      </ThemeProvider>
    </StyleSheetManager>
  );
}
