import 'styled-components';
import type { Theme } from './theme.js';

declare module 'styled-components' {
  // An interface, because that is what the library merges.
  export interface DefaultTheme extends Theme {
    readonly brand?: never;
  }
}
