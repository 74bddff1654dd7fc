import type { BoundFunctions, queries } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** An open form and who types in it. */
interface OpenForm {
  user: UserEvent;
  form: BoundFunctions<typeof queries>;
}

/** Puts a text in the place of what a field holds. */
export async function retype({ user, form }: OpenForm, label: RegExp, text: string): Promise<void> {
  const field = form.getByLabelText(label);
  await user.clear(field);
  if (text !== '') await user.paste(text);
}

export const press = ({ user, form }: OpenForm, name: string) => user.click(form.getByRole('button', { name }));
