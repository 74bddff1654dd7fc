import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the form of a group by a button of the choices screen. */
export async function openGroupForm(user: UserEvent, button: string) {
  const opener = await screen.findByRole('button', { name: button });
  await user.click(opener);
  return { user, opener, form: within(await screen.findByRole('dialog')) };
}
type OpenForm = Awaited<ReturnType<typeof openGroupForm>>;

export const press = ({ user, form }: Pick<OpenForm, 'user' | 'form'>, name: string) =>
  user.click(form.getByRole('button', { name }));

/** Puts a text in the place of what a field holds. */
export async function retype({ user }: Pick<OpenForm, 'user'>, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.type(field, text);
}

/** The row of an option. */
export const rowOf = ({ form }: Pick<OpenForm, 'form'>, name: string) => within(form.getByRole('listitem', { name }));

/** The options by the names that are typed, in order. */
export const typedNames = ({ form }: Pick<OpenForm, 'form'>) =>
  form.getAllByLabelText<HTMLInputElement>('Option').map(({ value }) => value);
