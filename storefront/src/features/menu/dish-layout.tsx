import { Card, color, fontSize, media, radius, space } from '@pickup/web';
import styled, { css } from 'styled-components';
import { onPicture } from '../../dish-picture/on-picture.js';

/** The last card, where it fills more than one column: its picture stands beside its words. */
const LYING = '@container last-dish (min-width: 480px)';

/** With large letters on a narrow phone nothing would fit beside the picture. */
export const CRAMPED = '@container dishes (max-width: 16rem)';

/** Where pictures are lower, so that the first price is in sight. */
export const LOW_SCREEN = '@media (min-width: 900px) and (max-height: 860px)';

export const PICTURE_ON_PHONE = '96px';

/** On a phone: text left, picture right, a hairline between two dishes. */
const row = css`
  grid-template:
    'name name picture' auto 'words words picture' 1fr 'price popular picture' auto / auto minmax(0, 1fr)
    ${PICTURE_ON_PHONE};
  gap: 2px ${space(2)};
  padding-block: ${space(1.5)};
  border: 0;
  border-radius: 0;
  background: none;
  box-shadow: none;
  overflow: visible;
  ${CRAMPED} {
    grid-template: 'picture picture' 128px 'name name' auto 'words words' auto 'price add' auto / minmax(0, 1fr) auto;
    gap: ${space(1)};
  }
`;

/** On paper: name and price, then what there is to know. */
const printed = css`
  display: grid;
  grid-template: 'name price' auto / minmax(0, 1fr) auto;
  gap: 0 ${space(2)};
  height: auto;
  padding: 0;
  border: 0;
  border-radius: 0;
  background: none;
  box-shadow: none;
`;

/** A dish: a standing card, a lying one where it has the room, a row on a phone. */
export const Surface = styled(Card)`
  position: relative;
  display: grid;
  grid-template: 'picture picture' auto 'name name' auto 'words words' 1fr 'price add' auto / minmax(0, 1fr) auto;
  height: 100%;
  overflow: clip;
  ${LYING} {
    grid-template:
      'picture name name' auto 'picture words words' 1fr 'picture price add' auto /
      minmax(240px, 360px) minmax(0, 1fr) auto;
  }
  ${media.phone} {
    ${row}
  }
  ${media.print} {
    ${printed}
  }
`;

export const Frame = styled.div<{ $isFaded: boolean }>`
  grid-area: picture;
  /* What is sold out steps back behind what can be had. */
  opacity: ${({ $isFaded }) => ($isFaded ? 0.45 : 1)};
  position: relative;
  min-height: 100%;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  ${LOW_SCREEN} {
    aspect-ratio: 16 / 10;
  }
  ${LYING} {
    min-height: 220px;
    max-height: 16.25rem;
    aspect-ratio: auto;
    /* The words say how high the card is. */
    & > * {
      position: absolute;
      inset: 0;
      height: 100%;
    }
  }
  ${media.phone} {
    align-self: start;
    min-height: 0;
    aspect-ratio: 1;
    border-radius: ${radius('field')};
  }
  ${CRAMPED} {
    align-self: stretch;
    aspect-ratio: auto;
  }
  ${media.print} {
    display: none;
  }
`;

export const Words = styled.div<{ $isFirst?: boolean }>`
  grid-area: words;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(0.5)};
  padding: ${({ $isFirst }) => space($isFirst ? 2.5 : 0.5)} ${space(3)} 0;
  ${media.phone} {
    gap: 2px;
    padding: 0;
  }
  ${media.print} {
    display: contents;
    & > * {
      grid-column: 1 / -1;
      font-size: 8pt;
      line-height: 1.25;
    }
  }
`;

/** Two lines of it; the sheet and paper have all. */
export const Description = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  font-size: ${fontSize('sm')};
  line-height: 1.45;
  color: ${color('soft')};
  ${media.phone} {
    font-size: ${fontSize('xs')};
    line-height: 1.35;
  }
  ${media.noScript} {
    /* There is no sheet. */
    display: block;
  }
  ${media.print} {
    display: block;
    font-size: 8.5pt;
    line-height: 1.25;
  }
`;

/** The price at the bottom of a card. */
export const Cost = styled.div`
  grid-area: price;
  align-self: center;
  min-width: 0;
  padding: ${space(2)} 0 ${space(3)} ${space(3)};
  ${media.phone} {
    align-self: end;
    padding: 2px 0 0;
    & > :last-child {
      font-size: ${fontSize('lg')};
    }
  }
  ${media.print} {
    align-self: baseline;
    padding: 0;
    & > :last-child {
      font-size: 10.5pt;
    }
  }
`;

/** The word before a price that is the least one. */
export const From = styled.span`
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
`;

export const Corner = styled.div`
  grid-area: picture;
  z-index: 1;
  justify-self: start;
  align-self: start;
  padding: ${space(2)};
  pointer-events: none;
  ${onPicture}
  ${media.phone} {
    /* The picture is too small to bear it. */
    grid-area: popular;
    align-self: end;
    padding: 0;
  }
  ${CRAMPED} {
    grid-area: picture;
    justify-self: start;
    align-self: start;
    padding: ${space(1)};
  }
  ${media.print} {
    display: none;
  }
`;

/** How many are left of a dish. */
export const Left = styled.p`
  font-size: ${fontSize('xs')};
  font-weight: 650;
  color: ${color('highlight')};
  ${media.print} {
    display: none;
  }
`;
