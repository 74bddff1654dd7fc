import { color, space } from '@pickup/web';
import { css } from 'styled-components';

/** The height of the bar at the top; with a long name in large letters it is higher. */
export const BAR_HEIGHT = { wide: '72px', phone: '64px' };

/** Where the links to the pages have no room in the bar, in the reader's letters: a toggle shows them below it. */
export const NARROW_BAR = '@media (max-width: 44.99em)';

/** What a bar at the lower edge of a phone takes of it, as `--bottom-bar` says to what else stands there. */
export const BOTTOM_BAR_HEIGHT = 'max(64px, calc(1.5rem + 24px))';

/** A bar whose button stands on the page's own ground, so that the red of a button below it is not taken for a part of it. */
export const bottomBar = css`
  z-index: 15;
  padding: ${space(3)} ${space(2)} max(${space(1)}, env(safe-area-inset-bottom));
  background: linear-gradient(to top, ${color('paper')} 60%, transparent);
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
`;
