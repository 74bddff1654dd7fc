import { build, defaultClientConditions, type Plugin } from 'vite';
import { repository } from './shared.config.ts';

/** The storefront's service worker: one file by itself, as it shares no file with the pages. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  closeBundle: async () => {
    await build({
      configFile: false,
      root: `${repository}storefront`,
      publicDir: false,
      logLevel: 'error',
      resolve: { conditions: ['pickup-source', ...defaultClientConditions] },
      build: {
        outDir: `${repository}storefront/dist`,
        emptyOutDir: false,
        target: 'es2022',
        rolldownOptions: {
          input: `${repository}storefront/src/offline/worker/service-worker.ts`,
          output: { format: 'iife', entryFileNames: 'service-worker.js' },
        },
      },
    });
  },
});
