import { color, font, fontSize } from '@pickup/web';
import styled from 'styled-components';

/** An order's number, as large as what people read out at the counter. */
export const OrderNumber = styled.p`
  font-family: ${font('heading')};
  font-weight: 600;
  font-size: ${fontSize('xxl')};
  line-height: 1.2;
  font-variant-numeric: tabular-nums lining-nums;
  color: ${color('ink')};
`;
