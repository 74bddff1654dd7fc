import path from 'node:path';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { directions } from './directions.mjs';
import { clock, reasonToDisable, surroundings, tellingNames, unfocused } from './habits.mjs';

const root = path.resolve(import.meta.dirname, '../..');

const TESTS = ['**/*.test.{ts,tsx}', 'tests/**/*.{ts,tsx}'];

const pickup = {
  rules: { directions, 'telling-names': tellingNames, 'reason-to-disable': reasonToDisable },
};

/** One file tells what is an error here; warnings do not exist, so nobody gets used to them. */
export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/dist-server/',
    '**/coverage/',
    '**/.data/',
    '**/.cache/',
    '**/.strapi/',
    '**/.stamps/',
    '**/test-results/',
    '**/playwright-report/',
    'cms/types/generated/',
    'cms/public/',
    'storefront/public/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { pickup },
    extends: [js.configs.recommended],
    rules: {
      'pickup/directions': 'error',
      'pickup/telling-names': 'error',
      'pickup/reason-to-disable': 'error',
      'max-lines': ['error', 280],
      eqeqeq: 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'prefer-template': 'error',
      'no-restricted-syntax': ['error', ...unfocused],
    },
  },
  {
    files: ['**/*.mjs'],
    // Node's globals are listed nowhere; a misspelt name fails in the first run.
    rules: { 'no-undef': 'off' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { project: [`${import.meta.dirname}/tsconfig.json`] } },
    rules: {
      '@typescript-eslint/no-unsafe-type-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A handler may be async because its type says so.
      '@typescript-eslint/require-await': 'off',
      // `Record<never, never> extends T` is how a type asks whether T requires anything.
      '@typescript-eslint/no-generated-empty-object-type': 'off',
      // A type parameter that is used once still ties a caller's literal to the result.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
    },
  },
  // Each app types its texts for itself, so each is a type program of its own.
  ...['storefront', 'admin-ui'].map((app) => ({
    files: [`${app}/src/**/*.{ts,tsx}`],
    languageOptions: { parserOptions: { project: [`${root}/${app}/tsconfig.json`] } },
  })),
  {
    files: ['src-extensions/contract/src/**/*.ts'],
    ignores: TESTS,
    rules: {
      'no-restricted-syntax': ['error', ...unfocused, ...clock],
      'no-restricted-globals': ['error', ...surroundings],
    },
  },
  {
    files: ['{storefront,admin-ui,src-extensions/web}/src/**/*.{ts,tsx}'],
    extends: [a11y.flatConfigs.recommended],
    plugins: { 'react-hooks': hooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'react-hooks/static-components': 'error',
      'react-hooks/set-state-in-render': 'error',
      'react-hooks/purity': 'error',
      'react-hooks/refs': 'error',
      'react-hooks/globals': 'error',
      'react-hooks/immutability': 'error',
    },
  },
  {
    files: TESTS,
    rules: {
      // A spy is handed to expect() unbound, and a table of cases is as long as its cases.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  prettier,
);
