import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { HouseApi, mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';

const house = mockApiForEachTest(() => new HouseApi());

async function openScreen() {
  rememberSession(OWNER);
  const app = renderApp('/admin/restaurant');
  await screen.findByRole('form', { name: 'Restaurant Information' });
  return app;
}

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });
const time = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const saveButton = () => screen.getByRole('button', { name: 'Save Restaurant Information' });
const bodies = (name: 'createRestaurant' | 'updateRestaurant') =>
  house()
    .calls(name)
    .map(({ body }) => body);

describe('the form', () => {
  it('shows a spinner, then every section with what is stored', async () => {
    rememberSession(OWNER);
    const answer = house().hold('adminRestaurant');
    renderApp('/admin/restaurant');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(' Loading...'));
    answer();
    expect(await screen.findByRole('form', { name: 'Restaurant Information' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Basic Info',
      'Location',
      'Contact',
      'Opening Hours',
      'Features and Services',
      'Payment Methods',
      'Social Media',
    ]);
    expect(field('Name').value).toBe('Mirabelle');
    expect(field('Postal code').value).toBe('3511 AM');
    expect(field('Email').getAttribute('type')).toBe('email');
    expect(field(/^Website/).value).toBe('https://mirabelle.example');
    expect(time('Tuesday opens at').value).toBe('11:00');
    expect(toggle('Delivery').checked).toBe(false);
    expect(toggle('Wi-Fi').checked).toBe(true);
    expect(screen.getByText('All changes saved')).toBeTruthy();
    expect(document.title).toBe('Restaurant Information · Back office');
  });

  it('leads back to /admin', async () => {
    const { user, address } = await openScreen();
    await user.click(screen.getByRole('link', { name: 'Back to the back office' }));
    expect(address()).toBe('/admin');
  });

  it('only logs that it could not be loaded, and tries again when asked', async () => {
    house().fail('adminRestaurant', { status: 503, message: 'The books are being moved.' });
    rememberSession(OWNER);
    const { user } = renderApp('/admin/restaurant');
    expect(await screen.findByText('The books are being moved.')).toBeTruthy();
    expect(screen.queryByText('Failed to load restaurant information')).toBeNull();
    expect(screen.queryByRole('form')).toBeNull();
    house().mend('adminRestaurant');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('form')).toBeTruthy();
  });
});

describe('a restaurant that nobody has described', () => {
  it('starts with the defaults and is created', async () => {
    house().kitchen.hasRestaurant = false;
    const { user } = await openScreen();
    expect(screen.getByText('Nothing is saved yet')).toBeTruthy();
    const hours = (day: string) => [time(`${day} opens at`).value, time(`${day} closes at`).value].join('-');
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday']) expect(hours(day)).toBe('09:00-22:00');
    for (const day of ['Friday', 'Saturday']) expect(hours(day)).toBe('09:00-23:00');
    expect(hours('Sunday')).toBe('10:00-21:00');
    for (const on of ['Delivery', 'Takeaway', 'Wi-Fi', 'Cash', 'Card', 'Contactless', 'Online payment'])
      expect(toggle(on).checked, on).toBe(true);
    for (const off of ['Dine-in', 'Parking', 'Wheelchair accessible']) expect(toggle(off).checked, off).toBe(false);

    await user.type(field('Name'), 'Plum');
    await user.type(field('Address'), 'Kade 1');
    await user.type(field('Postal code'), '3511 AA');
    await user.type(field('City'), 'Utrecht');
    await user.type(field('Country'), 'Netherlands');
    await user.type(field('Phone'), '030 555 0100');
    await user.type(field('Email'), 'hello@plum.example');
    await user.click(saveButton());
    expect(await screen.findByText('Restaurant information created successfully!')).toBeTruthy();
    expect(bodies('createRestaurant')).toEqual([
      expect.objectContaining({ name: 'Plum', city: 'Utrecht', description: null, website: null }),
    ]);
    await user.type(field('Name'), 's');
    await user.click(saveButton());
    expect(await screen.findByText('Restaurant information updated successfully!')).toBeTruthy();
    expect(house().kitchen.restaurant.name).toBe('Plums');
  });

  it.each(['Name', 'Address', 'Postal code', 'City', 'Country', 'Phone', 'Email'])('requires %s', async (label) => {
    const { user } = await openScreen();
    await user.clear(field(label));
    await user.type(field(label), '   ');
    await user.click(saveButton());
    expect(await screen.findByText(`${label} is required.`)).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('Please check the marked fields.');
    expect(document.activeElement).toBe(field(label));
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(house().called).not.toContain('updateRestaurant');
  });
});

describe('saving', () => {
  it("sends this screen's own fields, started from the version it showed", async () => {
    const { user } = await openScreen();
    await user.clear(field('Name'));
    await user.type(field('Name'), ' Mirabelle aan de Gracht ');
    await user.clear(field(/^Website/));
    await user.type(field(/^Instagram/), 'instagram.com/mirabelle');
    await user.click(toggle('Parking'));
    await user.click(toggle('Online payment'));
    expect(screen.getByText('Unsaved changes')).toBeTruthy();
    await user.click(saveButton());
    expect(await screen.findByText('Restaurant information updated successfully!')).toBeTruthy();
    const [call] = house().calls('updateRestaurant');
    expect(call?.headers).toMatchObject({ 'if-match': '1' });
    expect(call?.body).toMatchObject({
      name: 'Mirabelle aan de Gracht',
      website: null,
      socialMedia: { facebook: null, instagram: 'https://instagram.com/mirabelle', twitter: null },
      features: { parking: true, takeaway: true },
      paymentMethods: { cash: true, onlinePayment: false },
      openingHours: { monday: { closed: true } },
    });
    expect(Object.keys(Object(call?.body)).sort()).toEqual(
      [
        ...['name', 'description', 'address', 'city', 'postalCode', 'country', 'phone', 'email', 'website'],
        ...['openingHours', 'socialMedia', 'features', 'paymentMethods'],
      ].sort(),
    );
    expect(house().kitchen.restaurant.story).toBe('Two friends, one stove, 2014.');
    expect(await screen.findByText('All changes saved')).toBeTruthy();
    expect(field('Name').value).toBe('Mirabelle aan de Gracht');
    expect(field(/^Instagram/).value).toBe('https://instagram.com/mirabelle');
  });

  it('keeps what is typed while it saves', async () => {
    const { user } = await openScreen();
    await user.type(field('Name'), ' aan');
    const answer = house().hold('updateRestaurant');
    await user.click(saveButton());
    expect((await screen.findByRole('button', { name: 'Saving...' })).getAttribute('aria-busy')).toBe('true');
    await user.type(field('Name'), ' de kade');
    answer();
    await screen.findByText('Restaurant information updated successfully!');
    expect(field('Name').value).toBe('Mirabelle aan de kade');
    expect(house().kitchen.restaurant.name).toBe('Mirabelle aan');
    expect(screen.getByText('Unsaved changes')).toBeTruthy();
  });

  it('says when it fails, with the sentence of the server, and keeps everything', async () => {
    const { user } = await openScreen();
    house().fail('updateRestaurant', { status: 503, message: 'The books are being moved.' });
    await user.type(field('Name'), '!');
    await user.click(saveButton());
    expect(await screen.findByText('Failed to save restaurant information')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('The books are being moved.');
    expect(field('Name').value).toBe('Mirabelle!');
    house().mend('updateRestaurant');
    await user.click(saveButton());
    expect(await screen.findByText('Restaurant information updated successfully!')).toBeTruthy();
  });

  it('says when nobody answers', async () => {
    const { user } = await openScreen();
    house().fail('updateRestaurant', 'network');
    await user.type(field('Name'), '!');
    await user.click(saveButton());
    expect(await screen.findByText('Failed to save restaurant information')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe(
      'The server did not answer. Check the connection and try again.',
    );
    expect(field('Name').value).toBe('Mirabelle!');
  });

  it.each([
    ['Phone', 'ask for Noor', 'phone must be a phone number such as +31 20 555 0142.'],
    ['Facebook (optional)', 'https://', 'socialMedia.facebook must be a web address'],
  ])("puts the server's refusal beside %s", async (label, typed, sentence) => {
    const { user } = await openScreen();
    const path = label === 'Phone' ? 'phone' : 'socialMedia.facebook';
    house().fail('updateRestaurant', { status: 400, message: sentence, issues: [{ path, message: sentence }] });
    await user.clear(field(label));
    await user.type(field(label), label === 'Phone' ? typed : 'facebook.com/m');
    await user.click(saveButton());
    await waitFor(() => expect(field(label).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(sentence).length).toBeGreaterThan(0);
    expect(document.activeElement).toBe(field(label));
  });

  it.each([
    [/^Website/, 'two words', 'This must be a web address such as https://example.com.'],
    ['Email', 'anna@', 'Email must be an address such as anna@example.com.'],
  ])('checks the form of %s', async (label, typed, sentence) => {
    const { user } = await openScreen();
    await user.clear(field(label));
    await user.type(field(label), typed);
    await user.click(saveButton());
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(house().called).not.toContain('updateRestaurant');
  });
});

describe('opening hours', () => {
  it('disables the times of a closed day and keeps them', async () => {
    const { user } = await openScreen();
    const monday = within(screen.getByRole('group', { name: 'Monday' }));
    expect(monday.getByText('Closed all day')).toBeTruthy();
    expect(time('Monday opens at').disabled).toBe(true);
    expect(time('Monday closes at').disabled).toBe(true);
    await user.click(toggle('Open on Monday'));
    expect(time('Monday opens at').disabled).toBe(false);
    expect(time('Monday opens at').value).toBe('11:00');
    await user.click(toggle('Open on Tuesday'));
    await user.click(saveButton());
    await screen.findByText('Restaurant information updated successfully!');
    expect(house().kitchen.restaurant.openingHours).toMatchObject({
      monday: { open: '11:00', close: '21:00', closed: false },
      tuesday: { open: '11:00', close: '21:00', closed: true },
    });
  });

  it('says when a day closes after midnight, and asks for missing times', async () => {
    const { user } = await openScreen();
    expect(screen.queryByText('closes after midnight')).toBeNull();
    await user.clear(time('Friday closes at'));
    await user.type(time('Friday closes at'), '01:00');
    expect(screen.getByText('closes after midnight')).toBeTruthy();
    await user.clear(time('Friday closes at'));
    await user.click(saveButton());
    expect(await screen.findByText('Fill in both times, or mark the day as closed.')).toBeTruthy();
    await user.click(toggle('Open on Friday'));
    await user.click(saveButton());
    await screen.findByText('Restaurant information updated successfully!');
  });
});

describe('two owners', () => {
  it('compares, and goes on with mine without undoing theirs', async () => {
    const { user } = await openScreen();
    await user.clear(field('Name'));
    await user.type(field('Name'), 'My name');
    Object.assign(house().kitchen.restaurant, { name: 'Their name', phone: '030 555 0199', version: '2' });
    await user.click(saveButton());
    const notice = within(await screen.findByRole('alert', { name: '' }));
    expect(notice.getByText('Somebody else changed this meanwhile')).toBeTruthy();
    const rows = notice.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual(['FieldYoursSaved now', 'NameMy nameTheir name']);
    await user.click(notice.getByRole('button', { name: 'Go On With Mine' }));
    expect(field('Name').value).toBe('My name');
    expect(field('Phone').value).toBe('030 555 0199');
    expect(document.activeElement).toBe(saveButton());
    await user.click(saveButton());
    await screen.findByText('Restaurant information updated successfully!');
    expect(house().kitchen.restaurant).toMatchObject({ name: 'My name', phone: '030 555 0199' });
  });

  it('takes what is saved', async () => {
    const { user } = await openScreen();
    await user.type(field('Name'), '!');
    Object.assign(house().kitchen.restaurant, { name: 'Their name', version: '2' });
    await user.click(saveButton());
    await user.click(await screen.findByRole('button', { name: 'Take What Is Saved' }));
    expect(field('Name').value).toBe('Their name');
    expect(screen.getByText('All changes saved')).toBeTruthy();
    expect(house().calls('updateRestaurant')).toHaveLength(1);
  });

  it("saves over the other screen's changes without asking, as it touches none of them", async () => {
    const { user } = await openScreen();
    await user.type(field('Name'), '!');
    Object.assign(house().kitchen.restaurant, { story: 'Another story.', version: '2' });
    await user.click(saveButton());
    await screen.findByText('Restaurant information updated successfully!');
    expect(house().kitchen.restaurant).toMatchObject({ name: 'Mirabelle!', story: 'Another story.' });
  });

  it('compares when somebody else described the restaurant first', async () => {
    house().kitchen.hasRestaurant = false;
    const { user } = await openScreen();
    house().kitchen.hasRestaurant = true;
    for (const [label, text] of [
      ...[['Name', 'Plum'] as const, ['Address', 'Kade 1'] as const, ['Postal code', '3511 AA'] as const],
      ...[['City', 'Utrecht'] as const, ['Country', 'Netherlands'] as const, ['Phone', '030 555 0100'] as const],
      ['Email', 'hello@plum.example'] as const,
    ])
      await user.type(field(label), text);
    await user.click(saveButton());
    expect(await screen.findByText('Somebody else changed this meanwhile')).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: 'Name' })).toBeTruthy();
  });

  it('says when the restaurant is gone, keeps what is typed, and describes it anew', async () => {
    const { user } = await openScreen();
    await user.type(field('Name'), '!');
    house().kitchen.hasRestaurant = false;
    await user.click(saveButton());
    expect(await screen.findByText('Failed to save restaurant information')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('The restaurant has not been described yet.');
    expect(field('Name').value).toBe('Mirabelle!');
    await user.click(saveButton());
    expect(await screen.findByText('Restaurant information created successfully!')).toBeTruthy();
  });
});

describe('leaving', () => {
  it('asks before changes are thrown away, but not when there are none', async () => {
    const { user, address, router } = await openScreen();
    await user.type(field('Name'), '!');
    await user.click(screen.getByRole('link', { name: 'Back to the back office' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Throw away your changes?' }));
    await user.click(dialog.getByRole('button', { name: 'Keep Editing' }));
    expect(address()).toBe('/admin/restaurant');
    expect(field('Name').value).toBe('Mirabelle!');
    await user.click(saveButton());
    await screen.findByText('All changes saved');
    await act(() => router.navigate('/admin/orders'));
    expect(address()).toBe('/admin/orders');
  });

  it('warns when the tab is closed with unsaved changes', async () => {
    const { user } = await openScreen();
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    await user.type(field('Name'), '!');
    expect(closing()).toBe(true);
  });
});

it('speaks Dutch', async () => {
  rememberSession(OWNER);
  renderApp('/admin/restaurant', { language: 'nl' });
  expect(await screen.findByRole('button', { name: 'Restaurantgegevens opslaan' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Maandag' })).toBeTruthy();
  vi.restoreAllMocks();
});
