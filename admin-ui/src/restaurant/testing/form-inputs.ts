import { screen } from '@testing-library/react';

/** An input of the restaurant's forms by its label: a form this long is slow to look through by role. */
export const input = (label: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
