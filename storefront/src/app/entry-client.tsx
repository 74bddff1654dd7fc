import { knowOffset, splitPath } from '@pickup/contract';
import {
  addFontFaces,
  addTexts,
  chosenLanguage,
  createApiClient,
  createI18n,
  createQueryClient,
  detectLanguage,
  HydratingProvider,
  isLanguage,
  type Language,
} from '@pickup/web';
import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createCartStore } from '../cart-store/cart-store.js';
import { createMyOrdersStore } from '../my-orders/my-orders-context.js';
import { localStorageOfWindow } from '../stored-document/stored-document.js';
import { loadPageTexts, loadTexts } from '../language/texts.js';
import { App } from './App.js';
import { takeEarlyInput } from './early-input.js';
import { hydrateQueries, readPageState, type PageState } from './page-state.js';
import { prefetchNext } from './prefetch-next.js';
import { createRoutes, loadFirstPage, routerOptions } from './routes.js';

/** The address's language, else the visitor's, which a server-rendered page has: the server reads the same cookie and preferences. */
function languageFor(state: PageState | null, ofAddress: Language | null): Language {
  if (ofAddress !== null) return ofAddress;
  return isLanguage(state?.language)
    ? state.language
    : detectLanguage(chosenLanguage(document.cookie), navigator.languages);
}

/** Lets a slow phone answer before it goes on. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Runs something as soon as its children are rendered or hydrated. */
function OnceMounted({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(run, [run]);
  return children;
}

/** Hydrates a page that the server rendered, or renders it here: cart, checkout, and pages that the server failed to render. */
async function start(host: HTMLElement) {
  addFontFaces(document);
  const state = readPageState(document);
  const { pathname } = window.location;
  const { language: ofAddress, path } = splitPath(pathname);
  const language = languageFor(state, ofAddress);
  document.documentElement.lang = language;
  const api = createApiClient({ lazy: state !== null });
  const queries = createQueryClient();
  if (state?.clock) knowOffset(state.clock);
  if (state) hydrateQueries(queries, state);
  const i18n = createI18n({ language, resources: {} });
  const add = (texts: object) => addTexts(i18n, language, texts);
  await nextTask();
  const routes = createRoutes({ addTextsOf: async ({ texts }) => add(await loadPageTexts(language, texts)) });
  await Promise.all([loadTexts(language).then(add), loadFirstPage(routes, path)]);
  const { moved, replay } = takeEarlyInput();
  const isRendered = state !== null && !moved;
  // A server-rendered page may have been scrolled already: with hydration data the router does not scroll to its top.
  const router = createBrowserRouter(routes, {
    ...routerOptions(pathname),
    ...(isRendered && { hydrationData: {} }),
  });
  const browser = localStorageOfWindow();
  const app = (
    <App
      i18n={i18n}
      api={api}
      queries={queries}
      cart={createCartStore(browser)}
      orders={createMyOrdersStore(browser)}
      baseUrl={window.location.origin}
      startedAt={state?.startedAt ?? Date.now()}
    >
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </App>
  );
  const run = () => {
    replay();
    // For whoever measures or waits: every listener of the page is there.
    performance.mark('hydrated');
  };
  const root = (
    <HydratingProvider value={isRendered}>
      <OnceMounted run={run}>{app}</OnceMounted>
    </HydratingProvider>
  );
  // The page can be read already: a transition hydrates in small steps and lets the browser handle input in between.
  if (isRendered) startTransition(() => void hydrateRoot(host, root));
  else createRoot(host).render(root);
  prefetchNext({ path, language, api, queries });
}

const host = document.getElementById('root');
await nextTask();
if (host) await start(host);
