import { expect, type Page } from 'playwright/test';

/** Windows that everything has to fit: two phones, and the wider one with letters twice as large (WCAG 1.4.4). */
const WINDOWS = [
  { width: 320, text: '100%' },
  { width: 390, text: '100%' },
  { width: 390, text: '200%' },
] as const;

/** What makes the page scroll sideways, and texts that are cut off at their right edge. */
async function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // A word may be wider in the font that comes later.
    await document.fonts.ready;
    scrollTo(1000, scrollY);
    const faults = scrollX === 0 ? [] : [`the page scrolls sideways by ${scrollX}`];
    scrollTo(0, scrollY);
    const wider = document.documentElement.scrollWidth - innerWidth;
    if (wider > 0) faults.push(`the page is wider by ${wider}`);

    /** Up to where what is in this element is seen; null when it may be longer: a line to be scrolled, or one that ends in dots. */
    const edgeOf = (element: Element | null): number | null => {
      if (element === null) return innerWidth;
      const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
      const isLineToScroll = overflowX === 'auto' && element.matches('[role=group]');
      if (clipPath !== 'none' || textOverflow === 'ellipsis' || isLineToScroll) return null;
      const outer = edgeOf(element.parentElement);
      if (outer === null || overflowX === 'visible') return outer;
      return Math.min(outer, element.getBoundingClientRect().right);
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

/** Nothing of what is on the screen sticks out on a phone: no sideways scrolling, no words cut off. */
export async function expectFitsPhones(page: Page): Promise<void> {
  for (const { width, text } of WINDOWS) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    expect.soft(await sticksOut(page), `${page.url()} at ${width} px, text at ${text}`).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}
