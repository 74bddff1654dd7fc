import type { ComponentType } from 'react';

export interface Page {
  path: string;
  /** The page's link in the navigation bar, when it has one; links stand in the order of this list. */
  nav?: 'menu' | 'deals' | 'reviews' | 'about';
  load: () => Promise<{ default: ComponentType }>;
}

/** Every page that exists; routes and navigation links are made from it. */
export const pages: readonly Page[] = [
  { path: '/', load: () => import('../features/home/HomePage.js') },
  { path: '/menu', nav: 'menu', load: () => import('../features/menu/MenuPage.js') },
  { path: '/deals', nav: 'deals', load: () => import('../features/deals/DealsPage.js') },
  { path: '/reviews', nav: 'reviews', load: () => import('../features/reviews/ReviewsPage.js') },
  { path: '/about', nav: 'about', load: () => import('../features/about/AboutPage.js') },
  { path: '/cart', load: () => import('../features/cart/CartPage.js') },
  { path: '/checkout', load: () => import('../features/checkout/CheckoutPage.js') },
];

/** Fetches a page's code ahead of the click. */
export function warmPage(path: string): void {
  // A failure shows itself when the page is really opened.
  void pages
    .find((page) => page.path === path)
    ?.load()
    .catch(() => undefined);
}
