import * as Radix from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontSize, media, space } from '../theme/accessors.js';
import { IconButton } from './Button.js';
import { DialogFoot, DialogFrame, type InitialFocus } from './DialogFrame.js';
import { CloseIcon } from './icons.js';

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  padding: ${space(3)} ${space(3)} ${space(2)};
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const Title = styled(Radix.Title)`
  font-size: ${fontSize('xl')};
  &:focus {
    outline: none;
  }
`;

const Description = styled(Radix.Description)`
  margin-top: ${space(0.5)};
  font-size: ${fontSize('sm')};
  color: ${color('soft')};
`;

const Close = styled(IconButton)`
  margin: calc(-1 * ${space(1)}) calc(-1 * ${space(1)}) 0 0;
`;

const Body = styled.div`
  position: relative;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0 ${space(3)} ${space(3)};
  &:focus-visible {
    /* It is as wide as the dialog: outside of it the outline would lie outside of the dialog too. */
    outline-offset: -3px;
  }
`;

const Foot = styled(DialogFoot)`
  & > * {
    flex: 1 1 140px;
  }
  /* Halves would break the longer of two labels into lines. */
  ${media.phone} {
    gap: ${space(1)};
    padding: ${space(1.5)} ${space(3)} ${space(2)};
    & > * {
      flex-basis: auto;
    }
    /* Two labels stand beside each other where they fit: what scrolls above needs the height. */
    & > button,
    & > a {
      padding-inline: ${space(1.5)};
    }
  }
`;

interface DialogProps {
  open: boolean;
  /** Asked to close by Escape, the outside or the close button. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Name of the close button; without it there is none, and Escape and the outside do nothing. */
  closeLabel?: string;
  /** Buttons that stay in sight below the scrolling content. */
  actions?: ReactNode;
  /** Largest width in px. */
  width?: number;
  /** Gets the focus when the dialog opens; the close button unless told, or the title where there is none. */
  initialFocus?: InitialFocus;
  /** Gets the focus when the dialog closes, where what had it before is gone or nothing had it. */
  returnFocus?: () => HTMLElement | null;
  /** None: title, description and actions say it all. */
  children?: ReactNode;
}

/** A modal dialog: focus goes in and returns, the content scrolls inside, and it fits 320 px. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  closeLabel,
  actions,
  width = 560,
  initialFocus,
  returnFocus,
  children,
}: DialogProps) {
  // Else the content would get it, with an outline around nearly the whole dialog.
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      canDismiss={closeLabel !== undefined}
      isDescribed={Boolean(description)}
      width={width}
      initialFocus={initialFocus ?? (closeLabel === undefined ? heading : undefined)}
      returnFocus={returnFocus}
    >
      <Head>
        <Words>
          <Title ref={heading} tabIndex={-1}>
            {title}
          </Title>
          {description && <Description>{description}</Description>}
        </Words>
        {closeLabel !== undefined && (
          <Radix.Close asChild>
            <Close variant="quiet" aria-label={closeLabel}>
              <CloseIcon />
            </Close>
          </Radix.Close>
        )}
      </Head>
      {/* Scrolls, so the keyboard must reach it. */}
      {children && <Body tabIndex={0}>{children}</Body>}
      {actions && <Foot>{actions}</Foot>}
    </DialogFrame>
  );
}
