import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontSize, media, radius, space } from '../theme/accessors.js';
import { IconButton } from './Button.js';
import { DialogFoot, DialogFrame } from './DialogFrame.js';
import { CloseIcon } from './icons.js';

/** Over whatever scrolls below it. */
const CloseRow = styled.div`
  position: absolute;
  z-index: 2;
  top: ${space(1.5)};
  right: ${space(1.5)};
`;

const Close = styled(IconButton)`
  background: ${color('card')};
  border-color: ${color('line')};
  box-shadow: ${color('shadow')};
`;

const Body = styled.div`
  position: relative;
  grid-row: 2;
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: ${radius('card')} ${radius('card')} 0 0;
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
`;

const Words = styled.div`
  padding: ${space(2.5)} ${space(3)} ${space(3)};
  ${media.phone} {
    padding: ${space(2)} ${space(2)} ${space(2.5)};
  }
`;

const Title = styled(Radix.Title)<{ $besideClose: boolean }>`
  font-size: ${fontSize('xxl')};
  /* Without a picture above, it stands beside the close button. */
  padding-right: ${({ $besideClose }) => ($besideClose ? '52px' : '0')};
`;

const Foot = styled(DialogFoot)`
  grid-row: 3;
  align-items: center;
  padding-bottom: ${space(2)};
  ${media.phone} {
    padding: ${space(1.5)} ${space(2)};
  }
`;

interface SheetProps {
  /** Asked to close by Escape, the outside or the close button. */
  onClose: () => void;
  title: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  /** A wide picture above the title. */
  picture?: ReactNode;
  /** What stays in sight below the scrolling content. */
  actions: ReactNode;
  /** Gets the focus when the sheet closes, where what had it before is gone or nothing had it. */
  returnFocus?: () => HTMLElement | null;
  children: ReactNode;
}

/** One thing in full: a dialog, and on a phone a sheet from below. It fits 320 px. */
export function Sheet({ onClose, title, closeLabel, picture, actions, returnFocus, children }: SheetProps) {
  return (
    <DialogFrame open onClose={onClose} canDismiss isDescribed={false} isSheet width={600} returnFocus={returnFocus}>
      <CloseRow>
        <Radix.Close asChild>
          <Close variant="quiet" aria-label={closeLabel}>
            <CloseIcon />
          </Close>
        </Radix.Close>
      </CloseRow>
      {/* Scrolls, so the keyboard must reach it. */}
      <Body tabIndex={0}>
        {picture && <Picture>{picture}</Picture>}
        <Words>
          <Title $besideClose={!picture}>{title}</Title>
          {children}
        </Words>
      </Body>
      <Foot>{actions}</Foot>
    </DialogFrame>
  );
}
