import { font, fontSize, media, space } from '@pickup/web';
import styled from 'styled-components';

/* What the sections above the list of orders are made of: orders that nobody has opened, and orders for later. */

export const SectionTitle = styled.h2`
  font-family: ${font('body')};
  font-size: ${fontSize('lg')};
  font-weight: 700;
  letter-spacing: 0;
`;

/** Orders, one a row; each section says how many rows are seen at once. */
export const OrderRows = styled.ol`
  overflow-y: auto;
  overscroll-behavior: contain;
`;

/** Number, name, facts and buttons. On a phone the last two of them stand below. */
export const OrderRow = styled.li`
  display: grid;
  grid-template-columns: minmax(60px, auto) minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space(0.5)} ${space(2)};
  padding: ${space(1)} ${space(2)};
  border-top: 1px solid color-mix(in srgb, currentcolor 22%, transparent);
  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
`;

export const RowNumber = styled.b`
  font-family: ${font('heading')};
  font-size: ${fontSize('xl')};
  line-height: 1;
  font-variant-numeric: tabular-nums lining-nums;
`;

export const RowName = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
