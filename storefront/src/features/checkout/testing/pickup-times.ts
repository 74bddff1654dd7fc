import { screen } from '@testing-library/react';

/** What a restaurant offers in these tests: a slot every quarter of an hour, today and tomorrow, until it closes. */
export const OFFERED = { slotMinutes: 15, unitsPerSlot: 10, horizonDays: 2, lastOrderMinutes: 0 };

/** A time of the tests' November by the clock of the restaurant, in milliseconds since 1970. */
export const at = (clock: string, day = 21) => Date.parse(`2026-11-${day}T${clock}:00+01:00`);

export const radio = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
export const times = () => screen.getByRole('radiogroup', { name: /^Time, / });
export const placeButton = () => screen.getByRole('button', { name: /^Place Order/ });
