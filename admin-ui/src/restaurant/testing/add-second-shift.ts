import { input, retype } from '@pickup/web/testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Gives Tuesday a second shift after one that ends at 14:00. */
export async function addSecondShift(user: UserEvent, from = '17:00', to = '22:00'): Promise<void> {
  await retype(user, 'Tuesday closes at', '14:00');
  await user.click(screen.getByRole('button', { name: 'Add a second shift on Tuesday' }));
  await user.type(input('Tuesday opens again at'), from);
  await user.type(input('Tuesday closes again at'), to);
}
