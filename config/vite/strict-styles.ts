import type { Plugin } from 'vite';

/** The toast library writes its own style element when it is loaded; SonnerToaster imports the same rules as a file. */
const TOASTS = /\/node_modules\/sonner\/dist\/index\.mjs$/;
const INSERTION = /^__insertCSS\(".*"\);?$/m;

/** What the dialogs keep the page behind them still with. */
const SCROLL_LOCK = /\/node_modules\/react-style-singleton\/dist\/es2015\/singleton\.js$/;
const ADOPTED_SHEET = `
export const stylesheetSingleton = () => {
  let users = 0;
  let sheet = null;
  return {
    add(css) {
      users += 1;
      if (users > 1) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    remove() {
      users -= 1;
      if (users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
};`;

/**
 * Lets libraries that write style elements of their own do without: the content security policy allows only what the
 * server has drawn, by its hash.
 */
export const strictStyles = (): Plugin => ({
  name: 'strict-styles',
  apply: 'build',
  transform(code, id) {
    if (SCROLL_LOCK.test(id)) return { code: ADOPTED_SHEET, map: null };
    if (!TOASTS.test(id)) return null;
    if (!INSERTION.test(code)) throw new Error(`${id} inserts its styles in another way than it did: look again.`);
    return { code: code.replace(INSERTION, ''), map: null };
  },
});
