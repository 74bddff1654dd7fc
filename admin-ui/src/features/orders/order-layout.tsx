import { Card, color, font, fontSize, motion, space } from '@pickup/web';
import styled, { css } from 'styled-components';

/** The styled parts of an order's row. */

/** The list, whose width in letters its orders ask for: large letters on a tablet leave the room of a phone. */
export const Orders = styled.div`
  container: orders / inline-size;
`;

/** From here on, also in Dutch, an order is a row: what is compared stands below each other. */
const ROWS = '@container orders (min-width: 72rem)';

/** Beside the buttons there is no room for the guest: each has a row. */
const NARROW = '@container orders (max-width: 43.99rem)';

/** With large letters on a phone not even the number and the total fit beside each other. */
const CRAMPED = '@container orders (max-width: 16rem)';

/** Totals of four digits line up, greater ones take the room they need. */
const TOTAL = 'minmax(5.5rem, max-content)';

export const Surface = styled(Card)<{ $fresh: boolean; $open: boolean }>`
  display: grid;
  /* Many badges wrap rather than break the guest's name. */
  grid-template-columns: 4rem minmax(13rem, 1fr) auto ${TOTAL};
  grid-template-areas: 'number pickup badges total' '. who steps steps' '. lines lines lines';
  gap: ${space(1)} ${space(2)};
  align-items: baseline;
  padding: ${space(1)} ${space(2)};
  transition: ${motion('border-color, box-shadow', 'calm')};
  scroll-margin-top: 84px;
  ${ROWS} {
    grid-template-columns: 4rem 9.5rem minmax(0, 1fr) 13rem ${TOTAL} 22rem;
    grid-template-areas: 'number pickup who badges total steps' '. lines lines lines lines steps';
  }
  ${NARROW} {
    /* The few buttons of a closed order reach below its time, which keeps its one line. */
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    grid-template-areas:
      'number pickup pickup total'
      ${({ $open }) => ($open ? "'badges badges badges badges'" : "'badges badges steps steps'")}
      'who who who who' 'lines lines lines lines'
      ${({ $open }) => $open && "'steps steps steps steps'"};
    gap: ${space(0.5)} ${space(1.5)};
    padding: ${space(1.5)};
  }
  ${CRAMPED} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-areas: 'number' 'pickup' 'badges' 'who' 'lines' 'total' 'steps';
  }
  ${({ $fresh }) =>
    $fresh &&
    css`
      border-color: ${color('accent')};
      box-shadow:
        0 0 0 1px ${color('accent')},
        ${color('shadowLifted')};
    `}
`;

export const OrderNumber = styled.h2`
  grid-area: number;
  font-family: ${font('heading')};
  font-size: ${fontSize('xxl')};
  line-height: 1;
  font-variant-numeric: tabular-nums lining-nums;
`;

export const Pickup = styled.b`
  grid-area: pickup;
  font-variant-numeric: tabular-nums;
`;

export const Who = styled.div`
  grid-area: who;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(1.5)};
  & > :first-child {
    font-weight: 650;
  }
`;

export const Phone = styled.span`
  color: ${color('soft')};
  white-space: nowrap;
`;

export const Placed = styled.p`
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
`;

export const Badges = styled.div`
  grid-area: badges;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
`;

export const Total = styled.p`
  grid-area: total;
  font-weight: 700;
  font-size: ${fontSize('lg')};
  text-align: right;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

/** What to cook, dish after dish, and what the guest has noted. */
export const Lines = styled.div`
  grid-area: lines;
  display: grid;
  gap: ${space(1)};
  justify-items: start;
  min-width: 0;
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(0.5)} ${space(3)};
  }
  & li {
    align-content: start;
    grid-template-columns: auto minmax(0, 1fr);
    font-size: ${fontSize('md')};
  }
`;

export const Steps = styled.div`
  grid-area: steps;
  align-self: start;
  display: flex;
  gap: ${space(1)};
  justify-content: flex-end;
  & > :not(:last-child) {
    flex: 1 1 13rem;
  }
  ${NARROW} {
    flex-wrap: wrap;
  }
  & button {
    padding-inline: ${space(1.5)};
  }
`;

/* As high as the button beside them, also where Cancel stands below it. */
export const Papers = styled.div`
  display: flex;
  align-self: start;
  min-height: 52px;
  gap: ${space(1)};
`;
