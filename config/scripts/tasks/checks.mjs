import { NATIVE_TSC } from './run.mjs';

/** The type programs. Each app types its texts for itself, and Strapi's panel its theme: none fits in with another. */
const TYPE_PROGRAMS = {
  storefront: 'the storefront',
  'admin-ui': 'the back office',
  'cms/src/admin': "what is added to Strapi's panel",
  config: 'everything else',
};

/** What is checked without a running product, as commands of the project's own dependencies: the longest first. */
export const STATIC_CHECKS = [
  { name: 'lint', command: ['oxlint', '.'] },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  ...Object.entries(TYPE_PROGRAMS).map(([project, name]) => ({
    name: `types of ${name}`,
    command: ['node', NATIVE_TSC, '-p', project, '--noEmit'],
  })),
  {
    name: 'unused files, exports and dependencies',
    command: ['knip', '--config', 'config/knip/knip.jsonc', '--no-progress', '--treat-config-hints-as-errors'],
  },
];
