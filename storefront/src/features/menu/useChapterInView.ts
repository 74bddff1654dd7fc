import { useEffect, useState, type RefObject } from 'react';
import { chapterId } from './chapters.js';

/** How far below the categories a chapter's beginning counts as read, in px. */
const AHEAD = 56;

/** The last chapter that begins above this line; null above the first. At the end of the page it is the last one. */
function chapterAt(ids: readonly string[], line: number): string | null {
  if (window.scrollY <= 0) return null;
  const shown = ids.flatMap((id) => {
    const element = document.getElementById(chapterId(id));
    return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
  });
  const rest = document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
  const passed = rest <= 1 ? shown : shown.filter(({ top }) => top <= line);
  return passed.at(-1)?.id ?? null;
}

/** Follows which of these chapters is read below an element that sticks to the top; null above the first. */
export function useChapterInView(ids: readonly string[], strip: RefObject<HTMLElement>): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const all = ids.join();
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      frame = 0;
      const bottom = strip.current?.getBoundingClientRect().bottom ?? 0;
      setCurrent(chapterAt(all === '' ? [] : all.split(','), bottom + AHEAD));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(follow);
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [all, strip]);
  return current;
}
