import { media, space } from '@pickup/web';
import { css } from 'styled-components';

/**
 * One line that is swiped sideways, from edge to edge of the page's column: it fades out where more of it lies beyond its
 * edges. For a flex box; how far it is inset comes from {@link swipedLineOnPhone} or the place.
 */
export const swipedLine = css`
  flex-wrap: nowrap;
  overflow-x: auto;
  scrollbar-width: none;
  mask-image: linear-gradient(to right, transparent, black ${space(2)}, black calc(100% - ${space(2)}), transparent);
`;

/** The same on a phone alone, in a part of the page that is inset by its margin there. */
export const swipedLineOnPhone = css`
  ${media.phone} {
    ${swipedLine}
    margin-inline: calc(-1 * ${space(2)});
    /* Room for the outline of what has the focus. */
    padding: 5px ${space(2)};
    scroll-padding-inline: ${space(2)};
  }
`;
