import { within } from '@testing-library/react';

/** The rows of the table in an element, cell by cell, without its head. */
export const tableRows = (element: HTMLElement): string[][] =>
  within(element)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
