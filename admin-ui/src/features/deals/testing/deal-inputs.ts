import { screen } from '@testing-library/react';

export const title = () => screen.getByLabelText<HTMLInputElement>('Title');

/** Everything that is said of a field: its hint and what is wrong with it. */
export const describedBy = (label: string | RegExp) =>
  (screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
