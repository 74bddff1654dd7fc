import { playwrightResults, vitestResults } from './report.mjs';

const vitest = (name, title, args = []) => ({
  name: title,
  read: vitestResults,
  command: (report) => [
    'vitest',
    'run',
    '--config',
    `config/vitest/${name}.config.ts`,
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
});

/** The screens that differ from this commit in something they are made of; there may be none. */
export const changedScreens = (commit) => ({
  ...vitest('vitest', 'screens that changed', ['--project=screens*', `--changed=${commit}`, '--passWithNoTests']),
  mayBeEmpty: true,
});

/**
 * The suites of tests. `command` names the program and its arguments, given where its report goes; `env` its
 * environment; `read` gives what that report says.
 */
export const SUITES = {
  unit: vitest('vitest', 'rules and screens'),
  rules: vitest('vitest', 'rules', ['--project=unit*']),
  product: vitest('product', 'calls and faults'),
  commands: { ...vitest('commands', 'commands and image'), needsBrowser: true },
  e2e: {
    name: 'browser',
    needsBrowser: true,
    read: playwrightResults,
    command: () => ['playwright', 'test', '--config', 'config/playwright/playwright.config.ts', '--reporter=list,json'],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
  },
};
