import { createApiClient, createI18n, createQueryClient, detectLanguage, chosenLanguage } from '@pickup/web';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createCartStore } from '../cart-store/cart-store.js';
import { loadTexts } from '../language/texts.js';
import { App } from './App.js';
import { createRoutes, loadFirstPage } from './routes.js';

async function start(host: HTMLElement) {
  const language = detectLanguage(chosenLanguage(document.cookie), navigator.languages);
  document.documentElement.lang = language;
  const routes = createRoutes();
  const [texts] = await Promise.all([loadTexts(language), loadFirstPage(routes, window.location.pathname)]);
  const i18n = createI18n({ language, resources: { [language]: texts } });
  const cart = createCartStore({ storage: () => window.localStorage, events: window });
  const router = createBrowserRouter(routes);
  createRoot(host).render(
    <App
      i18n={i18n}
      api={createApiClient()}
      queries={createQueryClient()}
      cart={cart}
      baseUrl={window.location.origin}
      startedAt={Date.now()}
    >
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </App>,
  );
}

const host = document.getElementById('root');
if (host) await start(host);
