import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mockApiForEachTest, unopenedOrder, OWNER, receive } from '../../../tests/mock-api/index.js';
import { openOrders } from '../app/rendered-app.js';
import { bar, titled, fakeAudio } from './testing/board.js';

const api = mockApiForEachTest();
afterEach(() => void vi.useRealTimers().unstubAllGlobals());

describe('a board whose session has ended', () => {
  it('says loudly that it is signed out, and receives after the sign-in what it missed', async () => {
    const heard = fakeAudio(true);
    const { user } = await openOrders(OWNER);
    api().sessions.endAll();
    act(() => api().data.board.close());
    expect(await screen.findByText('You are signed out. This screen does not hear new orders.')).toBeTruthy();
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }));
    await titled('Signed out · Back office');
    await waitFor(() => expect(heard.rings).toEqual([311.1]));
    receive(api().data, unopenedOrder(18));
    await user.type(dialog.getByLabelText('Password'), 'right-password{Enter}');
    expect(await bar()).toBeTruthy();
    expect(screen.queryByText('You are signed out. This screen does not hear new orders.')).toBeNull();
    await titled('(1) New orders · Back office');
  });
});
