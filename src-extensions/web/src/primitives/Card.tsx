import styled from 'styled-components';
import { color, radius, space } from '../theme/accessors.js';

/** A surface: one hairline, one warm shadow. Padding is the content's business unless `$padded`. */
export const Card = styled.div<{ $padded?: boolean }>`
  background: ${color('card')};
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  box-shadow: ${color('shadow')};
  padding: ${({ $padded }) => ($padded ? space(3) : '0')};
`;
