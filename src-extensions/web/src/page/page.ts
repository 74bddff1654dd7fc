import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Names the browser's tab; every page says its own. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

const HEADING_ATTEMPTS = 300;

/**
 * Moves the focus to the page's heading: after a change of page, and when what had the focus has gone. Whoever has gone
 * on to something else by then is left where they are.
 * @param from what had the focus when this began
 */
export function focusPageHeading(attempt = 0, from: Element | null = document.activeElement): void {
  window.requestAnimationFrame(() => {
    const { activeElement, body } = document;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (activeElement !== from && activeElement !== body && activeElement !== heading) return;
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
    // A page may still be on its way, with the one before hidden in its place: its heading is waited for, not for ever.
    const isHidden = document.activeElement !== heading && heading?.getClientRects().length === 0;
    if ((!heading || isHidden) && attempt < HEADING_ATTEMPTS) focusPageHeading(attempt + 1, from);
  });
}

/** After each change of page (not of its query) moves the focus to the new page's heading, so that a screen reader says where it is. */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    focusPageHeading();
  }, [pathname]);
}
