import {
  chosenLanguage,
  createApiClient,
  createI18n,
  createQueryClient,
  detectLanguage,
  isLanguage,
  type Language,
} from '@pickup/web';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createCartStore } from '../cart-store/cart-store.js';
import { loadTexts } from '../language/texts.js';
import { App } from './App.js';
import { readPageState, takeOver, type PageState } from './page-state.js';
import { createRoutes, loadFirstPage } from './routes.js';
import { warmNext } from './warm-next.js';

/** The language of a drawn page is the visitor's: the server reads the same cookie and the same wishes. */
const languageFor = (state: PageState | null): Language =>
  isLanguage(state?.language) ? state.language : detectLanguage(chosenLanguage(document.cookie), navigator.languages);

/** Brings a page that the server drew to life, or draws it where there is none: cart, checkout, and whatever could not be drawn. */
async function start(host: HTMLElement) {
  const state = readPageState(document);
  const language = languageFor(state);
  document.documentElement.lang = language;
  const api = createApiClient({ late: state !== null });
  const queries = createQueryClient();
  if (state) takeOver(queries, state);
  const routes = createRoutes();
  const { pathname } = window.location;
  const [texts] = await Promise.all([loadTexts(language), loadFirstPage(routes, pathname)]);
  const router = createBrowserRouter(routes);
  const app = (
    <App
      i18n={createI18n({ language, resources: { [language]: texts } })}
      api={api}
      queries={queries}
      cart={createCartStore({ storage: () => window.localStorage, events: window })}
      baseUrl={window.location.origin}
      startedAt={state?.startedAt ?? Date.now()}
    >
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </App>
  );
  // The page can be read already: it comes to life in small steps, and a touch meanwhile is answered first.
  if (state) startTransition(() => void hydrateRoot(host, app));
  else createRoot(host).render(app);
  warmNext({ pathname, api, queries });
}

const host = document.getElementById('root');
if (host) await start(host);
