import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, fontSize, media, radius, space } from '../theme/accessors.js';
import { fitWord, longestWord } from '../theme/fit-word.js';
import { IconButton } from './Button.js';
import { DialogFoot, DialogFrame } from './DialogFrame.js';
import { CloseIcon } from './icons.js';

/** So low a window, in the reader's letters, that a title which stays in sight would take too much of it. */
const LOW = '@media (max-height: 30em)';

/** Where the words have room beside the picture: on a tablet, a desktop, and most phones held sideways. */
const BESIDE = '@media (min-width: 700px)';

/** Where the close button lies over words that scroll. */
const LOW_BESIDE = '@media (min-width: 700px) and (max-height: 30em)';

/** Of the sheet's width, where the words are beside it. */
const PICTURE_SHARE = '44%';

/** Over the picture, then over the head that stays in sight. */
const CloseRow = styled.div`
  position: absolute;
  z-index: 2;
  top: ${space(1.5)};
  right: ${space(1.5)};
  ${LOW} {
    /* A row of its own. */
    position: static;
    justify-self: end;
    padding: ${space(1)} ${space(1.5)};
  }
  ${BESIDE} {
    position: absolute;
    padding: 0;
  }
`;

const Close = styled(IconButton)`
  background: ${color('card')};
  border-color: ${color('line')};
  box-shadow: ${color('shadow')};
`;

/** Without a picture, what is read is as wide as the sheet. */
interface Place {
  $isBeside: boolean;
}

/** Right of the picture. */
const beside = css<Place>`
  margin-left: ${({ $isBeside }) => ($isBeside ? PICTURE_SHARE : 0)};
`;

const Body = styled.div<Place>`
  position: relative;
  grid-row: 2;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* What gets the focus is not below the head. */
  scroll-padding-top: 80px;
  border-radius: ${radius('card')} ${radius('card')} 0 0;
  ${BESIDE} {
    /* The picture is placed in the sheet, and does not scroll. */
    position: static;
    ${beside}
  }
  @media (min-width: 700px) and (min-height: 600px) {
    min-height: ${({ $isBeside }) => ($isBeside ? '300px' : 0)};
  }
  &:focus-visible {
    /* It is as wide as the sheet: outside of it the outline would lie outside of the sheet too. */
    outline-offset: -3px;
  }
`;

const Picture = styled.div`
  /* Room for a whole plate in the middle of a picture of 4 to 3. */
  aspect-ratio: 3 / 2;
  max-height: 36vh;
  width: 100%;
  overflow: hidden;
  ${BESIDE} {
    position: absolute;
    inset: 0 auto 0 0;
    aspect-ratio: auto;
    max-height: none;
    width: ${PICTURE_SHARE};
    border-radius: ${radius('card')} 0 0 ${radius('card')};
    background: ${color('sunk')};
    container-type: size;
    display: grid;
    grid-template-rows: minmax(0, 1fr);
    align-items: center;
    & > img {
      position: relative;
      min-height: 0;
      /* So high that a plate in its middle is whole. */
      aspect-ratio: 1;
      height: auto;
      max-height: 100%;
      mask-image: linear-gradient(transparent, black 10%, black 90%, transparent);
    }
  }
`;

/** Where its place is higher than the picture: what the picture has at its edge goes on to that of the place. */
const Edge = styled.div<{ $isLower?: boolean }>`
  display: none;
  ${BESIDE} {
    position: absolute;
    inset: ${({ $isLower }) => ($isLower ? 'auto 0 0' : '0 0 auto')};
    display: block;
    height: calc(max(0px, 100cqh - 100cqw) / 2 + 12cqw);
    overflow: hidden;
    & > img {
      position: absolute;
      inset: ${({ $isLower }) => ($isLower ? 'auto 0 0' : '0 0 auto')};
      height: 100cqw;
      /* So far that of a few rows near the edge a whole ground is made; blurred, a photograph makes no stripes. */
      transform: scale(1.06, 80);
      transform-origin: ${({ $isLower }) => ($isLower ? '50% 97%' : '50% 3%')};
      filter: blur(3px);
      @media screen and (prefers-color-scheme: dark) {
        filter: blur(3px) brightness(0.86);
      }
    }
    & > :not(img) {
      display: none;
    }
  }
`;

const Words = styled.div`
  container-type: inline-size;
  padding: 0 ${space(3)} ${space(3)};
  ${media.phone} {
    padding: 0 ${space(2)} ${space(2.5)};
  }
  ${LOW_BESIDE} {
    padding-right: 68px;
  }
`;

/** Beside the close button when the rest is scrolled, so that the button never covers what is read. */
const Title = styled(Radix.Title)<{ $letters: number }>`
  position: sticky;
  z-index: 1;
  top: 0;
  display: grid;
  align-content: center;
  min-height: 68px;
  margin-inline: calc(-1 * ${space(3)});
  padding: ${space(1.5)} 68px ${space(1)} ${space(3)};
  background: ${color('card')};
  /* As large as the reader wants it, as long as no word of it breaks. */
  font-size: min(${fontSize('xxl')}, 11vw);
  ${({ $letters }) => fitWord($letters, 'xxl', '100cqi - 52px')}
  /* What slides below it fades out. */
  &::after {
    content: '';
    position: absolute;
    inset: 100% 0 auto;
    height: ${space(1)};
    background: linear-gradient(${color('card')}, transparent);
    pointer-events: none;
  }
  ${media.phone} {
    margin-inline: calc(-1 * ${space(2)});
    padding-left: ${space(2)};
  }
  ${LOW} {
    position: static;
    padding-right: ${space(2)};
  }
  ${BESIDE} {
    padding-right: 68px;
  }
`;

const Foot = styled(DialogFoot)<Place>`
  grid-row: 3;
  align-items: center;
  padding-bottom: ${space(2)};
  ${BESIDE} {
    ${beside}
  }
  ${media.phone} {
    padding: ${space(1.5)} ${space(2)};
  }
`;

interface SheetProps {
  /** Asked to close by Escape, the outside or the close button. */
  onClose: () => void;
  title: string;
  /** Name of the close button. */
  closeLabel: string;
  /** Fills its place above the words, or beside them where they have room there; null where there is none. */
  picture: ReactNode;
  /** What stays in sight below the scrolling content. */
  actions: ReactNode;
  /** Gets the focus when the sheet closes, where what had it before is gone or nothing had it. */
  returnFocus?: () => HTMLElement | null;
  children: ReactNode;
}

/** One thing in full: a dialog, and on a phone a sheet from below. It fits 320 px. */
export function Sheet({ onClose, title, closeLabel, picture, actions, returnFocus, children }: SheetProps) {
  const hasPicture = picture !== null;
  return (
    <DialogFrame
      open
      onClose={onClose}
      canDismiss
      isDescribed={false}
      width={hasPicture ? 940 : 560}
      returnFocus={returnFocus}
    >
      <CloseRow>
        <Radix.Close asChild>
          <Close variant="quiet" aria-label={closeLabel}>
            <CloseIcon />
          </Close>
        </Radix.Close>
      </CloseRow>
      {/* Scrolls, so the keyboard must reach it. */}
      <Body tabIndex={0} $isBeside={hasPicture}>
        {hasPicture && (
          <Picture>
            <Edge aria-hidden="true">{picture}</Edge>
            <Edge aria-hidden="true" $isLower>
              {picture}
            </Edge>
            {picture}
          </Picture>
        )}
        <Words>
          <Title $letters={longestWord(title)}>{title}</Title>
          {children}
        </Words>
      </Body>
      <Foot $isBeside={hasPicture}>{actions}</Foot>
    </DialogFrame>
  );
}
