import { expect, type Locator, type Page } from 'playwright/test';

/** What has the focus: whether it lies in the window, and whether a person sees that it has it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    return {
      is: `${element.tagName.toLowerCase()} "${element.getAttribute('aria-label') ?? element.textContent.slice(0, 60)}"`,
      ringed: (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
      inSight: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth && box.height > 0,
      onPage: element !== document.body,
    };
  });

type Focused = Awaited<ReturnType<typeof focused>>;

/** Judges what was found: it may be gone since, as the offer to unblock the sound is after the first key. */
async function expectSeen(page: Page, { is, ringed }: Focused): Promise<void> {
  expect(ringed, `${is} has the focus and does not show it`).toBe(true);
  // The browser scrolls it into view on its own time.
  await expect.poll(async () => (await focused(page)).inSight, `${is} has the focus out of sight`).toBe(true);
}

/** Fails unless what has the focus shows it, in sight. */
export const expectFocusSeen = async (page: Page): Promise<void> => expectSeen(page, await focused(page));

const MOST_STEPS = 60;

/** Presses a key, Tab unless told, until the target has the focus; whatever has it on the way must show it. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press(key);
    const found = await focused(page);
    if (found.onPage) await expectSeen(page, found);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${MOST_STEPS} times ${key} do not lead to ${target.toString()}`);
}

/** Goes round a dialog with the keyboard: the focus never leaves it, in either direction. */
export async function expectFocusTrapped(page: Page, dialog: Locator): Promise<void> {
  // Its code may still be on its way: a Tab before it is there would leave the button it was opened with.
  await expect(dialog).toBeVisible();
  const stops = (await dialog.getByRole('button').count()) + (await dialog.getByRole('link').count());
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < stops + 3; step += 1) {
      await page.keyboard.press(key);
      const inside = await dialog.evaluate((element) => element.contains(document.activeElement));
      expect(inside, `${key} leads out of the dialog`).toBe(true);
    }
  }
}
