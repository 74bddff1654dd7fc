import { screen, within } from '@testing-library/react';

/** A part of the screen by its name. */
export const section = (name: string) => within(screen.getByRole('region', { name }));

export const saveButton = () => screen.getByRole('button', { name: 'Save Restaurant Settings' });

/** What is said once the settings are saved. */
export const saved = () => screen.findByText('Restaurant settings updated successfully!');
