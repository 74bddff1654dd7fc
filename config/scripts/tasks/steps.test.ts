import { expect, it } from 'vitest';
import { BUILD_STEPS } from './steps.mjs';

const CONTRACT = 'src-extensions/contract/src';

it('whatever reads the contract is built after the server, whose step takes the compiled contract away for a while', () => {
  const readers = BUILD_STEPS.filter(({ name, inputs = [] }) => name !== 'server' && inputs.includes(CONTRACT));
  expect(readers.map(({ name }) => name)).toEqual(['storefront', 'admin-ui']);
  expect(readers.filter(({ after = [] }) => !after.includes('server'))).toEqual([]);
});
