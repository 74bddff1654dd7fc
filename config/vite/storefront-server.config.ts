import react from '@vitejs/plugin-react';
import { defaultServerConditions, defineConfig } from 'vite';
import { precomputedRoutes } from './precomputed-routes.ts';
import { dedupe, fontsAsFiles, repository, styledComponents } from './shared.config.ts';

const conditions = ['pickup-source', ...defaultServerConditions];

/** The storefront's other half, which draws its pages on the server: one file with all it needs inside, for `require`. */
export default defineConfig({
  root: `${repository}storefront`,
  oxc: styledComponents,
  plugins: [react(), precomputedRoutes({ forCustomers: true })],
  publicDir: false,
  // Nobody asks the environment: a server that is started for development draws as fast.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: { conditions, dedupe },
  ssr: { noExternal: true, target: 'node', resolve: { conditions } },
  build: {
    ssr: 'src/app/entry-server.tsx',
    outDir: `${repository}storefront/dist-server`,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    // The same addresses as in the browser's half, which holds the files.
    assetsInlineLimit: fontsAsFiles,
    rolldownOptions: { output: { format: 'cjs', entryFileNames: 'entry-server.cjs', codeSplitting: false } },
  },
});
