import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Puts a text in the place of what a field holds. */
export async function retype(user: UserEvent, label: string | RegExp, text: string): Promise<void> {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.paste(text);
}

export const title = () => screen.getByLabelText<HTMLInputElement>('Title');

/** Everything that is said of a field: its hint and what is wrong with it. */
export const describedBy = (label: string | RegExp) =>
  (screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
