import {
  chosenLanguage,
  createApiClient,
  createI18n,
  createQueryClient,
  detectLanguage,
  isLanguage,
  type Language,
} from '@pickup/web';
import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createCartStore } from '../cart-store/cart-store.js';
import { loadTexts } from '../language/texts.js';
import { App } from './App.js';
import { takeEarlyClicks } from './early-clicks.js';
import { readPageState, takeOver, type PageState } from './page-state.js';
import { createRoutes, loadFirstPage } from './routes.js';
import { warmNext } from './warm-next.js';

/** The language of a drawn page is the visitor's: the server reads the same cookie and the same list of preferences. */
const languageFor = (state: PageState | null): Language =>
  isLanguage(state?.language) ? state.language : detectLanguage(chosenLanguage(document.cookie), navigator.languages);

/** Runs something as soon as everything inside answers to clicks. */
function OnceAlive({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(run, [run]);
  return children;
}

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
  // A drawn page may have been scrolled already: to the router it is not a new place, whose top it would lead to.
  const router = createBrowserRouter(routes, state ? { hydrationData: {} } : {});
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
  if (state) {
    const pressEarlyClicks = takeEarlyClicks();
    startTransition(() => void hydrateRoot(host, <OnceAlive run={pressEarlyClicks}>{app}</OnceAlive>));
  } else createRoot(host).render(app);
  warmNext({ pathname, api, queries });
}

const host = document.getElementById('root');
if (host) await start(host);
