import { screen, within } from '@testing-library/react';
import { inCart } from './pizza.js';
import { renderShop } from './render-shop.js';

/** The menu with the mock's choices, once its dishes are there. @param at the time of the page, in milliseconds */
export async function openMenu(at: number, path = '/menu') {
  const shop = renderShop(path, { at });
  await screen.findAllByText('Pizza Margherita');
  return shop;
}

/** The open sheet of a dish. */
export const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** What each line of the cart has chosen, such as `2 mozzarella`; null where nothing can be. */
export const chosenInCart = () =>
  inCart().map(({ choices }) => choices?.map(({ optionId, count }) => `${count} ${optionId}`) ?? null);
