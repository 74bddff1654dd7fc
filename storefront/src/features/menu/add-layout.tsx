import { color, fontSize, media, radius, space } from '@pickup/web';
import styled from 'styled-components';
import { CRAMPED, PICTURE_ON_PHONE } from './dish-layout.js';

/** What is said instead of a button. */
export const SoldOutPlace = styled.p`
  grid-area: add;
  align-self: center;
  display: grid;
  align-content: center;
  /* As high as the button of the other cards, so that their prices stand in one line. */
  min-height: 86px;
  padding: ${space(2)} ${space(3)} ${space(3)} ${space(2)};
  text-align: right;
  font-size: ${fontSize('sm')};
  font-weight: 650;
  color: ${color('danger')};
  ${media.phone} {
    /* In the middle of the picture, which is a square. */
    grid-area: picture;
    z-index: 1;
    align-self: start;
    place-items: center;
    height: ${PICTURE_ON_PHONE};
    padding: 2px;
    font-size: ${fontSize('xs')};
    line-height: 1.2;
    text-align: center;
    pointer-events: none;
    & > span {
      padding: ${space(0.5)};
      border-radius: ${radius('small')};
      background: ${color('card')};
      box-shadow: ${color('shadow')};
    }
  }
  ${media.print} {
    display: none;
  }
`;

export const AddPlace = styled.div`
  grid-area: add;
  align-self: center;
  display: flex;
  align-items: center;
  /* Above the link that covers the card, also where the name with its link lies above the ground. */
  position: relative;
  z-index: 1;
  margin: ${space(2)} ${space(3)} ${space(3)} ${space(2)};
  border: 1px solid transparent;
  border-radius: ${radius('control')};
  &[role='group'] {
    border-color: ${color('edge')};
    background: ${color('card')};
    & > button {
      width: 44px;
      padding: 0;
    }
  }
  ${media.phone} {
    /* On the picture's lower corner, over its edge. */
    grid-area: picture;
    place-self: start end;
    margin: calc(${PICTURE_ON_PHONE} - 44px + ${space(0.5)}) calc(-1 * ${space(0.5)}) 0 0;
    box-shadow: ${color('shadow')};
    & > button {
      width: 44px;
      padding: 0;
    }
  }
  ${CRAMPED} {
    grid-area: add;
    place-self: end;
    margin: 0;
  }
  ${media.noScript} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

/** On a phone only the plus is visible; the label stays for screen readers. */
export const AddWords = styled.span`
  ${media.phone} {
    display: none;
  }
`;

export const AddSign = styled.span`
  display: none;
  ${media.phone} {
    display: grid;
  }
`;
