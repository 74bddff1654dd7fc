// The package's main file is no module that Node can import names from; this one is, and is the same program.
declare module 'opentype.js/dist/opentype.mjs' {
  export { parse, type Font, type PathCommand } from 'opentype.js';
}
