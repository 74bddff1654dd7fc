import { screen, within } from '@testing-library/react';

/** A part of the screen by its name. */
export const section = (name: string) => within(screen.getByRole('region', { name }));
