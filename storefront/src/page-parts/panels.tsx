import { Card, fontSize, media, space } from '@pickup/web';
import styled from 'styled-components';

/** Main content left, sums right; below each other on narrow screens. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 372px;
  align-items: start;
  gap: ${space(3)};
  margin-top: ${space(3)};
  ${media.tabletDown} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  min-width: 0;
`;

/** Sticky, so that the sums stay in sight beside a long list. */
export const SideStack = styled(Stack)`
  ${media.desktop} {
    position: sticky;
    top: 96px;
  }
`;

export const Panel = styled(Card)`
  padding: ${space(3)};
  ${media.phone} {
    padding: ${space(2)};
  }
`;

export const PanelHeading = styled.h2`
  margin-bottom: ${space(2)};
  font-size: ${fontSize('xl')};
  ${media.phone} {
    /* As large as the reader wants it, as long as no word breaks. */
    font-size: min(${fontSize('xl')}, 11vw);
  }
`;
