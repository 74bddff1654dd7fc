import { BUILD_STEPS, INSTALL, bring } from './steps.mjs';
import { run, tsc } from './run.mjs';

const VITEST = 'config/vitest/vitest.config.ts';

/** What is checked without a running product. Each app types its texts for itself and is a program of its own. */
export const STATIC_CHECKS = [
  { name: 'format', work: () => run('oxfmt', ['--check', '.']) },
  { name: 'lint', work: () => run('oxlint', ['.']) },
  ...['storefront', 'admin-ui', 'config'].map((project) => ({
    name: project === 'config' ? 'types of everything else' : `types of ${project}`,
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
