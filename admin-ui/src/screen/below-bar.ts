import { css } from 'styled-components';
import { ALARM_HEIGHT } from '../live-orders/alarm-height.js';

/** The height of a page's bar, in px. */
const BAR_PX = 69;

/** A line that leads through a long page stays in sight below its bar, but in large letters or a low window: both would take too much of it. */
export const belowBar = css`
  @media (min-width: 22em) and (min-height: 30em) {
    position: sticky;
    z-index: 9;
    top: calc(${BAR_PX}px + ${ALARM_HEIGHT});
  }
`;
