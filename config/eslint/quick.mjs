import tseslint from 'typescript-eslint';
import config from './config.mjs';

/** The rules of this house that need no types: what the pre-commit hook has time for. */
export default [
  ...config,
  {
    ...tseslint.configs.disableTypeChecked,
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { program: null, project: false, projectService: false } },
  },
  // Comments that turn a typed rule off have no use here.
  { linterOptions: { reportUnusedDisableDirectives: 'off' } },
];
