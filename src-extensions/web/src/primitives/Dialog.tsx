import * as Radix from '@radix-ui/react-dialog';
import { useRef, type ReactNode, type RefObject } from 'react';
import styled, { keyframes } from 'styled-components';
import { color, fontSize, media, radius, space } from '../theme/accessors.js';
import { CloseIcon } from './icons.js';
import { IconButton } from './Button.js';

const fade = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; transform: translateY(12px); }`;

const Overlay = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: 50;
  display: grid;
  place-items: center;
  padding: ${space(2)};
  background: ${color('scrim')};
  animation: ${fade} 200ms;
  ${media.phone} {
    padding: ${space(1)};
    place-items: end center;
  }
`;

const Content = styled(Radix.Content)<{ $width: number }>`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  width: 100%;
  max-width: ${({ $width }) => $width}px;
  max-height: calc(100vh - ${space(4)});
  max-height: calc(100dvh - ${space(4)});
  background: ${color('card')};
  border-radius: ${radius('card')};
  box-shadow: ${color('shadowLifted')};
  animation: ${rise} 200ms;
  &:focus {
    outline: none;
  }
`;

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

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  padding: ${space(2)} ${space(3)} ${space(3)};
  border-top: 1px solid ${color('line')};
  & > * {
    flex: 1 1 140px;
  }
  /* Halves would break the longer of two labels into lines. */
  ${media.phone} {
    & > * {
      flex-basis: auto;
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
  /** Gets the focus when the dialog opens; what comes first in it unless told. */
  initialFocus?: RefObject<HTMLElement>;
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
  children,
}: DialogProps) {
  const stay = closeLabel === undefined ? (event: Event) => event.preventDefault() : undefined;
  // Radix gives the focus back to its own trigger only; our dialogs are opened from anywhere.
  const opener = useRef<Element | null>(null);
  const enter = (event: Event) => {
    opener.current = document.activeElement;
    if (!initialFocus?.current) return;
    event.preventDefault();
    initialFocus.current.focus();
  };
  const giveBack = (event: Event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Overlay>
          <Content
            $width={width}
            onOpenAutoFocus={enter}
            onCloseAutoFocus={giveBack}
            onEscapeKeyDown={stay}
            onInteractOutside={stay}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <Head>
              <Words>
                <Title>{title}</Title>
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
          </Content>
        </Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
