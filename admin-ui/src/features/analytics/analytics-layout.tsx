import { media, space } from '@pickup/web';
import styled from 'styled-components';

/** The parts of the screen, one below the other. */
export const Parts = styled.div`
  display: grid;
  gap: ${space(2)};
`;

/** A wide figure and a narrow one; one below the other where there is no room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: ${space(2)};
  ${media.tabletDown} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Two columns of the same weight. */
export const Halves = styled(Pair)`
  align-items: start;
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
