import { Card, media, Skeleton, space } from '@pickup/web';
import styled from 'styled-components';
import { Body, Foot, Frame, Surface, Words } from './dish-layout.js';

export const DishGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(300px, 1fr));
  gap: ${space(3)};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(1.5)};
  }
`;

const COUNT = 9;

/** Cards in their final shape, while the menu is on its way. */
export const DishSkeletons = () => (
  <DishGrid aria-hidden="true">
    {Array.from({ length: COUNT }, (_, index) => (
      <li key={index}>
        <Surface as={Card}>
          <Frame>
            <Skeleton $height="100%" />
          </Frame>
          <Body>
            <Words>
              <Skeleton $width="60%" $height="26px" />
              <Skeleton $width="95%" $height="16px" />
              <Skeleton $width="70%" $height="16px" />
            </Words>
            <Foot>
              <Skeleton $width="72px" $height="28px" />
            </Foot>
          </Body>
        </Surface>
      </li>
    ))}
  </DishGrid>
);
