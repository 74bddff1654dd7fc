import { color, fontSize, space } from '@pickup/web';
import styled from 'styled-components';

/** Says what an axis counts. */
export const ChartTitle = styled.p`
  margin-top: ${space(1)};
  color: ${color('soft')};
  font-size: ${fontSize('xs')};
  font-weight: 600;
`;
