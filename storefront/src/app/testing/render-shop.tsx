import type { CartLine } from '@pickup/contract';
import { createApiClient, createI18n, createQueryClient, toast, type Language } from '@pickup/web';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { afterAll, afterEach, onTestFinished, vi } from 'vitest';
import { EMPTY_CART } from '../../cart-store/cart-document.js';
import { createCartStore } from '../../cart-store/cart-store.js';
import en from '../../locales/en.js';
import nl from '../../locales/nl.js';
import { App } from '../App.js';
import { createRoutes } from '../routes.js';

const ORIGIN = 'http://shop.test';

/** A line as the cart keeps it; what is not given is ordinary. */
export const line = (id: string, given: Partial<CartLine> = {}): CartLine => ({
  id,
  name: `Dish ${id}`,
  price: 10,
  quantity: 1,
  type: 'menu',
  imageUrl: '',
  customizations: [],
  minimumOrderAmount: null,
  isConditional: false,
  ...given,
});

/** Puts lines into this browser's stored cart. */
export const storeCart = (lines: CartLine[]): void =>
  localStorage.setItem('cart', JSON.stringify({ ...EMPTY_CART, lines }));

/** Call once per test file: nothing outlives its test. */
export function prepareBrowser(): void {
  afterEach(async () => {
    vi.restoreAllMocks();
    // Toasts outlive their page.
    await toast.clear();
  });
  afterAll(() => vi.unstubAllGlobals());
}

interface Visit {
  cart?: CartLine[];
  language?: Language;
  /** When the page is looked at, in milliseconds. */
  at: number;
  routes?: RouteObject[];
}

/** The whole storefront at an address and a moment. */
export function renderShop(path: string, { cart, language = 'en', at, routes = createRoutes() }: Visit) {
  if (cart) storeCart(cart);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const queries = createQueryClient();
  onTestFinished(() => {
    router.dispose();
    // What it keeps for later would wait for minutes.
    queries.clear();
  });
  // What fails here fails for good: no screen waits for a second attempt.
  // What is forgotten later keeps a timer, even after the cache is cleared.
  const defaults = queries.getDefaultOptions();
  queries.setDefaultOptions({
    ...defaults,
    queries: { ...defaults.queries, retry: false, gcTime: Infinity },
    mutations: { ...defaults.mutations, gcTime: Infinity },
  });
  render(
    <App
      i18n={createI18n({ language, resources: { en, nl } })}
      api={createApiClient({ baseUrl: ORIGIN })}
      queries={queries}
      cart={createCartStore({ storage: () => localStorage, events: window })}
      baseUrl={ORIGIN}
      startedAt={at}
      readClock={() => at}
    >
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </App>,
  );
  return { router, user: userEvent.setup() };
}
