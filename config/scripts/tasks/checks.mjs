import { BUILD_STEPS, INSTALL, bring } from './steps.mjs';
import { run, tsc } from './run.mjs';

const VITEST = 'config/vitest/vitest.config.ts';

/** The type programs. Each app types its texts for itself, and Strapi's panel its theme: none fits in with another. */
const TYPE_PROGRAMS = {
  storefront: 'the storefront',
  'admin-ui': 'the back office',
  'cms/src/admin': "what is added to Strapi's panel",
  config: 'everything else',
};

/** What is checked without a running product. */
export const STATIC_CHECKS = [
  { name: 'format', work: () => run('oxfmt', ['--check', '.']) },
  { name: 'lint', work: () => run('oxlint', ['.']) },
  ...Object.entries(TYPE_PROGRAMS).map(([project, name]) => ({
    name: `types of ${name}`,
    work: () => tsc(['-p', project, '--noEmit']),
  })),
  {
    name: 'for files, exports and dependencies nobody uses',
    work: () => run('knip', ['--config', 'config/knip/knip.jsonc', '--no-progress', '--treat-config-hints-as-errors']),
  },
];

/** Installs, and compiles the server. */
export async function compileServer() {
  await bring(INSTALL);
  for (const step of BUILD_STEPS.filter(({ name }) => name === 'server')) await bring(step);
}

/** Runs the checks one after another: two cores are busy with one. */
export async function runStaticChecks() {
  for (const { name, work } of STATIC_CHECKS) {
    process.stdout.write(`Checking ${name} …\n`);
    await work();
  }
}

export const runUnitTests = (args = []) => run('vitest', ['run', '--config', VITEST, ...args]);
