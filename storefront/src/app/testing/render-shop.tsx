import { splitPath, type CartLine } from '@pickup/contract';
import { createApiClient, createI18n, createQueryClient, toast, type Language } from '@pickup/web';
import { createUser } from '@pickup/web/testing';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { afterAll, afterEach, onTestFinished, vi } from 'vitest';
import { EMPTY_CART } from '../../cart-store/cart-document.js';
import { createCartStore } from '../../cart-store/cart-store.js';
import { createMyOrdersStore } from '../../my-orders/my-orders-context.js';
import { wholeTexts } from '../../locales/whole.js';
import { App } from '../App.js';
import { createRoutes, routerOptions } from '../routes.js';

const ORIGIN = 'http://shop.test';

/** A cart line with defaults. */
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

/** Cleans up after each test; call it once per test file. */
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
  /** The visitor's, where the path fixes none. */
  language?: Language;
  /** The current time, in milliseconds. */
  at: number;
  routes?: RouteObject[];
}

/** Renders the whole storefront at a path. */
export function renderShop(path: string, { cart, language: own = 'en', at, routes = createRoutes() }: Visit) {
  if (cart) storeCart(cart);
  const language = splitPath(path).language ?? own;
  const router = createMemoryRouter(routes, { ...routerOptions(path), initialEntries: [path] });
  const queries = createQueryClient();
  onTestFinished(() => {
    router.dispose();
    // Its timers would run for minutes.
    queries.clear();
  });
  // No retries, and no timers that collect garbage after the test.
  const defaults = queries.getDefaultOptions();
  queries.setDefaultOptions({
    ...defaults,
    queries: { ...defaults.queries, retry: false, gcTime: Infinity },
    mutations: { ...defaults.mutations, gcTime: Infinity },
  });
  const browser = { storage: () => localStorage, events: window };
  const { unmount } = render(
    <App
      i18n={createI18n({ language, resources: wholeTexts })}
      api={createApiClient({ baseUrl: ORIGIN })}
      queries={queries}
      cart={createCartStore(browser)}
      orders={createMyOrdersStore(browser)}
      baseUrl={ORIGIN}
      startedAt={at}
      readClock={() => at}
    >
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </App>,
  );
  return { router, queries, unmount, user: createUser() };
}
