import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BUILD_STEPS, PANEL_ENV } from './steps.mjs';

const CONTRACT = 'src-extensions/contract/src';

it('whatever reads the contract is built after the server, whose step takes the compiled contract away for a while', () => {
  const readers = BUILD_STEPS.filter(({ name, inputs = [] }) => name !== 'server' && inputs.includes(CONTRACT));
  expect(readers.map(({ name }) => name)).toEqual(['storefront', 'admin-ui']);
  expect(readers.filter(({ after = [] }) => !after.includes('server'))).toEqual([]);
});

it("the build of Strapi's panel takes no setting of whoever builds it", () => {
  const source = readFileSync(new URL('../../../cms/src/start/settings.ts', import.meta.url), 'utf8');
  const [, schema = ''] = /const Environment = z\.object\(\{([\s\S]*?)\n\}\);/.exec(source) ?? [];
  const settings = [...schema.matchAll(/^ {2}([A-Z0-9_]+):/gm)].map(([, name = '']) => name);
  expect(settings.length).toBeGreaterThan(15);
  expect(settings.filter((name) => !(name in PANEL_ENV))).toEqual([]);
});
