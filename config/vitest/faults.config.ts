import { productTests } from './product-tests.js';

/** `npm run faults` and `npm run test:full` go many more rounds than `npm test`. */
const isFull = process.env.TEST_FULL === '1';

const MINUTE_MS = 60_000;

/** What happens to the product that nobody wishes for, on both databases. It starts what `npm test` has built. */
export default productTests({
  name: 'faults',
  include: ['tests/faults/**/*.test.ts'],
  testTimeout: (isFull ? 60 : 2) * MINUTE_MS,
});
