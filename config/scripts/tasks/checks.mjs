import { NATIVE_TSC } from './run.mjs';

/** The type programs. Each app types its texts for itself, and Strapi's panel its theme: none fits in with another. */
const TYPE_PROGRAMS = {
  storefront: 'the storefront',
  'admin-ui': 'the back office',
  'cms/src/admin': "what is added to Strapi's panel",
  config: 'everything else',
};

/**
 * Both compilers are written in Go. On one thread, and collecting no garbage before they hold 2 GiB, they take half the
 * processor time and end as early on two cores; the tests beside them have the rest.
 */
const ONE_THREAD = { GOMAXPROCS: '1', GOGC: 'off', GOMEMLIMIT: '2GiB' };

/** What is checked without a running product, as commands of the project's own dependencies. */
export const STATIC_CHECKS = [
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  ...Object.entries(TYPE_PROGRAMS).map(([project, name]) => ({
    name: `types of ${name}`,
    command: ['node', NATIVE_TSC, '-p', project, '--noEmit', '--singleThreaded'],
    env: ONE_THREAD,
  })),
  {
    name: 'unused files, exports and dependencies',
    command: ['knip', '--config', 'config/knip/knip.jsonc', '--no-progress', '--treat-config-hints-as-errors'],
  },
];

/** Lint with types: of our own packages it reads the compiled ones, so the server has to be compiled before. */
export const LINT = { name: 'lint', command: ['oxlint', '.'], env: ONE_THREAD };
