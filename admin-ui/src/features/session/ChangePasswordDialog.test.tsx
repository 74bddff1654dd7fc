import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, OWNER, PASSWORD } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';
import { SESSION_KEYS } from '../../session-store/session-store.js';

const api = mockApiForEachTest();

const NEW = 'apples-in-october';

async function openDialog() {
  rememberSession(OWNER);
  const app = renderApp('/admin');
  const opener = await screen.findByRole('button', { name: 'Change Password' });
  await app.user.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
  const type = async (current: string, next: string, repeated = next) => {
    for (const [label, text] of [
      ['Current password', current],
      ['New password', next],
      ['Repeat the new password', repeated],
    ] as const) {
      const input = dialog.getByLabelText(label);
      await app.user.clear(input);
      if (text !== '') await app.user.type(input, text);
    }
    await app.user.click(dialog.getByRole('button', { name: 'Change Password' }));
  };
  return { ...app, opener, dialog, type };
}

describe('changing the password', () => {
  it('changes it, and goes on with the new session', async () => {
    const { type, opener } = await openDialog();
    await type(PASSWORD, NEW);
    expect(await screen.findByText('Password changed successfully!')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api().sessions.password).toBe(NEW);
    expect(localStorage.getItem(SESSION_KEYS.token)).toBe(api().sessions.latestToken);
    expect(screen.getByText('Signed in as owner@example.com')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it.each([
    ['nothing', '', '', '', 'Current password is required'],
    ['a short one', PASSWORD, 'apples7', 'apples7', 'The new password must have at least 8 characters.'],
    ['a long one', PASSWORD, 'a'.repeat(73), 'a'.repeat(73), 'The new password must have at most 72 characters.'],
    ['the same again', PASSWORD, PASSWORD, PASSWORD, 'Choose a password other than the current one.'],
    ['two that differ', PASSWORD, NEW, `${NEW}x`, 'The two new passwords are not the same.'],
  ])('is not asked for with %s', async (_, current, next, repeated, problem) => {
    const { type, dialog } = await openDialog();
    await type(current, next, repeated);
    expect(await dialog.findByText(problem)).toBeTruthy();
    expect(api().calls('changePassword')).toEqual([]);
  });

  it('says at the field that the current one is wrong, keeps the rest, and takes that back once it is changed', async () => {
    const { type, dialog } = await openDialog();
    await type('wrong', NEW);
    expect(await dialog.findByText('This is not your current password.')).toBeTruthy();
    expect(await screen.findByText('Failed to change password')).toBeTruthy();
    const current = dialog.getByLabelText('Current password');
    expect(current.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(current);
    expect(dialog.getByLabelText<HTMLInputElement>('New password').value).toBe(NEW);
    await type(PASSWORD, NEW);
    expect(await screen.findByText('Password changed successfully!')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Failed to change password')).toBeNull());
  });

  it("says in the server's words how long to wait after too many attempts", async () => {
    const message = 'Too many attempts. Try again in 12 minutes.';
    api().fail('changePassword', { status: 429, message });
    const { type, dialog } = await openDialog();
    await type('wrong', NEW);
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe(message));
  });

  it('says at the field what else the server does not like about the new one', async () => {
    const message = 'newPassword is too well known.';
    api().fail('changePassword', { status: 400, message, issues: [{ path: 'newPassword', message }] });
    const { type, dialog } = await openDialog();
    await type(PASSWORD, NEW);
    expect(await dialog.findByText(message)).toBeTruthy();
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('says that there was no answer, and keeps what was typed', async () => {
    api().fail('changePassword', 'network');
    const { type, dialog } = await openDialog();
    await type(PASSWORD, NEW);
    await waitFor(() =>
      expect(dialog.getByRole('alert').textContent).toBe(
        'The server did not answer. Check the connection and try again.',
      ),
    );
    expect(dialog.getByLabelText<HTMLInputElement>('Current password').value).toBe(PASSWORD);
  });

  it('shows and hides each password by itself', async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Show password: New password' }));
    expect(dialog.getByLabelText('New password').getAttribute('type')).toBe('text');
    expect(dialog.getByLabelText('Current password').getAttribute('type')).toBe('password');
    await user.click(dialog.getByRole('button', { name: 'Hide password: New password' }));
    expect(dialog.getByLabelText('New password').getAttribute('type')).toBe('password');
  });

  it('asks before what was typed is thrown away', async () => {
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText('New password'), 'x');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Throw Away' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
