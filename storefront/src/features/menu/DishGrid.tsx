import { Card, color, media, Skeleton, space } from '@pickup/web';
import styled from 'styled-components';
import { WIDE_SCREEN } from '../../page-parts/Page.js';
import { Cost, Frame, Surface, Words } from './dish-layout.js';
import { Name } from './dish-name.js';

/** Dishes in one to four columns; a card that is alone in the last row fills it. */
export const DishGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(3)};
  & > li {
    min-width: 0;
  }
  & > li:last-child {
    container: last-dish / inline-size;
  }
  @media (min-width: 900px) and (max-width: 1599.98px) {
    & > li:last-child:nth-child(3n + 1) {
      grid-column: span 3;
    }
  }
  ${WIDE_SCREEN} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    & > li:last-child:nth-child(4n + 1) {
      grid-column: span 4;
    }
  }
  ${media.tabletDown} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > li:last-child:nth-child(odd) {
      grid-column: span 2;
    }
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    & > li:last-child:nth-child(odd) {
      grid-column: auto;
    }
    & > li {
      /* Out of sight it costs nothing; what hangs over its picture is not clipped. */
      content-visibility: auto;
      contain-intrinsic-block-size: auto 146px;
      margin-inline: calc(-1 * ${space(2)});
      padding-inline: ${space(2)};
    }
    & > li + li > * {
      border-top: 1px solid ${color('line')};
    }
  }
  ${media.noScript} {
    & > li {
      content-visibility: visible;
    }
  }
  ${media.print} {
    display: block;
    & > li {
      container: none;
      content-visibility: visible;
      margin-inline: 0;
      padding: 0;
      break-inside: avoid;
      margin-bottom: 2mm;
    }
  }
`;

const COUNT = 9;

/** Skeletons of dish cards. */
export const DishSkeletons = () => (
  <DishGrid aria-hidden="true">
    {Array.from({ length: COUNT }, (_, index) => (
      <li key={index}>
        <Surface as={Card}>
          <Frame $isFaded={false}>
            <Skeleton $height="100%" />
          </Frame>
          <Name as="div">
            <Skeleton $width="60%" $height="26px" />
          </Name>
          <Words>
            <Skeleton $width="95%" $height="16px" />
            <Skeleton $width="70%" $height="16px" />
          </Words>
          <Cost>
            <Skeleton $width="72px" $height="28px" />
          </Cost>
        </Surface>
      </li>
    ))}
  </DishGrid>
);
