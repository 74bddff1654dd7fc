import type { EndpointName } from '@pickup/contract';
import type { Language } from '@pickup/web';
import type { ComponentType } from 'react';
import { prefetchDishSheet } from '../dish-sheet/lazy-dish-sheet.js';
import { loadPageTexts, type TextPart } from '../language/texts.js';

export interface Page {
  path: string;
  /** The page's link in the navigation bar, when it has one; links stand in the order of this list. */
  nav?: 'menu' | 'deals' | 'reviews' | 'about';
  /** What it shows is the visitor's own, so it is only rendered in the browser. */
  personal?: true;
  /** Its module, as Vite's manifest names it. */
  source: string;
  load: () => Promise<{ default: ComponentType }>;
  /** Its texts beside those of every page. */
  texts: readonly TextPart[];
  /** The calls without parameters that it reads. */
  reads: readonly EndpointName[];
  /** Fetches code that it only needs later. */
  prefetch?: () => void;
  /** The page that visitors mostly open from here. */
  next?: string;
}

/** The calls that the layout of every page reads. */
export const everyPageReads = ['restaurantInfo', 'kitchen'] as const satisfies EndpointName[];

/** Every page that exists; routes and navigation links are made from it. */
export const pages: readonly Page[] = [
  {
    path: '/',
    source: 'src/features/home/HomePage.tsx',
    load: () => import('../features/home/HomePage.js'),
    texts: [],
    reads: ['popularMenuItems', 'featuredDeals', 'reviewStats'],
    next: '/menu',
  },
  {
    path: '/menu',
    nav: 'menu',
    source: 'src/features/menu/MenuPage.tsx',
    load: () => import('../features/menu/MenuPage.js'),
    texts: ['menu'],
    reads: ['menuItems', 'categories'],
    prefetch: prefetchDishSheet,
    next: '/cart',
  },
  {
    path: '/deals',
    nav: 'deals',
    source: 'src/features/deals/DealsPage.tsx',
    load: () => import('../features/deals/DealsPage.js'),
    texts: [],
    reads: ['deals'],
    next: '/cart',
  },
  {
    path: '/reviews',
    nav: 'reviews',
    source: 'src/features/reviews/ReviewsPage.tsx',
    load: () => import('../features/reviews/ReviewsPage.js'),
    texts: ['reviews'],
    reads: ['reviewStats'],
    next: '/menu',
  },
  {
    path: '/about',
    nav: 'about',
    source: 'src/features/about/AboutPage.tsx',
    load: () => import('../features/about/AboutPage.js'),
    texts: ['about'],
    reads: ['popularMenuItems'],
    next: '/menu',
  },
  {
    path: '/cart',
    personal: true,
    source: 'src/features/cart/CartPage.tsx',
    load: () => import('../features/cart/CartPage.js'),
    texts: ['menu'],
    reads: [],
    next: '/checkout',
  },
  {
    path: '/checkout',
    personal: true,
    source: 'src/features/checkout/CheckoutPage.tsx',
    load: () => import('../features/checkout/CheckoutPage.js'),
    texts: ['menu', 'ordering'],
    reads: [],
  },
  {
    path: '/orders/:id',
    personal: true,
    source: 'src/features/tracking/OrderPage.tsx',
    load: () => import('../features/tracking/OrderPage.js'),
    texts: ['menu', 'ordering'],
    reads: [],
    next: '/menu',
  },
];

/** Fetches a page's code and its texts before it is opened. */
export function prefetchPage(path: string, language: Language): void {
  const page = pages.find((each) => each.path === path);
  // A failure shows when the page is opened.
  if (page) Promise.all([page.load(), loadPageTexts(language, page.texts)]).catch(() => undefined);
}
