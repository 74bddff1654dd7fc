import { retype } from '@pickup/web/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderShop } from './render-shop.js';

/** The page of reviews, once the dialog is open. @param at the time of the page, in milliseconds */
export async function openReviewDialog(at: number) {
  const shop = renderShop('/reviews', { at });
  await screen.findByRole('heading', { name: 'Guest r1' });
  const opener = screen.getByRole('button', { name: 'Write a Review' });
  await shop.user.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Write a Review' }));
  return { ...shop, dialog, opener };
}

export const star = (count: number) => screen.getByRole<HTMLInputElement>('radio', { name: `${count} out of 5 stars` });
export const submitButton = () => screen.getByRole('button', { name: 'Submit Review' });

/** Fills in what a review needs: four stars, name and email. */
export async function fillInReview(user: UserEvent) {
  await user.click(star(4));
  await retype(user, 'Name', '  Anna  ');
  await retype(user, 'Email', 'anna@example.com');
}
