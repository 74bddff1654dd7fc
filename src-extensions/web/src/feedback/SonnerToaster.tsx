import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import 'sonner/dist/styles.css';
import styled from 'styled-components';
import type { ToastPosition } from './toast.js';
import { useMediaQuery } from '../page/media-query.js';
import { color, font, fontSize, PHONE_QUERY, radius, space } from '../theme/accessors.js';

export const sonner = toast;

const Region = styled.div`
  [data-sonner-toaster] {
    font-family: ${font('body')};
    --width: 440px;
  }
  /* Between the title and the buttons of the bar. */
  [data-sonner-toaster][data-y-position='top'] {
    --width: 320px;
  }
  /* Above the buttons of a sheet, which stand at its end. Not :has(): it made every change of the page restyle all of it. */
  body[data-scroll-locked] & {
    --bottom-bar: 88px;
    --bottom-pill: 0px;
  }
  [data-sonner-toast][data-styled='true'] {
    gap: ${space(1.5)};
    padding: ${space(2)};
    background: ${color('inverse')};
    color: ${color('onInverse')};
    border: 0;
    border-radius: ${radius('field')};
    box-shadow: ${color('shadowLifted')};
    font-size: ${fontSize('sm')};
  }
  /* A toast without a button only informs: a press goes to what it covers, and a pointer above it does not keep it. */
  [data-sonner-toast][data-styled='true']:not(:has([data-button])) {
    pointer-events: none;
  }
  [data-sonner-toast][data-styled='true'] [data-title] {
    font-weight: 650;
  }
  [data-sonner-toast][data-styled='true'] [data-description] {
    color: inherit;
    opacity: 0.85;
  }
  [data-sonner-toast][data-styled='true'] [data-icon] {
    color: ${color('saffron')};
  }
  [data-sonner-toast][data-styled='true'] [data-button] {
    min-width: 44px;
    height: 44px;
    margin-block: -8px;
    padding-inline: ${space(2)};
    border-radius: ${radius('control')};
    background: transparent;
    box-shadow: inset 0 0 0 1px currentColor;
    color: inherit;
    font-size: ${fontSize('sm')};
    font-weight: 650;
  }
  [data-sonner-toast][data-styled='true'] [data-button]:focus-visible {
    outline: 3px solid ${color('onInverse')};
    outline-offset: 2px;
  }
`;

/** From the edge, in px: at the top a toast lies over the bar, which has nothing in its middle; at the corner above a button there. */
const OFFSET = {
  top: 8,
  bottom: 'calc(24px + var(--bottom-bar, 0px) + var(--corner-button, 0px))',
  left: 24,
  right: 24,
};

/** The same on a phone: over the bar too, or above what stands at the lower edge of the page, which says how high it is. */
const PHONE_OFFSET = {
  top: 8,
  bottom: 'calc(max(16px, env(safe-area-inset-bottom)) + var(--bottom-bar, 0px) + var(--bottom-pill, 0px))',
  left: 16,
  right: 16,
};

interface SonnerToasterProps {
  /** Name of the region, for screen readers. */
  label: string;
  /** Where toasts stand on a wide screen. */
  position: ToastPosition;
  /** Called once toasts can be seen; what it returns, when they cannot any more. */
  onMount: () => () => void;
}

/** The toast library in our colours. On a phone all toasts stand in the middle of the edge that is theirs on a wide screen, unless the screen has another. */
export default function SonnerToaster({ label, position, onMount }: SonnerToasterProps) {
  const onPhone = useMediaQuery(PHONE_QUERY);
  const offset = onPhone ? PHONE_OFFSET : OFFSET;
  useEffect(onMount, [onMount]);
  return (
    <Region>
      <Sonner
        position={onPhone ? (position.startsWith('top') ? 'top-center' : 'bottom-center') : position}
        containerAriaLabel={label}
        offset={offset}
        mobileOffset={offset}
        gap={10}
        visibleToasts={3}
      />
    </Region>
  );
}
