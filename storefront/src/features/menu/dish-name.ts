import { fitWord, fontSize, longestWord, media, space } from '@pickup/web';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { CRAMPED, PICTURE_ON_PHONE } from './dish-layout.js';

/** The size of a name on the ground of a missing picture. */
type OnGround = 'large' | 'small';

/**
 * How a name is set on the ground of a missing picture, in letters of its longest word: large, else small, as no word is
 * broken there; a longer one, and a longer name, stands below it.
 */
const MOST_ON_GROUND = { name: 48, large: 12, small: 19 };

/** Null for a name that stands below the ground. */
export function sizeOnGround(name: string): OnGround | null {
  const longest = longestWord(name);
  if (name.length > MOST_ON_GROUND.name || longest > MOST_ON_GROUND.small) return null;
  return longest > MOST_ON_GROUND.large ? 'small' : 'large';
}

/** Without a picture: in large letters where that would be, above the marks of its ingredients. */
const onGround = (size: OnGround) => css`
  grid-area: picture;
  align-self: end;
  z-index: 1;
  padding-bottom: calc(${space(5)} + ${fontSize('xs')} * 1.3);
  font-size: ${fontSize(size === 'large' ? 'title' : 'xxl')};
  line-height: 1.1;
  letter-spacing: -0.015em;
  text-wrap: balance;
`;

/** On a phone a long word gets smaller letters beside the picture, so that its last ones do not stand alone in a line. */
const fitted = (letters: number) => css`
  ${fitWord(letters, 'lg', `100cqi - ${PICTURE_ON_PHONE} - ${space(2)}`)}
  /* There the picture stands above the name. */
  ${CRAMPED} {
    ${fitWord(letters, 'lg')}
  }
`;

/** It stands below the picture, or on the ground that is there instead; on phones and paper always with the words. */
export const Name = styled.h3<{ $onGround?: OnGround | null; $letters?: number }>`
  grid-area: name;
  padding: ${space(2.5)} ${space(3)} 0;
  font-size: ${fontSize('xl')};
  overflow-wrap: anywhere;
  @media screen and (min-width: 640px) {
    ${({ $onGround }) => $onGround && onGround($onGround)}
  }
  ${media.phone} {
    padding: 0;
    font-size: ${fontSize('lg')};
    ${({ $letters = 0 }) => fitted($letters)}
  }
  ${media.print} {
    /* On one line with the price. */
    align-self: baseline;
    padding: 0;
    font-size: 10.5pt;
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
