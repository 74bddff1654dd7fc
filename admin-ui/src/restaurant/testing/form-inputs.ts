import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** An input of the restaurant's forms by its label: a form this long is slow to look through by role. */
export const input = (label: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });

/** Types something in place of what an input holds. */
export async function retype(user: UserEvent, label: string | RegExp, text: string): Promise<void> {
  await user.clear(input(label));
  if (text !== '') await user.type(input(label), text);
}

/** Gives Tuesday a second shift after one that ends at 14:00. */
export async function addSecondShift(user: UserEvent, from = '17:00', to = '22:00'): Promise<void> {
  await retype(user, 'Tuesday closes at', '14:00');
  await user.click(screen.getByRole('button', { name: 'Add a second shift on Tuesday' }));
  await user.type(input('Tuesday opens again at'), from);
  await user.type(input('Tuesday closes again at'), to);
}
