import { color, type ColorName } from '@pickup/web';
import { css } from 'styled-components';

/**
 * The ground of a line that scrolls sideways: a shadow at each end from where more can be scrolled to; what scrolls along
 * covers it at the end of the line. What stands on it has no ground of its own, or it would hide the shadow.
 */
export const scrollShadows = (ground: ColorName) => css`
  background:
    linear-gradient(to right, ${color(ground)} 40%, transparent) left / 48px 100% no-repeat local,
    linear-gradient(to left, ${color(ground)} 40%, transparent) right / 48px 100% no-repeat local,
    linear-gradient(to right, color-mix(in srgb, ${color('ink')} 22%, transparent), transparent) left / 16px 100%
      no-repeat,
    linear-gradient(to left, color-mix(in srgb, ${color('ink')} 22%, transparent), transparent) right / 16px 100%
      no-repeat,
    ${color(ground)};
`;
