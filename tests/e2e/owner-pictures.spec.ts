import type { Page } from 'playwright/test';
import sharp from 'sharp';
import type { DemoProduct } from './fixtures/demo-product.js';
import { expect, test } from './fixtures/test.js';
import { expectAccessible } from './steps/accessible.js';
import { openAsOwner } from './steps/back-office.js';
import { toast } from './steps/storefront.js';

const NAME = 'Chard Gratin';
const ALT = 'A gratin in its dish.';

/** What a phone's camera takes: 12 megapixels, held sideways. */
const photo = () =>
  sharp({ create: { width: 4032, height: 3024, channels: 3, background: '#b8561b' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

async function openForm(page: Page, product: DemoProduct) {
  const { api, token } = product;
  const body = { name: NAME, description: 'Made for a test.', price: 8, categoryId: null, allergens: [], dietary: [] };
  await api.get('createMenuItem', { body }, { token });
  await openAsOwner(page, product, '/admin/menu');
  await page
    .getByRole('button', { name: `Edit ${NAME}` })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  return { dialog, zone: dialog.getByRole('group', { name: 'Picture', exact: true }) };
}

/** The dish's picture on the storefront, once it is there. */
async function pictureOnMenu(page: Page) {
  await page.goto('/menu');
  const picture = page.getByRole('article').filter({ hasText: NAME }).first().locator('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  return picture;
}

test('a photo of the owner’s is on the storefront, in the size a screen needs', async ({ page, product, noise }) => {
  noise.announce(/status of 415/);
  const { dialog, zone } = await openForm(page, product);

  await test.step('a file that is no picture is refused, and says why', async () => {
    const chooser = page.waitForEvent('filechooser');
    await zone.getByRole('button', { name: 'Choose a Picture' }).click();
    await (await chooser).setFiles({ name: 'fake.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') });
    await expect(zone.getByRole('alert')).toHaveText(
      'This is not a picture that can be shown: send a JPEG, PNG, WebP or AVIF file.',
    );
    await expect(dialog.getByLabel(/^Picture address/)).toHaveValue('');
  });

  await test.step('the photo is uploaded, and shown as guests will see it', async () => {
    const chooser = page.waitForEvent('filechooser');
    await zone.getByRole('button', { name: 'Choose a Picture' }).click();
    await (await chooser).setFiles({ name: 'IMG_0417.jpg', mimeType: 'image/jpeg', buffer: await photo() });
    await expect(dialog.getByLabel(/^Picture address/)).toHaveValue(/^\/uploads\/dish-[0-9a-f]{16}\.webp$/);
    await expect(zone.getByRole('alert')).toBeHidden();
    await dialog.getByLabel(/^What the picture shows/).fill(ALT);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Menu item updated successfully!')).toBeVisible();
  });

  await test.step('and stands on the menu, the small one on a small screen', async () => {
    const picture = await pictureOnMenu(page);
    await expect(picture).toHaveAttribute('srcset', /small_dish-[0-9a-f]{16}\.webp 320w, .* 640w$/);
    const [dish] = (await product.api.get('menuItems', {})).filter(({ name }) => name === NAME);
    expect(dish?.imageAlt).toBe(ALT);
    for (const url of [dish?.imageUrl ?? '', (dish?.imageUrl ?? '').replace('/uploads/', '/uploads/small_')]) {
      const answer = await page.request.get(url);
      const { width, height, format } = await sharp(await answer.body()).metadata();
      expect([width, height, format]).toEqual(url.includes('small_') ? [320, 240, 'webp'] : [640, 480, 'webp']);
    }
  });
});

test(
  'a picture that is dropped can be taken away again before it is saved',
  { tag: '@full' },
  async ({ page, product }) => {
    const { dialog, zone } = await openForm(page, product);
    const bytes = [
      ...(await sharp({ create: { width: 64, height: 48, channels: 3, background: '#22aa44' } })
        .png()
        .toBuffer()),
    ];
    const transfer = await page.evaluateHandle((content) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(content)], 'drop.png', { type: 'image/png' }));
      return data;
    }, bytes);
    await zone.dispatchEvent('drop', { dataTransfer: transfer });
    await expect(dialog.getByLabel(/^Picture address/)).toHaveValue(/^\/uploads\/dish-/);
    await zone.getByRole('button', { name: 'Remove' }).click();
    await expect(dialog.getByLabel(/^Picture address/)).toHaveValue('');
    await expect(zone.getByRole('button', { name: 'Choose a Picture' })).toBeVisible();
  },
);
