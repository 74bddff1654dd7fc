import { media, space } from '@pickup/web';
import styled from 'styled-components';

/** Two fields beside each other, the first one wider; below each other on a phone. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: ${space(2.5)};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Two switches beside each other, equally wide. */
export const Twins = styled(Pair)`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(1)} ${space(2.5)};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
