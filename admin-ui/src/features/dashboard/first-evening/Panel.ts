import { Card, media, space } from '@pickup/web';
import styled from 'styled-components';

/** A card of the first evening on the landing. */
export const Panel = styled(Card)`
  display: grid;
  gap: ${space(2.5)};
  padding: ${space(3)};
  ${media.phone} {
    padding: ${space(2.5)} ${space(2)};
  }
`;

/** Its title with what it says, and a button beside them where there is room. */
export const PanelHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  & > div {
    flex: 1 1 300px;
    min-width: 0;
  }
`;
