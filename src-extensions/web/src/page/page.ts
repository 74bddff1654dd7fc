import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Sets the title of the browser's tab. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

const HEADING_ATTEMPTS = 300;

/**
 * Moves the focus to the page's heading: after a change of page, and when the focused element was removed. It does not
 * take the focus from an element that the user has focused meanwhile.
 * @param from the element that had the focus when this began
 */
export function focusPageHeading(attempt = 0, from: Element | null = document.activeElement): void {
  window.requestAnimationFrame(() => {
    const { activeElement, body } = document;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (activeElement !== from && activeElement !== body && activeElement !== heading) return;
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
    // While a lazy page loads, the one before is hidden in its place: wait for the new heading, up to a limit.
    const isHidden = document.activeElement !== heading && heading?.getClientRects().length === 0;
    if ((!heading || isHidden) && attempt < HEADING_ATTEMPTS) focusPageHeading(attempt + 1, from);
  });
}

/** Moves the focus to the new page's heading after each change of path, so that a screen reader announces the page. */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    focusPageHeading();
  }, [pathname]);
}
