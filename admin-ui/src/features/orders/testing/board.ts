import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

export const titled = (title: string) => waitFor(() => expect(document.title).toBe(title));
export const card = (number: string) => screen.findByRole('article', { name: `Order ${number}` });
export const bar = () => screen.findByRole('region', { name: /new orders? nobody has opened$/ });
export const noBar = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: /new orders? nobody has opened$/ })).toBeNull());
