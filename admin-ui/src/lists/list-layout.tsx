import { color, fontSize, space } from '@pickup/web';
import styled from 'styled-components';

/** A list in any of its states; it takes the focus of what has left it, below the bar that stays in sight. */
export const Region = styled.section`
  scroll-margin-top: 84px;
  &[aria-busy='true'] ul {
    opacity: 0.55;
  }
`;

/** How many there are, above the cards. */
export const Found = styled.p`
  margin-bottom: ${space(1.5)};
  font-size: ${fontSize('sm')};
  color: ${color('soft')};
`;
