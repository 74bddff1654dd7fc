import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Fills in the English form of the checkout. */
export async function fillIn(user: UserEvent) {
  await user.type(await screen.findByLabelText('Full Name'), 'Anna');
  await user.type(screen.getByLabelText('Email Address'), 'anna@example.com');
  await user.type(screen.getByLabelText('Phone Number'), '06 1234 5678');
}

/** Fills it in and sends the order. */
export async function fillInAndOrder(user: UserEvent) {
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: /^Place Order/ }));
}
