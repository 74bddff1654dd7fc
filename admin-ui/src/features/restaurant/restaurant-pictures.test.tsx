import { screen, waitFor, within } from '@testing-library/react';
import { input } from '@pickup/web/testing';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';

const api = mockApiForEachTest();

const file = () =>
  Object.defineProperty(new File([], 'sign.png', { type: 'image/png' }), 'arrayBuffer', {
    value: () => Promise.resolve(new Uint8Array([137, 80, 78, 71]).buffer),
  });

async function openScreen() {
  rememberSession(OWNER);
  const app = renderApp('/admin/restaurant');
  await screen.findByRole('form', { name: 'Restaurant Information' });
  const zone = (name: string) => screen.getByRole('group', { name });
  const choose = async (name: string) => {
    const files = zone(name).querySelector<HTMLInputElement>('input[type=file]');
    if (files) await app.user.upload(files, file());
    await within(zone(name)).findByRole('button', { name: 'Replace' });
  };
  const save = async () => {
    await app.user.click(screen.getByRole('button', { name: 'Save Restaurant Information' }));
    await screen.findByText('All changes saved');
  };
  return { ...app, zone, choose, save };
}

describe('the pictures of the restaurant', () => {
  it('are uploaded in their own shapes, and saved with what the large one shows', async () => {
    const { user, zone, choose, save } = await openScreen();
    expect(within(zone('Logo')).getByText('No logo: guests see the first letter of the name.')).toBeTruthy();
    await choose('Logo');
    await user.type(input(/^What the picture of the home page shows/), 'A long table.');
    await choose('Picture of the home page');
    expect(api().calls('uploadPicture')).toMatchObject([
      { query: { kind: 'logo', alternativeText: 'Mirabelle' } },
      { query: { kind: 'hero', alternativeText: 'A long table.' } },
    ]);
    await save();
    const { logoUrl, heroUrl, heroAlt } = api().data.restaurant;
    expect([logoUrl, heroUrl, heroAlt]).toEqual([
      expect.stringContaining('/uploads/'),
      expect.stringContaining('/uploads/'),
      'A long table.',
    ]);
  });

  it('that are on their way are waited for', async () => {
    const { user, zone } = await openScreen();
    const arrive = api().hold('uploadPicture');
    const files = zone('Logo').querySelector<HTMLInputElement>('input[type=file]');
    if (files) await user.upload(files, file());
    expect(await screen.findByText('Unsaved changes')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save Restaurant Information' }));
    expect(await screen.findByText(/^The picture is still being uploaded/)).toBeTruthy();
    expect(api().calls('updateRestaurant')).toEqual([]);
    arrive();
    await within(zone('Logo')).findByRole('button', { name: 'Replace' });
    await user.click(screen.getByRole('button', { name: 'Save Restaurant Information' }));
    await waitFor(() => expect(api().data.restaurant.logoUrl).toContain('/uploads/'));
  });

  it('can be removed', async () => {
    Object.assign(api().data.restaurant, { logoUrl: '/uploads/logo-0123456789abcdef.webp' });
    const { user, zone, save } = await openScreen();
    await user.click(within(zone('Logo')).getByRole('button', { name: 'Remove' }));
    await save();
    await waitFor(() => expect(api().data.restaurant.logoUrl).toBeNull());
  });
});
