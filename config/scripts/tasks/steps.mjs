import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { useHooks } from './hooks.mjs';
import { isInstalled } from './installed.mjs';
import { isCompiled, prepareAddon } from './native-addon.mjs';
import { root, run, runInBackground, tsc } from './run.mjs';
import { bringAll } from './side-by-side.mjs';

const CONTRACT = ['src-extensions/contract/src', 'src-extensions/contract/package.json'];
const WEB = ['src-extensions/web/src', 'src-extensions/web/package.json', 'config/tsconfig'];
const LOCK = 'package-lock.json';

/** The panel's build reads the server's settings; its result must not depend on whoever builds. */
export const PANEL_ENV = {
  ...Object.fromEntries(
    [
      'HOST',
      'PORT',
      'PUBLIC_URL',
      'DATA_DIR',
      'DATABASE_CLIENT',
      'DATABASE_URL',
      'SEED',
      'TRUST_PROXY',
      'OWNER_EMAIL',
      'OWNER_PASSWORD',
      'PANEL_EMAIL',
      'PANEL_PASSWORD',
      'RATE_LIMITS',
      'OPEN_ORDERS',
      'VAPID_PRIVATE_KEY',
      'PUSH_TEST_ORIGIN',
      'SMTP_URL',
      'MAIL_FROM',
      'S3_BUCKET',
      'S3_ENDPOINT',
      'S3_REGION',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
    ].map((name) => [name, '']),
  ),
  NODE_ENV: 'production',
  STRAPI_TELEMETRY_DISABLED: '1',
};

/** Our packages that the server is compiled from, in the order they build on each other. */
export const SERVER_PACKAGES = ['contract', 'strapi-kit', 'ordering', 'analytics', 'site'].map(
  (name) => `src-extensions/${name}`,
);

const WORKSPACES = ['', 'cms', 'storefront', 'admin-ui', 'tests', ...SERVER_PACKAGES, 'src-extensions/web'];

/** What has to be done before the product can start: each step says what it reads, what it makes and how. */
const INSTALL = {
  name: 'packages',
  says: 'Installing packages (a few minutes the first time)',
  isDone: () => isInstalled(root, WORKSPACES),
  work: ({ signal }) =>
    run('npm', ['ci', '--include=dev', '--include=optional', '--ignore-scripts', '--no-progress', '--loglevel=error'], {
      signal,
    }),
};

/** What installing would do one after another: here the build goes on meanwhile. */
const NATIVE = {
  name: 'native',
  says: 'Preparing packages for this machine',
  isDone: () => isCompiled(root),
  work: prepareAddon,
};

const PANEL_BUILD = fileURLToPath(new URL('build-panel.mjs', import.meta.url));

const PANEL = {
  name: 'panel',
  says: "Building Strapi's panel",
  // It is built from the compiled settings.
  after: ['server'],
  inputs: [
    LOCK,
    'cms/src/admin',
    'cms/config/admin.ts',
    'cms/config/plugins.ts',
    'cms/package.json',
    'config/scripts/tasks/build-panel.mjs',
  ],
  outputs: ['cms/dist/build/index.html'],
  work: ({ signal }) => run('node', [PANEL_BUILD], { env: PANEL_ENV, quiet: true, signal }),
};

/**
 * In the order in which they begin; what takes long, or others wait for, comes first.
 * @type {readonly import('./side-by-side.mjs').Step[]}
 */
export const BUILD_STEPS = [
  NATIVE,
  {
    name: 'server',
    says: 'Compiling the server',
    inputs: [
      LOCK,
      'config/tsconfig',
      ...SERVER_PACKAGES.flatMap((folder) =>
        ['src', 'package.json', 'tsconfig.json'].map((name) => `${folder}/${name}`),
      ),
      'cms/src',
      'cms/config',
      'cms/tsconfig.json',
    ],
    outputs: ['cms/dist/src/start/start.js', 'src-extensions/contract/dist/index.js'],
    work: compile,
  },
  PANEL,
  {
    name: 'pictures',
    says: 'Drawing the dish pictures',
    inputs: [LOCK, 'config/scripts/dish-pictures.mjs', 'config/dish-drawings'],
    outputs: ['storefront/public/dishes'],
    work: ({ signal }) => run('node', ['config/scripts/dish-pictures.mjs'], { quiet: true, signal }),
  },
  {
    name: 'storefront',
    says: 'Building the storefront',
    // Its plugins load the compiled contract, which the server's step makes from nothing.
    after: ['server', 'pictures'],
    inputs: [
      LOCK,
      ...CONTRACT,
      ...WEB,
      'storefront',
      'config/dish-drawings',
      'config/scripts/dish-pictures.mjs',
      'config/vite',
      'config/scripts/tasks/compress.mjs',
    ],
    outputs: ['storefront/dist/index.html', 'storefront/dist-server/entry-server.cjs'],
    work: buildStorefront,
  },
  {
    name: 'admin-ui',
    says: 'Building the back office',
    after: ['server'],
    inputs: [LOCK, ...CONTRACT, ...WEB, 'admin-ui', 'config/vite', 'config/scripts/tasks/compress.mjs'],
    outputs: ['admin-ui/dist/index.html'],
    work: ({ signal }) => buildApp('admin-ui', signal),
  },
];

/** From nothing: what has lost its source must not be loaded any more. */
async function compile() {
  const built = ['cms/dist/src', 'cms/dist/config', 'cms/dist/tsconfig.tsbuildinfo'];
  // The record of the last build lies beside the sources: with it alone, tsc believes that the output is still there.
  const packages = SERVER_PACKAGES.flatMap((folder) =>
    ['dist', 'tsconfig.tsbuildinfo'].map((place) => `${folder}/${place}`),
  );
  for (const place of [...built, ...packages]) await rm(`${root}/${place}`, { recursive: true, force: true });
  await tsc(['-b', 'cms']);
}

const vite = (config, signal) =>
  run('vite', ['build', '--config', `config/vite/${config}.config.ts`, '--logLevel', 'warn'], { signal });

async function buildApp(name, signal) {
  await vite(name === 'storefront' ? 'storefront' : 'admin', signal);
  const { compressFolder } = await import('./compress.mjs');
  await compressFolder(`${root}/${name}/dist`);
}

/** Both halves together: they name the same files. */
async function buildStorefront({ signal }) {
  await buildApp('storefront', signal);
  await vite('storefront-server', signal);
}

/** Installs what the lock file names, unless that is done; some of it is not prepared for this machine yet. */
export async function installPackages() {
  await bringAll([INSTALL], { root });
  useHooks();
}

/** Installs all that programs of the packages need. */
export async function installForThisMachine() {
  await installPackages();
  await bringAll([NATIVE], { root });
}

/** Installs and builds whatever is stale. */
export async function bringUpToDate() {
  await installPackages();
  await bringAll(BUILD_STEPS, { root });
}

/**
 * Installs and builds what the product needs to take orders: everything but the raw panel.
 * @param {() => void} checkSettings runs once the server is compiled, beside the other steps; what it throws ends them
 */
export async function prepareStart(checkSettings) {
  await installPackages();
  const onDone = (name) => name === 'server' && checkSettings();
  const steps = BUILD_STEPS.filter((step) => step !== PANEL);
  await bringAll(steps, { root, onDone });
}

/** Builds the raw panel, if it is stale, beside the product that runs in this process, and says how that went. */
export async function buildPanelMeanwhile(say = (line) => process.stdout.write(`${line}\n`)) {
  const work = () => runInBackground(PANEL_BUILD, { env: PANEL_ENV });
  let isBuilding = false;
  const begin = () => {
    isBuilding = true;
    say("Building Strapi's panel in the background; everything else works meanwhile.");
  };
  try {
    await bringAll([{ ...PANEL, work }], { root, say: begin });
    if (isBuilding) say("Strapi's panel is ready.");
  } catch (error) {
    say(`${error.message} Everything else works; run "npm run build" to see why, no restart is needed after it.`);
  }
}

/** Installs, and compiles the server and what it needs of others. */
export async function compileServer() {
  await installPackages();
  await bringAll(
    BUILD_STEPS.filter(({ name }) => ['native', 'server'].includes(name)),
    { root },
  );
}
