import { expect, type Page } from 'playwright/test';

interface Window {
  width: number;
  text: '100%' | '200%';
}

export const PHONES: readonly Window[] = [
  { width: 320, text: '100%' },
  { width: 390, text: '100%' },
];

/** Two phones, and the wider one with letters twice as large (WCAG 1.4.4). */
export const PHONES_AND_LARGE_TEXT: readonly Window[] = [...PHONES, { width: 390, text: '200%' }];

/** What makes the page or a dialog scroll sideways, and texts that are cut off at their right edge. */
async function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // A word may be wider in the font that comes later.
    await document.fonts.ready;
    scrollTo(1000, scrollY);
    const faults = scrollX === 0 ? [] : [`the page scrolls sideways by ${scrollX}`];
    scrollTo(0, scrollY);
    const wider = document.documentElement.scrollWidth - innerWidth;
    if (wider > 0) faults.push(`the page is wider by ${wider}`);
    const LINES_TO_SCROLL = '[role=group], [role=radiogroup], [role=region][tabindex="0"]';
    for (const element of document.querySelectorAll('[role=dialog], [role=dialog] *')) {
      const { scrollWidth, clientWidth, tagName, className } = element;
      if (element.matches(LINES_TO_SCROLL)) continue;
      if (scrollWidth > clientWidth && ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
        faults.push(`${tagName} ${className} in a dialog scrolls sideways`);
    }

    const edges = new Map<Element, number | null>();
    const measureEdge = (element: Element): number | null => {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
      const isLineToScroll = overflowX === 'auto' && element.matches(LINES_TO_SCROLL);
      if (clipPath !== 'none' || textOverflow === 'ellipsis' || isLineToScroll) return null;
      const outer = edgeOf(element.parentElement);
      if (outer === null || overflowX === 'visible') return outer;
      const { right, width } = element.getBoundingClientRect();
      return width === 0 ? null : Math.min(outer, right);
    };
    /**
     * Up to where what is in this element is seen; null when it may be longer: a line to be scrolled, one that ends in
     * dots, or what is only measured and never seen.
     */
    const edgeOf = (element: Element | null): number | null => {
      if (element === null) return innerWidth;
      const known = edges.get(element);
      if (known !== undefined) return known;
      const edge = measureEdge(element);
      edges.set(element, edge);
      return edge;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? '';
      if (words === '' || !text.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { right, width } = range.getBoundingClientRect();
      const edge = edgeOf(text.parentElement);
      if (width > 0 && edge !== null && right > edge + 1)
        faults.push(`${words.slice(0, 40)} ends at ${Math.round(right)}, and is seen up to ${Math.round(edge)}`);
    }
    return faults;
  });
}

/** Nothing of what is on the screen sticks out of these windows: no sideways scrolling, no words cut off. */
export async function expectFits(page: Page, windows: readonly Window[]): Promise<void> {
  for (const { width, text } of windows) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    expect.soft(await sticksOut(page), `${page.url()} at ${width} px, text at ${text}`).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** What a thumb hits without aiming, in px. */
const THUMB = 44;

/** A day of a calendar, in width. */
const DAY = 32;

/**
 * Fails when a button or a field is smaller than a thumb. A switch, a checkbox and a radio are as large as the words they
 * stand with; the seven days of a week share the width of a narrow phone.
 */
export async function expectThumbSized(page: Page): Promise<void> {
  const small = await page.evaluate(
    ({ THUMB: least, DAY }) => {
      const controls = document.querySelectorAll(
        'button, select, textarea, input, [role=tab], label:has([role=switch])',
      );
      const pressed = (control: Element) =>
        (control.matches('[type=checkbox], [type=radio]') ? control.closest('label') : null) ?? control;
      const leastWide = (control: Element) => (control.matches('td > button') ? DAY : least);
      return [...controls]
        .filter(
          (control) => control.checkVisibility() && !control.matches('[role=switch], [aria-hidden=true] *, [inert] *'),
        )
        .map((control) => ({ control, box: pressed(control).getBoundingClientRect() }))
        .filter(
          ({ control, box }) => box.height > 1 && (box.height < least - 0.5 || box.width < leastWide(control) - 0.5),
        )
        .map(({ control, box }) => `${control.outerHTML.slice(0, 120)} is ${box.width} by ${box.height}`);
    },
    { THUMB, DAY },
  );
  expect.soft(small, page.url()).toEqual([]);
}
