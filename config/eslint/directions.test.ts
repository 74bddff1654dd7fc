import { describe, expect, it } from 'vitest';
import { complaints } from './snippets.ts';

const importing = (specifier: string) => `import { x } from '${specifier}';\nexport const y = x;\n`;

/** Where each room's code stands in these examples. */
const fileOf = {
  contract: 'src-extensions/contract/src/rules/x.ts',
  'strapi-kit': 'src-extensions/strapi-kit/src/x.ts',
  ordering: 'src-extensions/ordering/src/placing/x.ts',
  analytics: 'src-extensions/analytics/src/x.ts',
  site: 'src-extensions/site/src/x.ts',
  web: 'src-extensions/web/src/api/x.ts',
  cms: 'cms/src/api/deal/x.ts',
  storefront: 'storefront/src/features/menu/x.tsx',
  'admin-ui': 'admin-ui/src/features/orders/x.tsx',
} as const;
type Room = keyof typeof fileOf;

/** architecture, directions: what each room may import of the others. */
const allowed: Record<Room, Room[]> = {
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
const isRoom = (name: string): name is Room => name in fileOf;
const names = Object.keys(fileOf).filter(isRoom);
const pairs = names.flatMap((from) => names.filter((to) => to !== from).map((to) => ({ from, to })));

describe('between packages', () => {
  it.each(pairs.filter(({ from, to }) => allowed[from].includes(to)))('$from may import $to', async ({ from, to }) => {
    expect(await complaints(fileOf[from], importing(`@pickup/${to}`))).toEqual([]);
  });

  it.each(pairs.filter(({ from, to }) => !allowed[from].includes(to)))('$from may not import $to', async (pair) => {
    const found = await complaints(fileOf[pair.from], importing(`@pickup/${pair.to}`));
    expect(found.map((message) => message.split(';')[0])).toEqual([`${pair.from} must not import ${pair.to}`]);
  });

  it.each([
    ['export … from', "export { x } from '@pickup/web';"],
    ['export *', "export * from '@pickup/web';"],
    ['a type', "import type { X } from '@pickup/web';\nexport type Y = X;"],
    ['an import type', "export type Y = import('@pickup/web').X;"],
    ['a late import', "export const late = () => import('@pickup/web');"],
    ['import = require', "import web = require('@pickup/web');\nexport const y = web;"],
    ['require', "export const web = require('@pickup/web');"],
  ])('a forbidden import is found as %s', async (_, code) => {
    const found = await complaints(fileOf.ordering, code);
    expect(found.map((message) => message.split(';')[0])).toEqual(['ordering must not import web']);
  });

  it.each(names)('%s may not reach into config, tests or another folder', async (room) => {
    const up = '../'.repeat(fileOf[room].split('/').length - 1);
    for (const target of ['config/vite/x', 'tests/api/x', 'package.json']) {
      expect(await complaints(fileOf[room], importing(`${up}${target}`))).toHaveLength(1);
    }
  });

  it.each(['@pickup/contract/src/rules/money.js', '@pickup/contract/dist/index.js', '../../../contract/src/index.js'])(
    'nobody reaches into a package: %s',
    async (specifier) => {
      expect(await complaints(fileOf.ordering, importing(specifier))).toHaveLength(1);
    },
  );

  it.each(['../kit/../../src/x.js', './y.js', '../../src/index.js'])('%s is a file of its own', async (specifier) => {
    expect(await complaints(fileOf.ordering, importing(specifier))).toEqual([]);
  });

  it("a sub-path that a package offers is the package's own word", async () => {
    expect(await complaints(fileOf.cms, importing('@pickup/ordering/strapi-server'))).toEqual([]);
  });

  it('tests of the whole product use the contract, and no server code', async () => {
    expect(await complaints('tests/api/x.test.ts', importing('@pickup/contract'))).toEqual([]);
    expect(await complaints('tests/api/x.test.ts', importing('../../config/scripts/x.mjs'))).toEqual([]);
    expect(await complaints('tests/api/x.test.ts', importing('../../cms/src/index.js'))).toHaveLength(1);
    expect(await complaints('tests/api/x.test.ts', importing('@pickup/ordering'))).toHaveLength(1);
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
  ])('%s may not import %s', async (file, specifier) => {
    expect(await complaints(file, importing(specifier))).toHaveLength(1);
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
  ])('%s may import %s', async (file, specifier) => {
    expect(await complaints(file, importing(specifier))).toEqual([]);
  });

  it('a test of a feature does not need another feature', async () => {
    expect(await complaints('storefront/src/features/menu/Menu.test.tsx', importing('../cart/Cart'))).toHaveLength(1);
  });
});

describe('packages of others', () => {
  const server: Room[] = ['strapi-kit', 'ordering', 'analytics', 'site', 'cms'];
  const browser: Room[] = ['web', 'storefront', 'admin-ui'];

  it.each(['node:fs', 'fs', 'react', 'axios', '@strapi/strapi', 'node:path'])(
    'contract may not import %s',
    async (name) => {
      expect(await complaints(fileOf.contract, importing(name))).toHaveLength(1);
    },
  );

  it('contract imports zod, and its tests what tests need', async () => {
    expect(await complaints(fileOf.contract, importing('zod'))).toEqual([]);
    expect(await complaints('src-extensions/contract/src/rules/x.test.ts', importing('fast-check'))).toEqual([]);
    expect(await complaints('src-extensions/contract/src/rules/x.test.ts', importing('node:fs'))).toHaveLength(1);
  });

  it.each(server)('%s knows no React, but Node', async (room) => {
    expect(await complaints(fileOf[room], importing('react'))).toHaveLength(1);
    expect(await complaints(fileOf[room], importing('react-dom/server'))).toHaveLength(1);
    expect(await complaints(fileOf[room], importing('styled-components'))).toHaveLength(1);
    expect(await complaints(fileOf[room], importing('node:fs'))).toEqual([]);
  });

  it("Strapi's panel is React", async () => {
    expect(await complaints('cms/src/admin/app.tsx', importing('react'))).toEqual([]);
  });

  it.each(browser)('%s knows React, but neither Node nor Strapi', async (room) => {
    expect(await complaints(fileOf[room], importing('react'))).toEqual([]);
    for (const name of ['node:fs', 'fs', 'path', 'fs/promises', '@strapi/strapi']) {
      expect(await complaints(fileOf[room], importing(name))).toHaveLength(1);
    }
  });
});
