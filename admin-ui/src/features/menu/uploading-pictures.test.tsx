import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dish, mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { openDish } from '../../app/rendered-app.js';
import { press } from './testing/dish-inputs.js';

const api = mockApiForEachTest();

const BYTES = new Uint8Array([255, 216, 255]);

/** A file that can be read, as this document's cannot. */
const picture = (name = 'soup.jpg', type = 'image/jpeg') =>
  Object.defineProperty(new File([BYTES], name, { type }), 'arrayBuffer', {
    value: () => Promise.resolve(BYTES.slice().buffer),
  });

async function openForm() {
  api().data.dishes = [dish('soup', { name: 'Soup', imageUrl: '/dishes/soup.webp' })];
  const opened = await openDish(OWNER, 'Soup');
  const { dialog, form } = opened;
  const zone = within(form.getByRole('group', { name: 'Picture' }));
  const [files, camera] = dialog.querySelectorAll<HTMLInputElement>('input[type=file]');
  if (!files || !camera) throw new Error('There is nothing to choose a picture with');
  return { ...opened, zone, files, camera };
}

const address = (form: Awaited<ReturnType<typeof openForm>>['form']) =>
  form.getByLabelText<HTMLInputElement>(/^Picture address/).value;

const stored = () => api().data.dishes[0];

describe('a picture for a dish', () => {
  it('is uploaded when it is chosen, previewed, and saved with its alternative text', async () => {
    const opened = await openForm();
    const { user, form, zone, files } = opened;
    await user.upload(files, picture());
    await waitFor(() => expect(address(form)).toMatch(/^\/uploads\/dish/));
    const [sent] = api().calls('uploadPicture');
    expect(sent?.query).toEqual({ alternativeText: 'Soup', kind: 'dish' });
    expect(sent?.body).toEqual(BYTES);
    await waitFor(() => expect(zone.getByText('This is what guests see.')).toBeTruthy());
    await user.type(form.getByLabelText(/^What the picture shows/), 'A bowl of soup.');
    const imageUrl = address(form);
    await press(opened, 'Save Changes');
    expect(await screen.findByText('Menu item updated successfully!')).toBeTruthy();
    expect(stored()).toMatchObject({ imageUrl, imageAlt: 'A bowl of soup.' });
  });

  it('is uploaded when it is dropped, or comes from the camera', async () => {
    const { user, form, zone, camera } = await openForm();
    const group = form.getByRole('group', { name: 'Picture' });
    expect(camera.getAttribute('capture')).toBe('environment');
    await user.upload(camera, picture('photo.jpg'));
    await waitFor(() => expect(api().calls('uploadPicture')).toHaveLength(1));
    await zone.findByRole('button', { name: 'Replace' });
    fireEvent.drop(group, { dataTransfer: { files: [picture('drop.png', 'image/png')] } });
    await waitFor(() => expect(api().calls('uploadPicture')).toHaveLength(2));
    await zone.findByRole('button', { name: 'Replace' });
  });

  it('is said to be blurred when it is too small for a card', async () => {
    const { user, form, zone, files } = await openForm();
    await user.upload(files, picture());
    await waitFor(() => expect(address(form)).toMatch(/^\/uploads\/dish/));
    const shown = await waitFor(() => {
      const image = form.getByRole('group', { name: 'Preview of the picture' }).querySelector('img');
      expect(image?.getAttribute('src')).toBe(address(form));
      return Object.defineProperty(image ?? new Image(), 'naturalWidth', { value: 250 });
    });
    fireEvent.load(shown);
    expect(zone.getByText(/it is only 250 px wide\. From 640 px/)).toBeTruthy();
  });

  it('can be removed', async () => {
    const opened = await openForm();
    await opened.user.click(opened.zone.getByRole('button', { name: 'Remove' }));
    expect(await opened.zone.findByText('No picture: guests see the name on a coloured ground.')).toBeTruthy();
    await press(opened, 'Save Changes');
    expect(await screen.findByText('Menu item updated successfully!')).toBeTruthy();
    expect(stored()?.imageUrl).toBe('');
  });

  it('can be cancelled while it is uploading', async () => {
    const answer = api().hold('uploadPicture');
    const { user, form, zone, files } = await openForm();
    await user.upload(files, picture());
    expect(zone.getByRole('status').textContent).toContain('Uploading soup.jpg...');
    await user.click(zone.getByRole('button', { name: 'Cancel Upload' }));
    answer();
    expect(await zone.findByRole('button', { name: 'Replace' })).toBeTruthy();
    expect(address(form)).toBe('/dishes/soup.webp');
    expect(zone.queryByRole('alert')).toBeNull();
  });

  it('is waited for before the dish is saved, and asked about before the form is closed', async () => {
    const answer = api().hold('uploadPicture');
    const opened = await openForm();
    await opened.user.upload(opened.files, picture());
    await press(opened, 'Save Changes');
    const wait = 'The picture is still being uploaded. Wait for it, or cancel it, and save again.';
    expect(await opened.form.findByText(wait)).toBeTruthy();
    expect(api().calls('updateMenuItem')).toEqual([]);
    await press(opened, 'Cancel');
    await opened.user.click(await screen.findByRole('button', { name: 'Keep Editing' }));
    answer();
    await waitFor(() => expect(address(opened.form)).toMatch(/^\/uploads\/dish/));
    expect(opened.form.queryByText(wait)).toBeNull();
  });
});

describe('a picture that is refused', () => {
  it.each([
    [picture('notes.txt', 'text/plain'), '“notes.txt” is not a picture that can be shown'],
    [picture('IMG_1.HEIC', ''), 'Browsers do not show HEIC pictures.'],
    [Object.defineProperty(picture(), 'size', { value: 30_000_000 }), 'The picture must be at most 20 MB.'],
  ])('before it is sent: %#', async (file, sentence) => {
    const { zone, form } = await openForm();
    fireEvent.drop(form.getByRole('group', { name: 'Picture' }), { dataTransfer: { files: [file] } });
    expect((await zone.findByRole('alert')).textContent).toContain(sentence);
    expect(api().calls('uploadPicture')).toEqual([]);
  });

  it('says why, in the server’s words, and keeps the one before', async () => {
    const message = 'This picture is damaged: it cannot be opened. Please send another one.';
    api().fail('uploadPicture', { status: 400, message });
    const { user, form, zone, files } = await openForm();
    await user.upload(files, picture());
    expect((await zone.findByRole('alert')).textContent).toBe(message);
    expect(address(form)).toBe('/dishes/soup.webp');
    api().mend('uploadPicture');
    await user.upload(files, picture());
    await waitFor(() => expect(address(form)).toMatch(/^\/uploads\/dish/));
    expect(zone.queryByRole('alert')).toBeNull();
  });
});
