import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** An input of a form by its label: a long form is slow to look through by role. */
export const input = (label: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });

/** Puts a text in the place of what an input holds. */
export async function retype(user: UserEvent, label: string | RegExp, text: string): Promise<void> {
  await user.clear(input(label));
  if (text !== '') await user.paste(text);
}
