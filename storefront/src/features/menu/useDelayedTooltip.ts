import { useEffect, useRef, useState } from 'react';

/** How long a pointer rests before the tooltip shows, and how long after one was closed the next shows at once (specification 9). */
const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Opens after a rest, at once when it was open a moment ago; Escape closes it. Times are in milliseconds. */
export function useDelayedTooltip() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return undefined;
    // A pointer that rests has no focus: Escape arrives at the page.
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  const show = () => {
    clearTimeout(timer.current);
    const wait = performance.now() - closedAt.current < SKIP_DELAY_MS ? 0 : DELAY_MS;
    timer.current = setTimeout(() => setOpen(true), wait);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (open) closedAt.current = performance.now();
    setOpen(false);
  };
  return {
    open,
    trigger: {
      onPointerEnter: (event: { pointerType: string }) => event.pointerType === 'mouse' && show(),
      onPointerLeave: hide,
      onFocus: (event: { currentTarget: Element }) => event.currentTarget.matches(':focus-visible') && show(),
      onBlur: hide,
      onClick: hide,
    },
  };
}
