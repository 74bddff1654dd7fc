import { useEffect, type RefObject } from 'react';
import { plainText } from './plain-text.js';

/** The names of the highlights that mark what a search has found: one of the page, one of a dialog above it. */
export const FOUND = { page: 'found', dialog: 'found-in-dialog' } as const;

/** Marks an element whose words are searched. */
export const SEARCHED = { 'data-searched': '' } as const;

/** Where a text contains the searched one, ignoring case and accents: begins and ends, in UTF-16 units. */
export function placesOf(search: string, text: string): readonly (readonly [number, number])[] {
  const wanted = plainText(search.trim());
  if (wanted === '') return [];
  // A letter with an accent is one unit or two: each plain letter knows the unit it comes from.
  const letters = Array.from({ length: text.length }, (_, at) =>
    Array.from(plainText(text.charAt(at)), () => at),
  ).flat();
  const plain = plainText(text);
  const places: [number, number][] = [];
  for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + wanted.length)) {
    const end = letters[at + wanted.length - 1] ?? 0;
    places.push([letters[at] ?? 0, end + 1]);
  }
  return places;
}

const dialogOf = (element: Element | null) => element?.closest('[role="dialog"]') ?? null;

/** Where the searched text stands in a dialog, or on the page but for its dialogs. */
function rangesOf(search: string, dialog: Element | null): Range[] {
  const ranges: Range[] = [];
  for (const element of document.querySelectorAll('[data-searched]')) {
    if (dialogOf(element) !== dialog) continue;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const [start, end] of placesOf(search, node.textContent ?? '')) {
        const range = new Range();
        range.setStart(node, start);
        range.setEnd(node, end);
        ranges.push(range);
      }
    }
  }
  return ranges;
}

/**
 * Marks what a search has found in the elements that are {@link SEARCHED}, where the browser can; the page's elements stay as
 * they are. A search in a dialog looks into that dialog alone, and one of the page into none.
 */
export function useFoundText(search: string, field: RefObject<Element>): void {
  useEffect(() => {
    if (search.trim() === '' || typeof Highlight === 'undefined') return undefined;
    const dialog = dialogOf(field.current);
    const name = dialog === null ? FOUND.page : FOUND.dialog;
    const mark = () => CSS.highlights.set(name, new Highlight(...rangesOf(search, dialog)));
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      CSS.highlights.delete(name);
    };
  }, [search, field]);
}
