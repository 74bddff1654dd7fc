import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** A lane of the board by its heading. */
const lane = (name: string) => screen.findByRole('region', { name });

/** The last three digits of each order of a lane, from its top. */
export const numbersOf = async (name: string) =>
  within(await lane(name))
    .queryAllByRole('article')
    .map((article) => article.getAttribute('data-order')?.slice(-3));

export const inLane = (name: string, ...numbers: string[]) =>
  waitFor(async () => expect(await numbersOf(name)).toEqual(numbers));
