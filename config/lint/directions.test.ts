import { describe, expect, it } from 'vitest';
import { importProblem } from './directions.mjs';
import { lintTexts } from './lint-texts.mjs';

/** Where each workspace's code stands in these examples. */
const fileOf = {
  contract: 'src-extensions/contract/src/rules/x.ts',
  'strapi-kit': 'src-extensions/strapi-kit/src/x.ts',
  ordering: 'src-extensions/ordering/src/orders/x.ts',
  analytics: 'src-extensions/analytics/src/x.ts',
  site: 'src-extensions/site/src/x.ts',
  web: 'src-extensions/web/src/api/x.ts',
  cms: 'cms/src/api/deal/x.ts',
  storefront: 'storefront/src/features/menu/x.tsx',
  'admin-ui': 'admin-ui/src/features/orders/x.tsx',
} as const;
type Workspace = keyof typeof fileOf;

/** architecture, directions: what each workspace may import of the others. */
const allowed: Record<Workspace, Workspace[]> = {
  contract: [],
  'strapi-kit': ['contract'],
  ordering: ['contract', 'strapi-kit'],
  analytics: ['contract', 'strapi-kit'],
  site: ['contract', 'strapi-kit'],
  web: ['contract'],
  cms: ['contract', 'strapi-kit', 'ordering', 'analytics'],
  storefront: ['contract', 'web'],
  'admin-ui': ['contract', 'web'],
};
const isWorkspace = (name: string): name is Workspace => name in fileOf;
const names = Object.keys(fileOf).filter(isWorkspace);
const pairs = names.flatMap((from) => names.filter((to) => to !== from).map((to) => ({ from, to })));

describe('between packages', () => {
  it.each(pairs.filter(({ from, to }) => allowed[from].includes(to)))('$from may import $to', ({ from, to }) => {
    expect(importProblem(fileOf[from], `@pickup/${to}`)).toBeNull();
  });

  it.each(pairs.filter(({ from, to }) => !allowed[from].includes(to)))('$from may not import $to', ({ from, to }) => {
    expect(importProblem(fileOf[from], `@pickup/${to}`)?.split(';')[0]).toBe(`${from} must not import ${to}`);
  });

  it('the linter finds a forbidden import in every form it can have', () => {
    const forms = {
      'import … from': "import { x } from '@pickup/web';\nexport const y = x;",
      'export … from': "export { x } from '@pickup/web';",
      'export *': "export * from '@pickup/web';",
      'a type': "import type { X } from '@pickup/web';\nexport type Y = X;",
      'an import type': "export type Y = import('@pickup/web').X;",
      'a late import': "export const late = () => import('@pickup/web');",
      'import = require': "import web = require('@pickup/web');\nexport const y = web;",
      require: "export const web = require('@pickup/web');",
    };
    const fileOfForm = (index: number) => `src-extensions/ordering/src/orders/form-${index}.ts`;
    const { problems } = lintTexts(new Map(Object.values(forms).map((code, index) => [fileOfForm(index), code])));
    const found = problems.filter(({ rule }) => rule === 'pickup(directions)');
    const missed = Object.keys(forms).filter((_, index) => !found.some(({ file }) => file === fileOfForm(index)));
    expect(missed).toEqual([]);
    expect(new Set(found.map(({ message }) => message.split(';')[0]))).toEqual(
      new Set(['ordering must not import web']),
    );
  });

  it.each(names)('%s may not reach into config, tests or another folder', (workspace) => {
    const up = '../'.repeat(fileOf[workspace].split('/').length - 1);
    for (const target of ['config/vite/x', 'tests/api/x', 'package.json']) {
      expect(importProblem(fileOf[workspace], `${up}${target}`)).toBeTypeOf('string');
    }
  });

  it.each(['@pickup/contract/src/rules/money.js', '@pickup/contract/dist/index.js', '../../../contract/src/index.js'])(
    'nobody reaches into a package: %s',
    (specifier) => {
      expect(importProblem(fileOf.ordering, specifier)).toBeTypeOf('string');
    },
  );

  it.each(['../kit/../../src/x.js', './y.js', '../../src/index.js'])('%s is a file of its own', (specifier) => {
    expect(importProblem(fileOf.ordering, specifier)).toBeNull();
  });

  it("a sub-path that a package offers is the package's own word", () => {
    expect(importProblem(fileOf.cms, '@pickup/ordering/strapi-server')).toBeNull();
  });

  it('tests of the whole product use the contract, and no server code', () => {
    expect(importProblem('tests/api/x.test.ts', '@pickup/contract')).toBeNull();
    expect(importProblem('tests/api/x.test.ts', '../../config/scripts/x.mjs')).toBeNull();
    expect(importProblem('tests/api/x.test.ts', '../../cms/src/index.js')).toBeTypeOf('string');
    expect(importProblem('tests/api/x.test.ts', '@pickup/ordering')).toBeTypeOf('string');
  });
});

describe('inside an app', () => {
  const inMenu = 'storefront/src/features/menu/parts/Card.tsx';

  it.each([
    [inMenu, '../../cart/Cart'],
    [inMenu, '../../cart'],
    [inMenu, '../../../features/cart/Cart'],
    [inMenu, '../../../app/router'],
    ['admin-ui/src/features/orders/Orders.tsx', '../menu/Menu'],
    ['admin-ui/src/features/orders/Orders.tsx', '../../app/router'],
    ['storefront/src/cart-store/store.ts', '../features/menu/Menu'],
    ['storefront/src/cart-store/store.ts', '../app/router'],
  ])('%s may not import %s', (file, specifier) => {
    expect(importProblem(file, specifier)).toBeTypeOf('string');
  });

  it.each([
    [inMenu, '../Menu'],
    [inMenu, '../cart/Badge'],
    [inMenu, '../../menu/Menu'],
    [inMenu, '../../../cart-store/store'],
    ['storefront/src/app/router.tsx', '../features/menu/Menu'],
    ['storefront/src/app/parts/Bar.tsx', '../router'],
    ['storefront/src/main.tsx', './app/router'],
    ['storefront/src/features/menu/Menu.test.tsx', '../../app/providers'],
    ['storefront/src/features/menu/Menu.test.tsx', '../../../../tests/mock-api/server'],
  ])('%s may import %s', (file, specifier) => {
    expect(importProblem(file, specifier)).toBeNull();
  });

  it('a test of a feature does not need another feature', () => {
    expect(importProblem('storefront/src/features/menu/Menu.test.tsx', '../cart/Cart')).toBeTypeOf('string');
  });
});

describe('packages of others', () => {
  const server: Workspace[] = ['strapi-kit', 'ordering', 'analytics', 'site', 'cms'];
  const browser: Workspace[] = ['web', 'storefront', 'admin-ui'];

  it.each(['node:fs', 'fs', 'react', 'axios', '@strapi/strapi', 'node:path'])('contract may not import %s', (name) => {
    expect(importProblem(fileOf.contract, name)).toBeTypeOf('string');
  });

  it('contract imports zod, and its tests what tests need', () => {
    expect(importProblem(fileOf.contract, 'zod')).toBeNull();
    expect(importProblem('src-extensions/contract/src/rules/x.test.ts', 'fast-check')).toBeNull();
    expect(importProblem('src-extensions/contract/src/rules/x.test.ts', 'node:fs')).toBeTypeOf('string');
  });

  it.each(server)('%s knows no React, but Node', (workspace) => {
    expect(importProblem(fileOf[workspace], 'react')).toBeTypeOf('string');
    expect(importProblem(fileOf[workspace], 'react-dom/server')).toBeTypeOf('string');
    expect(importProblem(fileOf[workspace], 'styled-components')).toBeTypeOf('string');
    expect(importProblem(fileOf[workspace], 'node:fs')).toBeNull();
  });

  it("Strapi's panel is React", () => {
    expect(importProblem('cms/src/admin/app.tsx', 'react')).toBeNull();
  });

  it.each(browser)('%s knows React, but neither Node nor Strapi', (workspace) => {
    expect(importProblem(fileOf[workspace], 'react')).toBeNull();
    for (const name of ['node:fs', 'fs', 'path', 'fs/promises', '@strapi/strapi']) {
      expect(importProblem(fileOf[workspace], name)).toBeTypeOf('string');
    }
  });
});
