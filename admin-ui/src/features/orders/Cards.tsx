import { space } from '@pickup/web';
import styled from 'styled-components';

/** Cards in as many columns as the width has room for; each is as tall as its order. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: ${space(2)};
  align-items: start;
`;
