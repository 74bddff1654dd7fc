import { Card, color, fontSize, media, radius, space } from '@pickup/web';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/**
 * A dish is a card with its picture on top; on a phone it is a row with text left and picture right, unless the reader's
 * font size is so large that no text would fit beside the picture.
 */
export const Surface = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  ${media.phone} {
    flex-flow: row-reverse wrap;
  }
`;

export const Frame = styled.div`
  flex: none;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  ${media.phone} {
    position: relative;
    flex: 1 0 108px;
    min-height: 128px;
    aspect-ratio: auto;
    & > * {
      position: absolute;
      inset: 0;
      height: 100%;
      border-radius: 0;
    }
  }
`;

export const Body = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  min-width: 0;
  padding: ${space(2.5)} ${space(3)} ${space(3)};
  ${media.phone} {
    /* Takes all there is beside the picture; below it when that is too narrow. */
    flex: 999 1 11rem;
    gap: ${space(0.5)};
    padding: ${space(1.5)} ${space(2)};
  }
`;

export const Words = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(0.5)};
  ${media.phone} {
    gap: 2px;
  }
`;

export const Name = styled.h2`
  font-size: ${fontSize('xl')};
  ${media.phone} {
    font-size: ${fontSize('lg')};
  }
`;

/** Pressed anywhere on the card, except on what lies above it. */
export const NameLink = styled(Link)`
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${media.hover} {
    article:hover & {
      text-decoration: underline;
      text-decoration-thickness: 2px;
    }
  }
`;

export const Description = styled.p`
  font-size: ${fontSize('sm')};
  line-height: 1.45;
  color: ${color('soft')};
  ${media.phone} {
    font-size: ${fontSize('xs')};
    line-height: 1.35;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1.5)};
  min-height: 44px;
  ${media.phone} {
    min-height: 0;
  }
`;

export const Corner = styled.div`
  position: absolute;
  top: ${space(2)};
  left: ${space(2)};
  ${media.phone} {
    top: ${space(1)};
    right: ${space(1)};
    left: auto;
  }
`;

/** On a phone only the plus is visible; the label stays for screen readers. */
export const AddWords = styled.span`
  ${media.phone} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

export const AddSign = styled.span`
  display: none;
  ${media.phone} {
    display: grid;
    place-items: center;
  }
`;

/** The word before a price that is the least one. */
export const From = styled.span`
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
`;

export const SoldOutPlace = styled.p`
  text-align: right;
  font-size: ${fontSize('sm')};
  font-weight: 650;
  color: ${color('danger')};
`;

/** How many are left of a dish. */
export const Left = styled.p`
  font-size: ${fontSize('xs')};
  font-weight: 650;
  color: ${color('highlight')};
`;

export const AddPlace = styled.div`
  /* Above the link that covers the card. */
  position: relative;
  ${media.phone} {
    /* On the picture's edge: out of the way of the floating cart, which hangs at the page's. */
    position: absolute;
    right: 86px;
    bottom: ${space(1)};
    & > button {
      width: 44px;
      padding: 0;
      border-radius: ${radius('round')};
      box-shadow: ${color('shadow')};
    }
  }
`;
