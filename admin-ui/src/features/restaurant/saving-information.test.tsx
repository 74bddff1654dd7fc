import { screen, waitFor } from '@testing-library/react';
import { input, retype } from '@pickup/web/testing';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { openForm } from '../../app/rendered-app.js';

const api = mockApiForEachTest();

const openScreen = () => openForm(OWNER, '/admin/restaurant', 'Restaurant Information');

const saveButton = () => screen.getByRole('button', { name: 'Save Restaurant Information' });

describe('saving', () => {
  it("sends this screen's own fields, started from the version it showed", async () => {
    const { user } = await openScreen();
    await retype(user, 'Name', ' Mirabelle aan de Gracht ');
    await user.clear(input(/^Website/));
    await user.type(input(/^Instagram/), 'instagram.com/mirabelle');
    await user.click(input('Parking'));
    await user.click(input('Online payment'));
    expect(screen.getByText('Unsaved changes')).toBeTruthy();
    await user.click(saveButton());
    expect(await screen.findByText('Restaurant information updated successfully!')).toBeTruthy();
    const [call] = api().calls('updateRestaurant');
    expect(call?.headers).toMatchObject({ 'if-match': '1' });
    expect(call?.body).toMatchObject({
      name: 'Mirabelle aan de Gracht',
      website: null,
      socialMedia: { facebook: null, instagram: 'https://instagram.com/mirabelle', twitter: null },
      features: { parking: true, takeaway: true },
      paymentMethods: { cash: true, onlinePayment: false },
      openingHours: { monday: { closed: true } },
    });
    for (const other of ['story', 'zipCode', 'hasDelivery', 'mondayOpen', 'facebookUrl', 'capacity', 'id', 'version'])
      expect(call?.body).not.toHaveProperty(other);
    expect(api().data.restaurant.story).toBe('Two friends, one stove, 2014.');
    expect(await screen.findByText('All changes saved')).toBeTruthy();
    expect(input('Name').value).toBe('Mirabelle aan de Gracht');
    expect(input(/^Instagram/).value).toBe('https://instagram.com/mirabelle');
  });

  it('keeps what is typed while it saves', async () => {
    const { user } = await openScreen();
    await user.type(input('Name'), ' aan');
    const answer = api().hold('updateRestaurant');
    await user.click(saveButton());
    expect((await screen.findByRole('button', { name: 'Saving...' })).getAttribute('aria-busy')).toBe('true');
    await user.type(input('Name'), ' de kade');
    answer();
    await screen.findByText('Restaurant information updated successfully!');
    expect(input('Name').value).toBe('Mirabelle aan de kade');
    expect(api().data.restaurant.name).toBe('Mirabelle aan');
    expect(screen.getByText('Unsaved changes')).toBeTruthy();
  });

  it('says when it fails, with the sentence of the server, and keeps everything', async () => {
    const { user } = await openScreen();
    api().fail('updateRestaurant', { status: 503, message: 'The books are being moved.' });
    await user.type(input('Name'), '!');
    await user.click(saveButton());
    expect(await screen.findByText('Failed to save restaurant information')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('The books are being moved.');
    expect(input('Name').value).toBe('Mirabelle!');
    api().mend('updateRestaurant');
    await user.click(saveButton());
    expect(await screen.findByText('Restaurant information updated successfully!')).toBeTruthy();
  });

  it('says when nobody answers', async () => {
    const { user } = await openScreen();
    api().fail('updateRestaurant', 'network');
    await user.type(input('Name'), '!');
    await user.click(saveButton());
    expect(await screen.findByText('Failed to save restaurant information')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe(
      'The server did not answer. Check the connection and try again.',
    );
    expect(input('Name').value).toBe('Mirabelle!');
  });

  it.each([
    ['phone', () => input('Phone')],
    ['socialMedia.facebook', () => input(/^Facebook/)],
    ['openingHours.tuesday.open', () => input('Tuesday opens at')],
  ])("puts the server's refusal of %s beside its input", async (path, refused) => {
    const { user } = await openScreen();
    const message = `${path} is not to the taste of the server.`;
    api().fail('updateRestaurant', { status: 400, message, issues: [{ path, message }] });
    await user.click(saveButton());
    expect(await screen.findByText('Failed to save restaurant information')).toBeTruthy();
    expect(refused().getAttribute('aria-invalid')).toBe('true');
    expect(refused().getAttribute('aria-describedby')).toContain(screen.getAllByText(message).find(({ id }) => id)?.id);
    expect(document.activeElement).toBe(refused());
  });

  it('says what the server says of a phone number that cannot be one', async () => {
    const { user } = await openScreen();
    await retype(user, 'Phone', 'ask for Noor');
    await user.click(saveButton());
    const sentence = 'phone must be a phone number such as +31 20 555 0142.';
    await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
    expect(screen.getByRole('alert').textContent).toBe('Please check the marked fields.');
  });

  it.each([
    [/^Website/, 'two words', 'This must be a web address such as https://example.com.'],
    ['Email', 'anna@', 'Email must be an address such as anna@example.com.'],
  ])('checks the form of %s', async (label, typed, sentence) => {
    const { user } = await openScreen();
    await retype(user, label, typed);
    await user.click(saveButton());
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(api().called).not.toContain('updateRestaurant');
  });
});
