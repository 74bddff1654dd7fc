import { rm } from 'node:fs/promises';
import { isFresh, markFresh, markStale } from './fingerprint.mjs';
import { useHooks } from './hooks.mjs';
import { root, run, tsc } from './run.mjs';

const CONTRACT = ['src-extensions/contract/src', 'src-extensions/contract/package.json'];
const WEB = ['src-extensions/web/src', 'src-extensions/web/package.json', 'config/tsconfig'];
const LOCK = 'package-lock.json';

/** The panel's build reads the server's settings; its result must not depend on whoever builds. */
const PANEL_ENV = {
  ...Object.fromEntries(
    [
      ...['HOST', 'PORT', 'PUBLIC_URL', 'DATA_DIR', 'DATABASE_CLIENT', 'DATABASE_URL', 'SEED', 'TRUST_PROXY'],
      ...['OWNER_EMAIL', 'OWNER_PASSWORD', 'PANEL_EMAIL', 'PANEL_PASSWORD', 'RATE_LIMITS', 'SMTP_URL', 'MAIL_FROM'],
    ].map((name) => [name, '']),
  ),
  NODE_ENV: 'production',
  STRAPI_TELEMETRY_DISABLED: '1',
};

/** Our packages that the server is compiled from, in the order they build on each other. */
export const SERVER_PACKAGES = ['contract', 'strapi-kit', 'ordering', 'analytics', 'site'].map(
  (name) => `src-extensions/${name}`,
);

const PACKAGE_FILES = ['.', 'cms', 'storefront', 'admin-ui', 'tests', ...SERVER_PACKAGES, 'src-extensions/web'].map(
  (folder) => `${folder}/package.json`,
);

/** What has to be done before the product can start: each step says what it reads, what it makes and how. */
export const INSTALL = {
  name: 'install',
  says: 'Installing packages (a few minutes the first time)',
  inputs: [LOCK, ...PACKAGE_FILES],
  outputs: ['node_modules/.package-lock.json'],
  work: async () => {
    await run('npm', ['ci', '--include=dev', '--include=optional', '--no-progress', '--loglevel=error']);
    useHooks();
  },
};

export const BUILD_STEPS = [
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
  {
    name: 'panel',
    says: "Building Strapi's panel",
    inputs: [LOCK, 'cms/src/admin', 'cms/config/admin.ts', 'cms/config/plugins.ts', 'cms/package.json'],
    outputs: ['cms/dist/build/index.html'],
    work: () => run('strapi', ['build'], { cwd: `${root}/cms`, env: PANEL_ENV, quiet: true }),
  },
  {
    name: 'pictures',
    says: 'Drawing the dish pictures',
    inputs: [LOCK, 'config/scripts/dish-pictures.mjs', 'cms/data/seed/pictures.json'],
    outputs: ['storefront/public/dishes'],
    work: () => run('node', ['config/scripts/dish-pictures.mjs'], { quiet: true }),
  },
  {
    name: 'storefront',
    says: 'Building the storefront',
    inputs: [
      LOCK,
      ...CONTRACT,
      ...WEB,
      'storefront',
      'cms/data/seed/pictures.json',
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
    inputs: [LOCK, ...CONTRACT, ...WEB, 'admin-ui', 'config/vite', 'config/scripts/tasks/compress.mjs'],
    outputs: ['admin-ui/dist/index.html'],
    work: () => buildApp('admin-ui'),
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

async function buildApp(name) {
  const config = name === 'storefront' ? 'storefront' : 'admin';
  await run('vite', ['build', '--config', `config/vite/${config}.config.ts`, '--logLevel', 'warn']);
  const { compressFolder } = await import('./compress.mjs');
  await compressFolder(`${root}/${name}/dist`);
}

/** Both halves together: they name the same files. */
async function buildStorefront() {
  await buildApp('storefront');
  await run('vite', ['build', '--config', 'config/vite/storefront-server.config.ts', '--logLevel', 'warn']);
}

/** Does a step unless its inputs are those of the last time. */
export async function bring(step) {
  if (isFresh(root, step)) return;
  process.stdout.write(`${step.says} …\n`);
  // Until it is done the step counts as never done: half a build must not be started later.
  markStale(root, step);
  await step.work();
  markFresh(root, step);
}

/**
 * Installs and builds whatever is stale.
 * @param {() => void} [checkSettings] runs once the server is compiled, before the longer steps
 */
export async function bringUpToDate(checkSettings) {
  await bring(INSTALL);
  for (const step of BUILD_STEPS) {
    await bring(step);
    if (step.name === 'server') checkSettings?.();
  }
}

/** Installs what the lock file names, unless that is done. */
export const installPackages = () => bring(INSTALL);

/** Installs, and compiles the server. */
export async function compileServer() {
  await installPackages();
  for (const step of BUILD_STEPS.filter(({ name }) => name === 'server')) await bring(step);
}
