import * as Radix from '@radix-ui/react-dialog';
import { useRef, type ReactNode, type RefObject } from 'react';
import styled, { keyframes } from 'styled-components';
import { color, media, radius, space } from '../theme/accessors.js';

const fade = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; transform: translateY(12px); }`;
const climb = keyframes`from { transform: translateY(48px); opacity: 0; }`;

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
    padding: 0;
    place-items: end center;
  }
`;

/** On a phone a sheet at its lower edge, as wide as it. */
const Content = styled(Radix.Content)<{ $width: number }>`
  position: relative;
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
  ${media.phone} {
    padding-bottom: env(safe-area-inset-bottom);
    border-bottom-right-radius: 0;
    border-bottom-left-radius: 0;
    animation: ${climb} 250ms;
  }
`;

export const DialogFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  position: relative;
  padding: ${space(2)} ${space(3)} ${space(3)};
  border-top: 1px solid ${color('line')};
  /* What is scrolled below it fades out. */
  &::before {
    content: '';
    position: absolute;
    inset: auto 0 calc(100% + 1px);
    height: ${space(2.5)};
    background: linear-gradient(to top, ${color('card')}, transparent);
    pointer-events: none;
  }
`;

/** An element, or what finds it when the dialog has opened. */
export type InitialFocus = RefObject<HTMLElement> | (() => HTMLElement | null);

interface DialogFrameProps {
  open: boolean;
  /** Asked to close by Escape, the outside or the close button. */
  onClose: () => void;
  /** Whether Escape and the outside close it. */
  canDismiss: boolean;
  /** Whether a `Radix.Description` is in it. */
  isDescribed: boolean;
  /** Largest width in px. */
  width: number;
  /** Gets the focus when the dialog opens; what comes first in it unless told. */
  initialFocus?: InitialFocus;
  /** Gets the focus when the dialog closes, where what had it before is gone or nothing had it. */
  returnFocus?: () => HTMLElement | null;
  /** Three rows: the middle one takes what is left, and scrolls. */
  children: ReactNode;
}

/** What every modal dialog stands in: focus goes in and returns, and nothing behind it can be reached. */
export function DialogFrame({
  open,
  onClose,
  canDismiss,
  isDescribed,
  width,
  initialFocus,
  returnFocus,
  children,
}: DialogFrameProps) {
  const stay = canDismiss ? undefined : (event: Event) => event.preventDefault();
  // Radix gives the focus back to its own trigger only; our dialogs are opened from anywhere.
  const opener = useRef<Element | null>(null);
  const enter = (event: Event) => {
    opener.current = document.activeElement;
    const wanted = typeof initialFocus === 'function' ? initialFocus() : initialFocus?.current;
    if (!wanted) return;
    event.preventDefault();
    wanted.focus();
  };
  const giveBack = (event: Event) => {
    event.preventDefault();
    const { current } = opener;
    const had = current instanceof HTMLElement && current.isConnected && current !== document.body ? current : null;
    (had ?? returnFocus?.())?.focus();
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
            {...(isDescribed ? {} : { 'aria-describedby': undefined })}
          >
            {children}
          </Content>
        </Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
