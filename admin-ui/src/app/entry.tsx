import {
  addFontFaces,
  chosenLanguage,
  createI18n,
  createQueryClient,
  detectLanguage,
  prefetchToaster,
} from '@pickup/web';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { loadTexts } from '../language/texts.js';
import { createOwnerClient } from '../session-store/owner-client.js';
import { createSessionStore } from '../session-store/session-store.js';
import { App } from './App.js';
import { BASENAME, createRoutes } from './routes.js';

async function start(host: HTMLElement) {
  addFontFaces(document);
  const language = detectLanguage(chosenLanguage(document.cookie), navigator.languages);
  document.documentElement.lang = language;
  const i18n = createI18n({ language, resources: { [language]: await loadTexts(language) } });
  const session = createSessionStore({ storage: () => window.localStorage, events: window });
  const router = createBrowserRouter(createRoutes(), { basename: BASENAME });
  createRoot(host).render(
    <App
      i18n={i18n}
      api={createOwnerClient(session)}
      queries={createQueryClient()}
      session={session}
      readClock={() => Date.now()}
    >
      <RouterProvider router={router} />
    </App>,
  );
  prefetchToaster();
}

const host = document.getElementById('root');
if (host) await start(host);
