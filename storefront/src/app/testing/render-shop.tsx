import type { CartLine, Deal, MenuItem, PublicRestaurant } from '@pickup/contract';
import { createApiClient, createI18n, createQueryClient, type Language } from '@pickup/web';
import { configure, render } from '@testing-library/react';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { App } from '../App.js';
import { createRoutes } from '../routes.js';
import { EMPTY_CART } from '../../cart-store/cart-document.js';
import { createCartStore } from '../../cart-store/cart-store.js';
import en from '../../locales/en.js';
import nl from '../../locales/nl.js';
import { FALLBACK_RESTAURANT } from '../../restaurant/fallback.js';

const ORIGIN = 'http://shop.test';
export const api = (path: `/${string}`): string => `${ORIGIN}/api${path}`;

/** A Saturday noon at which the kitchen is open. */
export const NOON = Date.parse('2026-11-21T11:00:00Z');

export const dish = (id: string, given: Partial<MenuItem> = {}): MenuItem => ({
  id,
  name: `Dish ${id}`,
  nameNl: null,
  description: 'With bread.',
  price: 10,
  imageUrl: '',
  popular: false,
  available: true,
  isActive: true,
  categoryId: 'mains',
  categoryName: 'Mains',
  ...given,
});

export const deal = (id: string, given: Partial<Deal> = {}): Deal => ({
  id,
  title: `Deal ${id}`,
  description: 'Two for one.',
  imageUrl: '',
  originalPrice: null,
  dealPrice: 5,
  discountPercentage: 0,
  type: 'combo',
  featured: false,
  active: true,
  isConditional: false,
  minimumOrderAmount: null,
  validFrom: null,
  validUntil: null,
  ...given,
});

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

const restaurant: PublicRestaurant = {
  ...FALLBACK_RESTAURANT,
  name: 'Mirabelle',
  preparationTimeMin: 15,
  preparationTimeMax: 20,
};

interface Shop {
  dishes?: MenuItem[];
  deals?: Deal[];
  cart?: CartLine[];
  language?: Language;
  handlers?: HttpHandler[];
}

const server = setupServer();

/** Call once per test file: an unknown call fails the test, and nothing is left for the next one. */
export function installShopServer(): void {
  // Pages load when they are first asked for, and a busy machine takes its time.
  configure({ asyncUtilTimeout: 10_000 });
  vi.setConfig({ testTimeout: 40_000 });
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
    // jsdom draws nothing: it has nowhere to scroll to, and no pointer to hold.
    Element.prototype.scrollIntoView = () => undefined;
    Element.prototype.setPointerCapture = () => undefined;
    vi.stubGlobal('scrollTo', () => undefined);
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => {
    server.close();
    vi.unstubAllGlobals();
  });
}

/** The whole storefront at an address, over a made-up kitchen. */
export function renderShop(path: string, { dishes = [], deals = [], cart, language = 'en', handlers = [] }: Shop = {}) {
  server.use(
    ...handlers,
    http.get(api('/restaurant/info'), () => HttpResponse.json(restaurant)),
    http.get(api('/menu/items'), () => HttpResponse.json(dishes)),
    http.get(api('/menu/categories'), () =>
      HttpResponse.json([
        { id: 'mains', name: 'Mains', description: null, menuItems: [] },
        { id: 'drinks', name: 'Drinks', description: null, menuItems: [] },
      ]),
    ),
    http.get(api('/deals'), () => HttpResponse.json(deals)),
  );
  if (cart) localStorage.setItem('cart', JSON.stringify({ ...EMPTY_CART, lines: cart }));
  const router = createMemoryRouter(createRoutes(), { initialEntries: [path] });
  render(
    <App
      i18n={createI18n({ language, resources: { en, nl } })}
      api={createApiClient({ baseUrl: ORIGIN })}
      queries={createQueryClient()}
      cart={createCartStore({ storage: () => localStorage, events: window })}
      startedAt={NOON}
    >
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </App>,
  );
  return router;
}
