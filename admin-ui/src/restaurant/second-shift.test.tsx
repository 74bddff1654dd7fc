import { screen, waitFor } from '@testing-library/react';
import { input, retype } from '@pickup/web/testing';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, OWNER } from '../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../app/rendered-app.js';

const api = mockApiForEachTest();

/** Both screens that edit the hours. */
const SCREENS = [
  ['/admin/restaurant-settings', 'Restaurant Settings'],
  ['/admin/restaurant', 'Restaurant Information'],
] as const;

async function open(path: string, title: string) {
  rememberSession(OWNER);
  const app = renderApp(path);
  await screen.findByRole('form', { name: title });
  const save = () => app.user.click(screen.getByRole('button', { name: `Save ${title}` }));
  return { ...app, save };
}

const button = (name: string) => screen.getByRole('button', { name });
const sent = () => api().calls('updateRestaurant')[0]?.body;

describe.each(SCREENS)('a second shift on %s', (path, title) => {
  it('is added with the keyboard, sent with the week, and shown after the save', async () => {
    const { user, save } = await open(path, title);
    await retype(user, 'Tuesday closes at', '14:00');
    button('Add a second shift on Tuesday').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(input('Tuesday opens again at')));
    await user.type(input('Tuesday opens again at'), '17:00');
    await user.type(input('Tuesday closes again at'), '22:00');
    await save();
    await screen.findByText('All changes saved');
    expect(sent()).toMatchObject({
      openingHours: {
        tuesday: { open: '11:00', close: '14:00', second: { open: '17:00', close: '22:00' } },
        wednesday: { second: null },
      },
    });
    expect(input('Tuesday opens again at').value).toBe('17:00');
  });

  it('is removed, and the focus returns to the button that adds it', async () => {
    api().data.restaurant.openingHours.tuesday = {
      open: '11:00',
      close: '14:00',
      closed: false,
      second: { open: '17:00', close: '22:00' },
    };
    const { user, save } = await open(path, title);
    await user.click(button('Remove the second shift of Tuesday'));
    await waitFor(() => expect(document.activeElement).toBe(button('Add a second shift on Tuesday')));
    expect(screen.queryByLabelText('Tuesday opens again at')).toBeNull();
    await save();
    await screen.findByText('All changes saved');
    expect(sent()).toMatchObject({ openingHours: { tuesday: { second: null } } });
  });
});
