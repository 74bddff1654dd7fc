import { useEffect, useState, type RefObject } from 'react';

/** How far below the strip an element's beginning counts as read, in px. */
const AHEAD = 56;

/** What scrolls around an element, as the body of a dialog; null where that is the page. */
function scrollerOf(element: Element | null): Element | null {
  const parent = element?.parentElement ?? null;
  if (parent === null || parent === document.body) return null;
  return getComputedStyle(parent).overflowY === 'auto' ? parent : scrollerOf(parent);
}

/**
 * The element that begins last above this line; null above the first. At the end of what scrolls it is the lowest one. Of two
 * beside each other it is the first, and where one of those at the line has the focus, it is that one.
 */
function elementAt(ids: readonly string[], line: number, scroller: Element | null): string | null {
  const top = scroller?.scrollTop ?? window.scrollY;
  if (top <= 0) return null;
  const shown = ids.flatMap((id): { id: string | null; top: number }[] => {
    const element = document.getElementById(id);
    return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
  });
  const { scrollHeight } = scroller ?? document.documentElement;
  const rest = scrollHeight - (scroller?.clientHeight ?? window.innerHeight) - top;
  const isAtEnd = rest <= 1;
  const focused = shown.find(({ id }) => id === document.activeElement?.id);
  if (focused && focused.top > line - 2 * AHEAD && focused.top <= (isAtEnd ? window.innerHeight : line))
    return focused.id;
  const passed = isAtEnd ? shown : shown.filter(({ top }) => top <= line);
  return passed.reduce((last, next) => (next.top > last.top ? next : last), { id: null, top: Number.NEGATIVE_INFINITY })
    .id;
}

/** Follows which of these elements is read below a strip that sticks to the top; null above the first. @param ids of the elements */
export function useElementInView(ids: readonly string[], strip: RefObject<HTMLElement>): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const all = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const scroller = scrollerOf(strip.current);
    const follow = () => {
      frame = 0;
      const bottom = strip.current?.getBoundingClientRect().bottom ?? 0;
      setCurrent(elementAt(all === '' ? [] : all.split(' '), bottom + AHEAD, scroller));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(follow);
    };
    onScroll();
    const scrolled = scroller ?? window;
    scrolled.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      scrolled.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [all, strip]);
  return current;
}

/**
 * Brings an element of a line that scrolls sideways into its middle: `scrollIntoView` would scroll the page too where the line
 * is sticky. Nothing moves while the keyboard is at another element of the line, which would go out of sight.
 */
export function centerInLine(line: HTMLElement, element: HTMLElement): void {
  const focused = line.querySelector(':focus-visible');
  if (focused && focused !== element) return;
  const { left } = line.getBoundingClientRect();
  line.scrollLeft += element.getBoundingClientRect().left - left - (line.clientWidth - element.offsetWidth) / 2;
}
