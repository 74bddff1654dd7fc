import type { Page } from 'playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import type { DemoProduct } from './fixtures/demo-product.js';
import { expect, test } from './fixtures/test.js';
import { euros } from './steps/money.js';
import { openAsOwner } from './steps/back-office.js';
import { toast } from './steps/storefront.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Signs in and waits until the menu is laid out. */
async function openGenerator(page: Page, product: DemoProduct): Promise<void> {
  await openAsOwner(page, product, '/admin/menu-generator');
  await expect(page.getByRole('region', { name: /^Page 1 of/ })).toBeVisible();
}

/** Every dish the owner has: those on the menu, and the others. */
async function dishesOf({ api, token }: DemoProduct) {
  const read = (includeUnavailable: 'true' | 'false') =>
    api.get('adminMenuItems', { query: { includeUnavailable } }, { token });
  const [all, onMenu] = [await read('true'), await read('false')];
  const ids = new Set(onMenu.map(({ id }) => id));
  return { onMenu, others: all.filter(({ id }) => !ids.has(id)) };
}

/** A dish that was on the menu once. */
async function deleteDish({ api, token }: DemoProduct, name: string): Promise<void> {
  const body = { name, description: 'Gone.', price: 7.77, categoryId: null };
  const { id } = await api.get('createMenuItem', { body }, { token });
  await api.get('deleteMenuItem', { params: { id } }, { token });
}

/** What Chromium prints: the words of each page, in one line, and the file itself. */
async function printed(page: Page) {
  const file = await page.pdf({ preferCSSPageSize: true });
  const document = await getDocumentProxy(new Uint8Array(file));
  const { text } = await extractText(document, { mergePages: false });
  const { view } = await document.getPage(1);
  return { pages: text.map((words) => words.replace(/\s+/g, ' ')), view, raw: file.toString('latin1') };
}

test(
  'the menu of the demo restaurant prints on three pages of A4, and nothing else does',
  { tag: '@full' },
  async ({ page, product }) => {
    await deleteDish(product, 'Stew of Yesterday');
    const { onMenu, others } = await dishesOf(product);
    const [special] = await product.api.get('featuredDeals', {});
    await openGenerator(page, product);
    await expect(page.getByText(`${onMenu.length} dishes on 3 pages of A4.`)).toBeVisible();
    const { pages, view, raw } = await printed(page);
    const words = pages.join(' ');

    expect(pages).toHaveLength(3);
    expect(view.map(Math.round)).toEqual([0, 0, 595, 842]);

    await test.step('every dish that can be ordered, with its price and its Dutch name', () => {
      expect(onMenu.length).toBeGreaterThan(60);
      for (const { name, price, nameNl } of onMenu) {
        expect(words).toContain(name);
        expect(words).toContain(euros(price));
        if (nameNl !== null) expect(words).toContain(nameNl);
      }
    });

    await test.step('the restaurant and the special', () => {
      const { title = '', dealPrice = NaN } = special ?? {};
      for (const text of ['Mirabelle', 'Utrecht', '+31 30 555 0142', '15-20 minutes', title, euros(dealPrice)]) {
        expect(pages[0]).toContain(text);
      }
      expect(pages[0]?.toLowerCase()).toContain("today's special");
    });

    await test.step('what can be chosen of them', () => {
      for (const { optionGroups } of onMenu) {
        for (const { name, options } of optionGroups) {
          expect(words).toContain(name);
          for (const option of options) expect(words).toContain(option.name);
        }
      }
    });

    await test.step('no dish that cannot be ordered', () => {
      expect(others.map(({ name }) => name)).toContain('Stew of Yesterday');
      expect(others.filter(({ isActive }) => isActive)).not.toEqual([]);
      for (const { name } of others) expect(words).not.toContain(name);
    });

    await test.step('no word of the screen around it', () => {
      for (const text of [
        'Print Menu',
        'Download as PDF',
        'Menu Generator',
        'can be ordered now',
        'localhost',
        '/admin',
      ]) {
        expect(words).not.toContain(text);
      }
    });

    await test.step('every page is full, and the fonts are in the file', () => {
      for (const text of pages) expect(text.match(/€\d+\.\d\d/g)?.length).toBeGreaterThan(onMenu.length / 4);
      expect(raw).toMatch(/\/FontName \/\w+\+Fraunces/);
      const count = (part: RegExp) => raw.match(part)?.length ?? 0;
      // A Type 3 font is drawn in the file itself, which is how Chromium writes a variable one.
      const embedded = count(/\/FontFile[23]? \d/g) + count(/\/Subtype \/Type3/g);
      expect(count(/\/Type \/FontDescriptor/g)).toBe(embedded);
    });
  },
);

test('no dish is cut, and the preview is what the printer makes of it', { tag: '@full' }, async ({ page, product }) => {
  await openGenerator(page, product);
  /** Per sheet: how far its dishes stand from the footer and from its right edge, and where each begins. */
  const measure = (within: string) =>
    page.locator(`${within} [data-sheet]`).evaluateAll((sheets) =>
      sheets.map((sheet) => {
        const scale = sheet.getBoundingClientRect().width / (sheet instanceof HTMLElement ? sheet.offsetWidth : 1);
        const { top, right } = sheet.getBoundingClientRect();
        const footer = sheet.querySelector('footer')?.getBoundingClientRect().top ?? 0;
        const dishes = [...sheet.querySelectorAll('li h4')].map((name) => name.closest('li')?.getBoundingClientRect());
        const lowest = Math.max(...dishes.map((box) => box?.bottom ?? Infinity));
        const starts = dishes.map((box) => Math.round(((box?.top ?? 0) - top) / scale));
        const furthest = Math.max(...dishes.map((box) => box?.right ?? Infinity));
        return { room: (footer - lowest) / scale, aside: right - furthest, starts };
      }),
    );
  const shown = await measure('main [role=group]');
  await page.emulateMedia({ media: 'print' });
  const onPaper = await measure('body > [data-print-root]');
  expect(shown).toHaveLength(3);
  expect(onPaper.map(({ starts }) => starts.length)).toEqual(shown.map(({ starts }) => starts.length));
  for (const { room, aside } of [...shown, ...onPaper]) {
    expect(room).toBeGreaterThanOrEqual(0);
    expect(aside).toBeGreaterThanOrEqual(0);
  }
  onPaper.forEach(({ starts }, sheet) =>
    starts.forEach((start, dish) => {
      expect(Math.abs(start - (shown[sheet]?.starts[dish] ?? NaN))).toBeLessThanOrEqual(2);
    }),
  );
  await expect(page.getByRole('main')).toBeHidden();
});

test('both buttons lead to the print dialog, one of them after a hint', { tag: '@full' }, async ({ page, product }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const { dataset } = document.documentElement;
      dataset.prints = String(Number(dataset.prints ?? 0) + 1);
    };
  });
  await openGenerator(page, product);
  const html = page.locator('html');
  await page.getByRole('button', { name: 'Print Menu' }).press('Enter');
  await expect(html).toHaveAttribute('data-prints', '1');
  await page.getByRole('button', { name: 'Download as PDF' }).press('Enter');
  await expect(toast(page, 'choose "Save as PDF"')).toBeVisible();
  await expect(html).toHaveAttribute('data-prints', '1');
  await expect(html).toHaveAttribute('data-prints', '2');
});

test("a visitor's menu prints on two or three pages of A4: every dish in words, no picture and no button", async ({
  page,
  product,
}) => {
  const dishes = await product.api.get('menuItems', {});
  await page.goto('/menu');
  await expect(page.getByRole('article')).toHaveCount(dishes.length);
  const { pages, view, raw } = await printed(page);
  const words = pages.join(' ');

  expect([2, 3]).toContain(pages.length);
  expect(view.map(Math.round)).toEqual([0, 0, 595, 842]);
  expect(raw).not.toMatch(/\/Subtype\s*\/Image/);
  for (const { name, price, description } of dishes) {
    expect(words).toContain(name);
    expect(words).toContain(euros(price));
    // The end of what the card on the screen cuts.
    expect(words.replace(/\s/g, '')).toContain(description.slice(-12).replace(/\s/g, ''));
  }
  expect(words).toContain('Vegetarian');
  expect(words).not.toContain('Add to Cart');
  expect(words).not.toContain('All Items');
});
